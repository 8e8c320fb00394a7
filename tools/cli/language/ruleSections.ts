// Writes the sections of docs/language.md.
import { exampleCell, exampleOf } from './exampleCell'
import {
  actionDefinitions,
  blockDefinitions,
  fieldWidgets,
  type Edited,
  type FormatDefinition,
  type FormatName,
  formats,
  formatValue,
  textFormats,
  type TextFormatDefinition,
  type Member,
  type NameSet,
  type PathTarget,
  type Rule,
  shapeOf,
  type AnyTypeRule,
  typesOfPages,
  typesOfProduct,
  namedKeywords,
  nestedKeywords,
  plainKeywords,
  type SchemaKeyword,
} from '@pagewright/engine/tools'

/** Returns the sections in their order: page, blocks, actions, then the types that these use. */
export function pageSections(): readonly string[] {
  const types = typesOfPages()
  const kinds = [
    ...kindSections('Block', types, Object.values(blockDefinitions)),
    ...kindSections('Action', types, Object.values(actionDefinitions)),
  ]
  const own = new Set([
    'PageConfig',
    'Block',
    'Action',
    ...[...Object.values(blockDefinitions), ...Object.values(actionDefinitions)].map(({ rule }) => rule.name),
  ])
  const rest = [...types.values()].filter(({ name }) => !own.has(name))
  const page = types.get('PageConfig')
  return [
    ...(page ? [section(page)] : []),
    ...kinds,
    ...rest.map((type) => section(type)),
    widgetSection(),
    textFormatSection(),
  ]
}

/** Returns the sections of markets, of calls of the server, and of functions of the app. */
export function productSections(): readonly string[] {
  const ofPages = typesOfPages()
  const own = [...typesOfProduct().values()].filter(({ name }) => name !== 'Look' && !ofPages.has(name))
  return own.map((type) => section(type))
}

/** Returns the section about the keywords of definitions. */
export function keywordSection(): string {
  const lines = Object.entries<SchemaKeyword>({ ...plainKeywords, ...namedKeywords, ...nestedKeywords }).map(
    ([name, { doc, example }]) => [`\`${name}\``, doc, `\`${JSON.stringify(example).replaceAll('|', '\\|')}\``],
  )
  const intro =
    'A definition of `schemas/` is a JSON Schema with these keywords. Others are refused, except those that begin with `x-`.'
  return `## Keywords of schemas\n\n${intro}\n\n${table(['keyword', '', 'example'], lines)}\n`
}

interface Kind {
  readonly kind: string
  readonly rule: AnyTypeRule
  readonly example: { readonly [name: string]: unknown }
}

/** Returns one section with the common members of all kinds, and one section for each kind. */
function kindSections(
  name: string,
  types: ReadonlyMap<string, AnyTypeRule>,
  kinds: readonly Kind[],
): readonly string[] {
  const all = kinds.map(({ rule }) => Object.entries(membersOf(rule)))
  const [first = [], ...others] = all
  const isEverywhere = ([member, { doc }]: readonly [string, Member]) =>
    others.every((members) => members.some(([other, { doc: said }]) => other === member && said === doc))
  const common = first.filter((entry) => isEverywhere(entry) && !isKindMember(entry[0]))
  const names = new Set(common.map(([member]) => member))
  const head = [
    `## ${name}`,
    types.get(name)?.doc ?? '',
    kinds.map(({ rule }) => linkTo(rule.name)).join(' \\| '),
    `All of them have:`,
    rows(name, common),
    '',
  ].join('\n\n')
  const each = kinds.map(({ rule, example }) => {
    const own = Object.entries(membersOf(rule)).filter(([member]) => !names.has(member))
    const sample = `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``
    return [
      `## ${rule.name}`,
      rule.doc,
      `Has the members of every ${linkTo(name)}, and:`,
      rows(rule.name, own, example),
      sample,
      '',
    ].join('\n\n')
  })
  return [head, ...each].map((text) => text.trimEnd() + '\n')
}

/** Returns true for the member that names the kind. */
function isKindMember(member: string): boolean {
  return member === 'block' || member === 'do'
}

function section({ name, doc, rule }: AnyTypeRule): string {
  const shape = shapeOf(rule)
  const body =
    shape.is === 'object'
      ? rows(name, Object.entries(shape.members))
      : shape.is === 'choice'
        ? name === 'Format'
          ? formatTable()
          : table(
              ['name', ''],
              Object.entries(shape.of).map(([one, { doc: what }]) => [`\`${one}\``, what]),
            )
        : takes(rule)
  return `## ${name}\n\n${doc}\n\n${body}\n`
}

function membersOf(rule: Rule): { readonly [name: string]: Member } {
  const shape = shapeOf(rule)
  return shape.is === 'object' ? shape.members : {}
}

/** Returns the table of members. Throws if one has no example: neither its own, nor in the example of its kind. */
function rows(
  type: string,
  members: readonly (readonly [name: string, member: Member])[],
  inKind: { readonly [name: string]: unknown } = {},
): string {
  const lines = members.map(([name, member]) => {
    const example = exampleOf(member, inKind[name])
    if (example === undefined) throw new Error(`${type}.${name} has no example. Write one in its definition.`)
    return [`\`${name}\`${member.isNeeded ? ' *' : ''}`, takes(member.rule), member.doc, exampleCell(example)]
  })
  return table(['member', 'takes', '', 'example'], lines)
}

function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |')
  return [row(head), `|${head.map(() => '---|').join('')}`, ...lines.map(row)].join('\n')
}

function widgetSection(): string {
  const lines = Object.entries(fieldWidgets).map(([name, { doc, fits, example }]) => [
    `\`${name}\``,
    doc,
    fits.map((one) => edited[one]).join(', '),
    exampleCell(example.schema),
  ])
  const head = ['name', '', 'edits', 'example of a schema']
  return `## Field widgets\n\nThe widgets of the engine. A product adds its own.\n\n${table(head, lines)}\n`
}

const edited: { readonly [Name in Edited]: string } = {
  string: 'text',
  number: 'number',
  boolean: 'true or false',
  array: 'list',
  choice: 'enum, or `options` of the field',
}

function textFormatSection(): string {
  const lines = Object.entries<TextFormatDefinition>(textFormats).map(([name, { doc, example, refuses }]) => [
    `\`${name}\``,
    doc,
    `\`"${example}"\``,
    refuses === undefined ? '' : `\`"${refuses}"\``,
  ])
  const head = ['name', '', 'valid', 'not valid']
  return `## Text formats\n\nThe values of \`format\` in a schema. The engine validates them.\n\n${table(head, lines)}\n`
}

/** Returns the table of formats, with what each writes in a market of the zone UTC. */
function formatTable(): string {
  const options = { timeZone: 'UTC', shortDivisor: 1000, now: () => Date.UTC(2026, 0, 31, 14), t: sayTime }
  const lines = Object.entries<FormatDefinition>(formats).map(([name, { doc, example }]) => [
    `\`${name}\``,
    doc,
    exampleCell(example),
    drawn.has(name) ? '' : formatValue(example, name as FormatName, options),
  ])
  return table(['name', '', 'value', 'shown as'], lines)
}

/** Says the times of the examples. */
function sayTime(key: string, vars?: { readonly count?: string | number }): string {
  return key === 'engine.time.hours' ? `${vars?.count} hours ago` : 'Yesterday'
}

/** Formats that are drawn, not written. */
const drawn: ReadonlySet<string> = new Set(['image', 'images', 'rich'])

/** Returns the allowed values of a rule, in one line. */
function takes(rule: Rule): string {
  switch (rule.is) {
    case 'name':
      return names[rule.set]
    case 'path':
      return paths[rule.to]
    case 'oneOf':
      return rule.values.map((value) => JSON.stringify(value).replaceAll('"', "'")).join(' \\| ')
    case 'choice':
      return Object.keys(rule.of)
        .map((value) => `'${value}'`)
        .join(' \\| ')
    case 'list':
      return `list of ${takes(rule.of)}`
    case 'byId':
      return `${rule.keys ? `by ${takes(rule.keys)}` : 'by id'}: ${takes(rule.of)}`
    case 'object': {
      const members = Object.entries(rule.members).map(
        ([name, member]) => `${name}${member.isNeeded ? '' : '?'}: ${takes(member.rule)}`,
      )
      return `{ ${members.join('; ')} }`
    }
    case 'either':
      return rule.of.map(takes).join(' \\| ')
    case 'kinds':
      return Object.values(rule.of)
        .map((kind) => takes(kind.rule))
        .join(' \\| ')
    case 'type':
    case 'named':
      return rule.name === 'Look' ? '[tokens](design.md)' : linkTo(rule.name)
    case 'special':
    case 'sees':
      return takes(rule.like)
    case 'literal':
      return 'text \\| number'
    case 'flag':
      return 'true \\| false'
    case 'definition':
      return 'definition'
    case 'language':
      return 'language of `locales/`'
    case 'anything':
    case 'colour':
    case 'conditions':
    case 'endpoint':
    case 'null':
    case 'number':
    case 'text':
      return rule.is
  }
}

function linkTo(name: string): string {
  return `[${name}](#${name.toLowerCase()})`
}

const names: { readonly [Set in NameSet]: string } = {
  message: 'message',
  readEndpoint: 'endpoint that reads',
  writeEndpoint: 'endpoint that writes',
  fileEndpoint: 'endpoint that answers a file',
  route: 'route',
  linkedRoute: 'route',
  form: 'form',
  icon: 'icon',
  event: 'event',
  widget: 'widget of the product',
  fieldWidget: '[field widget](#field-widgets), or widget of the product',
  nativeCall: 'native function',
}

const paths: { readonly [To in PathTarget]: string } = {
  anything: 'path',
  text: 'path to a text',
  textOrNumber: 'path to a text or a number',
  address: 'path to an address',
  number: 'path to a number',
  list: 'path to a list',
  shown: 'path to anything but an object',
  image: 'path to the address of a picture',
}

// Writes the sections of docs/language.md about pages.
import { exampleCell } from './exampleCell'
import {
  actionDefinitions,
  blockDefinitions,
  fieldWidgets,
  textFormats,
  type Member,
  type NameSet,
  type PathTarget,
  type Rule,
  shapeOf,
  type AnyTypeRule,
  typesOfPages,
} from '@pagewright/engine/tools'

/** Returns the sections in their order: page, blocks, actions, then the types that these use. */
export function ruleSections(): readonly string[] {
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
    `## Field widgets\n\nThe widgets of the engine. A product adds its own.\n\n${table(fieldWidgets)}\n`,
    `## Text formats\n\nThe values of \`format\` in a schema. The engine validates them.\n\n${table(textFormats)}\n`,
  ]
}

interface Kind {
  readonly kind: string
  readonly rule: AnyTypeRule
  readonly example: object
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
    rows(kinds[0]?.rule.name ?? name, common),
    '',
  ].join('\n\n')
  const each = kinds.map(({ rule, example }) => {
    const own = Object.entries(membersOf(rule)).filter(([member]) => !names.has(member))
    const sample = `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``
    return [
      `## ${rule.name}`,
      rule.doc,
      `Has the members of every ${linkTo(name)}, and:`,
      rows(rule.name, own),
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
        ? table(shape.docs)
        : takes(rule)
  return `## ${name}\n\n${doc}\n\n${body}\n`
}

function membersOf(rule: Rule): { readonly [name: string]: Member } {
  const shape = shapeOf(rule)
  return shape.is === 'object' ? shape.members : {}
}

function rows(type: string, members: readonly (readonly [name: string, member: Member])[]): string {
  const lines = members.map(
    ([name, { doc, rule, isNeeded }]) =>
      `| \`${name}\`${isNeeded ? ' *' : ''} | ${takes(rule)} | ${doc} | ${exampleCell(type, name)} |`,
  )
  return ['| member | takes | | example |', '|---|---|---|---|', ...lines].join('\n')
}

function table(docs: { readonly [name: string]: string }): string {
  return ['| name | |', '|---|---|', ...Object.entries(docs).map(([name, doc]) => `| \`${name}\` | ${doc} |`)].join(
    '\n',
  )
}

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
      return Object.keys(rule.docs)
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
      return linkTo(rule.name)
    case 'special':
    case 'sees':
      return takes(rule.like)
    case 'literal':
      return 'text \\| number'
    case 'flag':
      return 'true \\| false'
    case 'anything':
    case 'conditions':
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
  route: 'route',
  linkedRoute: 'route',
  form: 'form',
  icon: 'icon',
  widget: 'widget of the product',
  fieldWidget: '[field widget](#field-widgets), or widget of the product',
  nativeCall: 'native function',
}

const paths: { readonly [To in PathTarget]: string } = {
  anything: 'path',
  text: 'path to a text',
  textOrNumber: 'path to a text or a number',
  number: 'path to a number',
  list: 'path to a list',
  shown: 'path to anything but an object',
}

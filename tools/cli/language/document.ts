// docs/language.md: the whole page language, told by the comments of its types.
import { setAt, type NameSet } from './names'
import { indexIn, membersIn, nameOf, type Member, type NamedType, type TypeNode, type Types } from './readTypes'

/** Gives the text of the document. Throws for a member that says nothing of itself. */
export function languageText(types: Types): string {
  return [head, ...order(types).map((type) => section(type, types)), ''].join('\n')
}

const head = `# The language of pages

Written by \`npm run generate\` from the comments in \`src/engine/language/types/plain*.ts\` and \`market.ts\`. Do not edit.

A page is data: no functions, no expressions in texts. A page may be written as \`pages/<name>.ts\`, where the compiler knows every
name, path and value, or as \`pages/<name>.json\`, as \`pages/demo.json\` is. No compiler looks at that: the editor knows its names by
\`"$schema": "../src/generated/editor/page.json"\`, and \`npm run check\` tells all that is wrong. What stands in a market's \`pages\` is a change of a page (JSON Merge Patch): what it names is
merged, \`null\` removes, a list is replaced.

A *message* is a key of \`locales/\`, an *endpoint* one of \`schemas/api.json\`, a *form* one of \`schemas/forms.json\`, a *route* one of
\`pages.config.ts\`, an *icon* one of lucide's. A *path* begins with what it looks into: \`user.\` who is signed in, \`query.\` the address,
\`now.\` the time in the market's zone (\`day\`, \`month\`, \`hour\`, \`weekday\`), \`host.\` the app around the page, \`market.\` its facts,
\`data.\` a named read of \`pages/sources.ts\`, \`row.\` the row or record, \`form.\` what is filled in, \`state.\` what the page keeps,
\`answer.\` what a call answered.
`

/** Pages and blocks first, then what they are made of, and markets at the end. */
function order({ types }: Types): readonly NamedType[] {
  const all = [...types.values()].filter(({ name }) => !aside.has(name))
  const rank = ({ name }: NamedType): number =>
    name === 'PageConfig'
      ? 0
      : name === 'Block'
        ? 1
        : /Block/.test(name)
          ? 2
          : name === 'Action'
            ? 3
            : /Action/.test(name)
              ? 4
              : 5
  return all.toSorted((a, b) => rank(a) - rank(b))
}

/** Of markets only what their own document does not show. */
const aside = new Set(['ProductMarket', 'Look', 'Colour', 'ColourToken', 'OtherToken', 'Facts'])

function section(type: NamedType, types: Types): string {
  const { name, comment, node, source, bases } = type
  const members = membersIn(node, source)
  const from = bases.map((base) => nameOf(base))
  const lines = [`## ${name}`, '']
  if (comment !== '') lines.push(comment, '')
  if (from.length > 0) lines.push(`Has all that ${from.map((one) => link(one, types)).join(' and ')} has, and:`, '')
  if (members.length > 0) {
    lines.push('| member | takes | |', '|---|---|---|')
    for (const member of members) lines.push(...rows(member, [name], types))
  } else if (!indexIn(node)) lines.push(text(node, type.source.text, types))
  else lines.push(`Any name: ${text(indexIn(node) ?? node, source.text, types)}`)
  return `${lines.join('\n')}\n`
}

/** A member, and under it those of an object that stands there. */
function rows(member: Member, path: readonly string[], types: Types): readonly string[] {
  const here = [...path, member.name]
  if (member.comment === '')
    throw new Error(`Say in a comment what ${here.join('.')} is: docs/language.md is made of it.`)
  const name = `\`${here.slice(1).join('.')}\`${member.isOptional ? '' : ' *'}`
  return [`| ${name} | ${takes(member, here, types)} | ${member.comment} |`]
}

function takes(member: Member, path: readonly string[], types: Types): string {
  const set = setAt(path)
  const node = member.node
  if (set && node.type === 'TSStringKeyword') return words[set]
  if (set && isByIdOfText(node)) return `by id: ${words[set]}`
  return text(node, member.source.text, types)
}

const words: { readonly [set in NameSet]: string } = {
  message: 'message',
  endpoint: 'endpoint',
  route: 'route',
  form: 'form',
  icon: 'icon',
  widget: 'widget of the product',
  fieldWidget: 'kind of field, or widget of the product',
  fill: 'name of HTML',
  keyword: 'keyword of JSON Schema',
  nativeCall: 'function of the app',
  language: 'language',
  path: 'path',
}

function isByIdOfText(node: TypeNode): boolean {
  const { params = [] } = (node.typeArguments ?? {}) as { readonly params?: readonly TypeNode[] }
  return node.type === 'TSTypeReference' && nameOf(node.typeName) === 'ById' && params[0]?.type === 'TSStringKeyword'
}

/** A type as it is written, in one line, with links to those that have a section. */
function text(node: TypeNode, source: string, types: Types): string {
  const written = source
    .slice(node.start, node.end)
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll('readonly ', '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim()
  const linked = written.replaceAll(/'[^']*'|\b[A-Z]\w+\b/g, (word) =>
    word.startsWith("'") ? word : link(word, types),
  )
  return linked.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}

function link(name: string, { types }: Types): string {
  return types.has(name) && !aside.has(name) ? `[${name}](#${name.toLowerCase()})` : name
}

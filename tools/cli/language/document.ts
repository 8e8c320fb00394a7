// docs/language.md: the whole language, pages as their grammar says them, markets by the comments of their types.
import { indexIn, membersIn, nameOf, type Member, type NamedType, type TypeNode, type Types } from './readTypes'

/** Returns the text of the document: `sections` of pages, and those of types. Throws for a member without a comment. */
export function languageText(types: Types, sections: readonly string[] = []): string {
  return [head, ...sections, ...shown(types).map((type) => section(type, types)), ''].join('\n')
}

const head = `# The language of pages

Written by \`npm run generate\` from the grammar of pages in \`src/engine/language/grammar/\`, the definition of each kind in
\`src/engine/blocks/<kind>/definition.ts\` and \`src/engine/actions/definitions/\`, and the comments of \`types/market.ts\`. Do not edit.

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

function shown({ types }: Types): readonly NamedType[] {
  return [...types.values()].filter(({ name }) => !aside.has(name))
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
    for (const member of members) lines.push(row(member, name, types))
  } else if (!indexIn(node)) lines.push(text(node, type.source.text, types))
  else lines.push(`Any name: ${text(indexIn(node) ?? node, source.text, types)}`)
  return `${lines.join('\n')}\n`
}

function row(member: Member, type: string, types: Types): string {
  if (member.comment === '')
    throw new Error(`Say in a comment what ${type}.${member.name} is: docs/language.md is made of it.`)
  const name = `\`${member.name}\`${member.isOptional ? '' : ' *'}`
  return `| ${name} | ${text(member.node, member.source.text, types)} | ${member.comment} |`
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

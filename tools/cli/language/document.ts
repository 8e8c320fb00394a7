// Writes docs/language.md: pages from their grammar, markets from the comments of their types.
import { valueMeanings } from '@pagewright/engine/tools'
import { indexIn, membersIn, nameOfType, type TypeMember, type NamedType, type TypeNode, type Types } from './readTypes'

/** Returns the text of the document: `sections` of pages, then one for each type. Throws if a member has no comment. */
export function languageText(types: Types, sections: readonly string[] = []): string {
  return [
    head,
    ...sections,
    meaningsOfValues(),
    ...documentedTypes(types).map((type) => section(type, types)),
    '',
  ].join('\n')
}

const head = `# The language of pages

Written by \`npm run generate\` from the grammar of pages in \`src/engine/language/grammar/\`, the definition of each kind in
\`src/engine/blocks/<kind>/definition.ts\` and \`src/engine/actions/definitions/\`, and the comments of \`types/market.ts\`. Do not edit.

A page is data. It has no functions, and no expressions in texts. You can write it in two ways:

- \`pages/<name>.ts\`: the compiler checks every name, path and value.
- \`pages/<name>.json\`, as in \`pages/demo.json\`: the editor checks names if the file has
  \`"$schema": "../src/generated/editor/page.json"\`. \`npm run check\` reports all mistakes.

A market changes a page with an overlay in its \`pages\`, a JSON Merge Patch. Objects are merged, \`null\` removes a member, and a list
is replaced.

Tables name values by these words:

| word | means |
|---|---|
| message | a key of \`locales/\` |
| endpoint | a call of \`schemas/api.json\` |
| form | a form of \`schemas/forms.json\` |
| route | a page of \`pages.config.ts\` |
| icon | an icon of lucide |

A *path* begins with one of these words:

| path | leads to |
|---|---|
| \`user.\` | the account, and \`bucket\`, a number from 0 to 99 |
| \`query.\` | the query parameters of the address |
| \`now.\` | the time in the market's zone: \`day\`, \`month\`, \`hour\`, \`weekday\`, \`time\` |
| \`host.\` | the native app that shows the page: \`isApp\`, \`version\`; and the \`language\` of the texts |
| \`market.\` | the facts of the market, and its \`id\` |
| \`data.\` | a named read of \`pages/sources.ts\` |
| \`row.\` | the row of a list, or the answer of a record |
| \`form.\` | the values of the form |
| \`state.\` | the values that the page keeps |
| \`answer.\` | the answer of a call |
`

/** Returns the section about `x-means`, the keyword by which a schema says what a value means. */
function meaningsOfValues(): string {
  const rows = Object.entries(valueMeanings).map(([name, { doc, types, formats }]) => {
    const shown = formats.map((format) => `\`${format}\``).join(', ')
    return `| \`${name}\` | ${doc} A value is ${types.join(' or ')}. | ${shown === '' ? 'none: nobody reads it' : shown} |`
  })
  return `## Meanings of values

A member of \`schemas/\` may say what its value means: \`{ "type": "integer", "x-means": "time" }\`. The check then refuses a format that does
not show such a value, a request that would get another meaning, and a comparison of two meanings. An id has a meaning of its own, whose
name ends with \`-id\`, such as \`order-id\`: it goes only where the same id is expected. Nothing of this reaches the browser.

| meaning | | formats |
|---|---|---|
${rows.join('\n')}
| \`<thing>-id\` | A name that tells one thing of its kind from the others. A value is string or integer. | \`id\`, \`text\` |
`
}

function documentedTypes({ types }: Types): readonly NamedType[] {
  return [...types.values()].filter(({ name }) => !omittedTypes.has(name))
}

/** Types of markets that the document omits. */
const omittedTypes = new Set(['ProductMarket', 'Look', 'Colour', 'ColourToken', 'OtherToken', 'Facts'])

function section(type: NamedType, types: Types): string {
  const { name, comment, node, source, bases } = type
  const members = membersIn(node, source)
  const from = bases.map((base) => nameOfType(base))
  const lines = [`## ${name}`, '']
  if (comment !== '') lines.push(comment, '')
  if (from.length > 0) lines.push(`Has the members of ${from.map((one) => link(one, types)).join(' and ')}, and:`, '')
  if (members.length > 0) {
    lines.push('| member | takes | | example |', '|---|---|---|---|')
    for (const member of members) lines.push(row(member, name, types))
  } else if (!indexIn(node)) lines.push(text(node, type.source.text, types))
  else lines.push(`Any name: ${text(indexIn(node) ?? node, source.text, types)}`)
  return `${lines.join('\n')}\n`
}

function row(member: TypeMember, type: string, types: Types): string {
  const { comment, example } = member
  const missing = comment === '' ? 'comment' : example === undefined ? 'example' : undefined
  if (missing)
    throw new Error(
      `${type}.${member.name} has no ${missing}. Write it in the comment of the member: docs/language.md shows it.`,
    )
  const name = `\`${member.name}\`${member.isOptional ? '' : ' *'}`
  return `| ${name} | ${text(member.node, member.source.text, types)} | ${comment} | \`${example?.replaceAll('|', '\\|')}\` |`
}

/** Returns a type in one line, with links to types that have a section. */
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
  return types.has(name) && !omittedTypes.has(name) ? `[${name}](#${name.toLowerCase()})` : name
}

// Writes docs/language.md from the grammar of pages, markets and schemas.
import { valueMeanings } from '@pagewright/engine/tools'
import { pageSections, productSections, keywordSection } from './ruleSections'

/** Returns the text of the document. Throws if a member has no example. */
export function languageText(): string {
  return [head, ...pageSections(), ...productSections(), keywordSection(), meaningsOfValues(), ''].join('\n')
}

const head = `# The language of pages, markets and schemas

Written by \`npm run generate\` from the grammar in \`src/engine/language/grammar/\`, and the definition of each kind in
\`src/engine/blocks/<kind>/definition.ts\` and \`src/engine/actions/definitions.ts\`. Do not edit. A member with \`*\` is required.

A page is data. It has no functions, and no expressions in texts. You can write it in two ways:

- \`pages/<name>.ts\`: the compiler checks every name, path and value.
- \`pages/<name>.json\`, as in \`pages/demo.json\`: the editor checks names if the file has
  \`"$schema": "../.pagewright/editor/page.json"\`. \`npm run check\` reports all mistakes.

A market changes a page with an overlay in its \`pages\`, a JSON Merge Patch. Objects are merged, \`null\` removes a member, and a list
is replaced.

Tables name values by these words:

| word | means |
|---|---|
| message | a key of \`locales/\` |
| endpoint | a call of \`schemas/api.json\` |
| form | a form of \`schemas/forms.json\` |
| definition | a definition of a file of \`schemas/\` |
| route | a page of \`pages.config.ts\` |
| icon | an icon of lucide |
| event | an event of \`pages.config.ts\` |

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
name ends with \`-id\`, such as \`order-id\`: it goes only where the same id is expected,
and outside of a sentence it is shown with the format \`id\` or \`text\`. Once a product has meanings, a format for figures, moments or pictures
needs one. Members of one name in several schemas mean the same. Nothing of this reaches the browser.

| meaning | | formats |
|---|---|---|
${rows.join('\n')}
| \`<thing>-id\` | A name that tells one thing of its kind from the others. A value is string or integer. | \`id\`, \`text\` |
`
}

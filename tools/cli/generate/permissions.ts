// docs/permissions.md: who may do what, for whoever audits it.
import type { PageConfig, Message } from '@pagewright/engine/tools'
import { columnsOf, tableOf, type Audit } from './permissions/table'
import { effectivePages, type Product } from './routes'
import { inline, type Contract, type SchemaSet } from './schemaSet'

export interface Permissions {
  readonly product: Product
  readonly contract: Contract
  /** The schemas of the default market. */
  readonly set: SchemaSet
  readonly personas: { readonly [name: string]: unknown }
  /** The English texts by key. */
  readonly texts: { readonly [key: string]: string }
  /** Routes of pages with mistakes, which are not shown. */
  readonly broken: ReadonlySet<string>
}

/** Writes the document about the pages of the first market, from their conditions alone. */
export function permissionsText({ product, contract, set, personas, texts, broken }: Permissions): string {
  const [market = ''] = Object.keys(product.markets)
  const audit: Audit = {
    personas,
    facts: product.markets[market]?.facts,
    rowOf({ call, isListed }) {
      const response = inline(set, { $ref: contract.calls[call]?.response ?? '' }, '')
      const list = response.properties?.list
      return (isListed ? list?.items : response) as ReturnType<Audit['rowOf']>
    },
    say: (words) => english(words, texts).replaceAll('{{product}}', product.markets[market]?.product ?? ''),
  }
  const sections = Object.entries(effectivePages(product, market)).map(([route, page]) =>
    broken.has(route) ? `## \`${route}\`\n\nHas mistakes, so it is not shown.\n` : section(route, page, audit),
  )
  return [introduction, ...sections].join('\n')
}

const introduction = `# Who may do what

Written by \`npm run generate\` from the conditions of the pages (\`pages/\`, first market) and the people of
\`pages/personas.ts\`. Do not edit; \`npm run generate -- --check\` compares it. The server decides again on every call.

- ✓ where "When" holds, always if that is empty; an empty cell is never; a condition in a cell is that person's own.
  Conditions joined by \`;\` must all hold.
- \`row.\` is the entry that is looked at, \`days\` are those of the month in the market's time zone.
- \`if\` is decided while the page is open: by the address (\`query.\`), answers (\`data.\`), what is typed (\`form.\`) or
  was done on the page (\`state.\`).
- "disabled" is shown, but cannot be pressed, and says why.
- What is offered asks, besides its own condition, for that of "See the page"; below \`empty\` it is there in place of a
  list without entries.
`

const accessWords = {
  open: 'no account is asked for, so everybody sees the same.',
  account: 'whoever is not signed in is sent to the login.',
  guarded: 'whoever is not signed in is sent to the login at once.',
  visitor: 'whoever is not signed in may stay.',
} as const

function section(route: string, page: PageConfig, audit: Audit): string {
  const access = page.access ?? 'account'
  const columns = columnsOf(page, audit)
  const lines = [
    ['Where', 'What', 'Call or target', 'When', ...columns],
    Array.from({ length: columns.length + 4 }, () => '---'),
    ...tableOf(page, audit).map(({ place, label, does, when, cells }) => [
      place,
      label,
      does && `\`${does}\``,
      when,
      ...cells,
    ]),
  ]
  const table = lines.map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n')
  return `## ${audit.say(page.title)}: \`${route}\`\n\nAccess \`${access}\`: ${accessWords[access]}\n\n${table}\n`
}

/** The words of a key, those of "other" where they count; a text that is no key stands for itself. */
function english(words: Message, texts: { readonly [key: string]: string }): string {
  const key = typeof words === 'string' ? words : words.say
  return texts[key] ?? texts[`${key}_other`] ?? key
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

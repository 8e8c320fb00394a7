// Writes docs/permissions.md: who may do what, for audits.
import type { PageConfig, Message } from '@pagewright/engine/tools'
import { labelsIn, screenSpeech } from './permissions/screenSpeech'
import { columnsOf, tableOf, type Audit, type TableRow } from './permissions/table'
import { effectivePages, type Product } from './loadProduct'
import { inline, type Contract, type SchemaSet } from './schemaSet'

export interface Permissions {
  readonly product: Product
  readonly contract: Contract
  /** The schemas of the default market. */
  readonly set: SchemaSet
  readonly personas: { readonly [name: string]: unknown }
  /** The English texts by key. */
  readonly texts: { readonly [key: string]: string }
  /** Routes of pages with mistakes. The document omits them. */
  readonly broken: ReadonlySet<string>
}

/** What a page offers, and to whom. */
export interface Permission extends Omit<TableRow, 'cells'> {
  /** The title of the page. */
  readonly page: string
  readonly route: string
  /** By kind of person: '✓', '' for never, or a condition of that person. */
  readonly people: { readonly [name: string]: string }
}

/** Returns the document about the pages of the first market, derived from their conditions. */
export function permissionsText(permissions: Permissions): string {
  const { audit, pages } = auditOf(permissions)
  const sections = pages.map(([route, page]) =>
    permissions.broken.has(route)
      ? `## \`${route}\`\n\nThis page has mistakes, so it is not listed.\n`
      : section(route, page, audit),
  )
  return [introduction, ...sections].join('\n')
}

/** Returns what the document says about the pages without mistakes, as data, with the conditions in the words of the screen. */
export function permissionRows(permissions: Permissions): readonly Permission[] {
  const { audit: written, pages } = auditOf(permissions)
  const audit = { ...written, speech: screenSpeech(labelsIn(permissions.product.pages, permissions.texts)) }
  return pages.flatMap(([route, page]) => {
    if (permissions.broken.has(route)) return []
    const names = columnsOf(page, audit)
    const title = audit.say(page.title)
    const access = {
      place: '',
      label: accessWords[page.access ?? 'account'],
      does: '',
      when: '',
    }
    return [
      { page: title, route, ...access, people: {} },
      ...tableOf(page, audit).map(({ cells, ...row }) => ({
        page: title,
        route,
        ...row,
        people: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])),
      })),
    ]
  })
}

function auditOf({ product, contract, set, personas, texts }: Permissions) {
  const [market = ''] = Object.keys(product.markets)
  const audit: Audit = {
    personas,
    market: { ...product.markets[market]?.facts, id: market, environment: 'production' },
    rowOf({ call, isListed }) {
      const response = inline(set, { $ref: contract.calls[call]?.response ?? '' }, '')
      const list = response.properties?.list
      return (isListed ? list?.items : response) as ReturnType<Audit['rowOf']>
    },
    say: (words) => english(words, texts).replaceAll('{{product}}', product.markets[market]?.product ?? ''),
  }
  return { audit, pages: Object.entries(effectivePages(product, market)) }
}

const introduction = `# Who may do what

Written by \`npm run generate\` from the conditions of the pages (\`pages/\`, first market) and the people of
\`pages/personas.ts\`. Do not edit; \`npm run generate -- --check\` compares it. The server checks every call again.

- ✓ means allowed if "When" holds, or always if "When" is empty. An empty cell means never. A condition in a cell is for
  that person only. Conditions joined by \`;\` must all hold.
- \`row.\` is the entry of the list. \`days\` are days of the month in the market's time zone.
- Each person is in one of a hundred buckets, for good. So \`10 % of people (buckets 0-9)\` are always the same people.
- \`if\` is decided while the page is open: by the address (\`query.\`), answers (\`data.\`), typed values (\`form.\`),
  earlier presses (\`state.\`), the time (\`now.\`), or the app and its version (\`host.\`).
- "disabled" means that it is shown, cannot be pressed, and says why.
- Every row also needs the condition of "See the page". Rows with \`empty\` show instead of a list without entries.
`

const accessWords = {
  open: 'no account is loaded, so everybody sees the same.',
  account: 'people who are not signed in go to the login.',
  guarded: 'people who are not signed in go to the login before anything loads.',
  visitor: 'people who are not signed in may stay.',
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

/** Returns the text of a key, with the "other" form of a plural. Returns other texts unchanged. */
function english(words: Message, texts: { readonly [key: string]: string }): string {
  const key = typeof words === 'string' ? words : words.say
  return texts[key] ?? texts[`${key}_other`] ?? key
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

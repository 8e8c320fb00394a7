// Enlarges a copy of the project, as if it had grown for years: pages, endpoints, messages, markets.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProjectCopy } from '../projectCopy'

const words = 'team list member record order apply review data bound person notice method amount level badge'.split(' ')

export interface PagesOptions {
  readonly count: number
  /** The number of messages of each page, which `addMessages` adds. The default is 0. */
  readonly messages?: number
  /** The number of endpoints that the pages list in turn, which `addEndpoints` adds. By default, pages contain texts. */
  readonly endpoints?: number
}

/** Adds pages to the site map, in files of twenty. All pages differ, as in a product. */
export function addPages(copy: ProjectCopy, wish: PagesOptions): void {
  const all = Array.from({ length: wish.count }, (_, at) => at)
  const files = Math.ceil(wish.count / pagesOfFile)
  for (let file = 0; file < files; file += 1) {
    const own = all.slice(file * pagesOfFile, (file + 1) * pagesOfFile)
    const lines = own.map((at) => `export const page${at}: PageConfig = ${pageText(at, wish)}`)
    const text = ["import type { PageConfig } from '@pagewright/engine/language'", ...lines, ''].join('\n')
    writeFileSync(join(copy.folder, 'pages', `many${file}.ts`), text)
  }
  const imports = Array.from({ length: files }, (_, file) => `import * as many${file} from './pages/many${file}'\n`)
  copy.edit('pages.config.ts', /\/\*\* The site map/, `${imports.join('')}\n$&`)
  const lines = all.map((at) => `  '${routeOf(at)}': many${Math.floor(at / pagesOfFile)}.page${at},\n`)
  copy.edit('pages.config.ts', /\} as const/, `${lines.join('')}$&`)
  // No page links to them, so they are entries.
  const entries = all.map((at) => `  '${routeOf(at)}',\n`).join('')
  copy.edit('pages.config.ts', /'\/demo',\n(?=\] as const)/, `$&${entries}`)
}

/** Adds messages to every language, five for each page with its own messages. */
export function addMessages(copy: ProjectCopy, pages: number, messages: number): void {
  const added = Array.from({ length: pages * messages }, (_, at) => [
    keyOf(Math.floor(at / messages), at % messages),
    `What page ${Math.floor(at / messages)} says about its ${words[at % words.length]}, in the words of ${at}`,
  ])
  for (const file of readdirSync(join(copy.folder, 'locales'))) {
    editJson(copy, `locales/${file}`, (texts) => ({ ...texts, ...Object.fromEntries(added) }))
  }
}

/** Adds markets with their own hosts and colours, and one changed page each. */
export function addMarkets(copy: ProjectCopy, count: number): void {
  const ids = Array.from({ length: count }, (_, at) => `market${at}`)
  for (const id of ids) writeFileSync(join(copy.folder, 'markets', `${id}.ts`), marketText(id))
  const imports = ids.map((id) => `import { ${id} } from './markets/${id}'\n`).join('')
  copy.edit('markets.config.ts', /^/, imports)
  copy.edit('markets.config.ts', /\} as const/, `, ${ids.join(', ')} $&`)
}

/** Adds endpoints that answer a list, each with definitions of its own. */
export function addEndpoints(copy: ProjectCopy, count: number): void {
  const all = Array.from({ length: count }, (_, at) => at)
  const object = (properties: { readonly [name: string]: object }) => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
  })
  const shapesOf = (at: number) => [
    [`Many${at}Query`, object({ page: { type: 'integer', minimum: 1 } })],
    [`Many${at}Row`, object({ id: { type: 'string' }, name: { type: 'string' }, [`count${at}`]: { type: 'integer' } })],
    [
      `Many${at}Page`,
      object({ has_more: { type: 'boolean' }, list: { type: 'array', items: { $ref: `#/$defs/Many${at}Row` } } }),
    ],
  ]
  for (let file = 0; file * endpointsOfFile < count; file += 1) {
    const own = all.filter((at) => fileOf(at) === file)
    const text = JSON.stringify({ $defs: Object.fromEntries(own.flatMap(shapesOf)) }, null, 2)
    writeFileSync(join(copy.folder, 'schemas', `many${file}.json`), text)
  }
  const calls = all.map((at) => [
    endpointOf(at),
    {
      kind: 'read',
      request: `many${fileOf(at)}.json#/$defs/Many${at}Query`,
      response: `many${fileOf(at)}.json#/$defs/Many${at}Page`,
    },
  ])
  editJson(copy, 'schemas/api.json', (api) => ({ ...api, ...Object.fromEntries(calls) }))
}

const pagesOfFile = 20
const endpointsOfFile = 50
const fileOf = (endpoint: number) => Math.floor(endpoint / endpointsOfFile)
const keyOf = (page: number, at: number) => `many.page${page}.${words[at]}`
const endpointOf = (at: number) => `POST /web/many/list${at}`

function routeOf(at: number): string {
  const word = (turn: number) => words[turn % words.length] ?? ''
  return `/${word(at * 7)}/${word(at * 11 + 3)}-${word(at * 13 + 5)}${at}`
}

function pageText(at: number, { messages = 0, endpoints = 0 }: PagesOptions): string {
  const said = Array.from({ length: messages }, (_, turn) => `m${turn}: { text: '${keyOf(at, turn)}' }`)
  const items = said.length > 0 ? said.join(', ') : "a: { text: 'guild.none' }"
  const text = `b${at}: { block: 'text', items: { ${items} } }`
  const call = at % Math.max(1, endpoints)
  const list = `, list: { block: 'list', rows: '${endpointOf(call)}', key: 'row.id', show: { title: 'row.name', figure: { value: 'row.count${call}', format: 'count' } } }`
  return `{ title: 'home.title', access: 'open', blocks: { ${text}${endpoints > 0 ? list : ''} } }`
}

function marketText(id: string): string {
  const host = (environment: string) =>
    `{ web: ['${environment}.${id}.example'], api: 'https://api-${environment}.${id}.example' }`
  return `import type { ProductMarket } from './facts'

export const ${id} = {
  product: 'The ${id}',
  favicon: '/lumi.svg',
  hosts: {
    development: { web: [], api: '' },
    testing: ${host('test')},
    uat: ${host('uat')},
    production: ${host('m')},
  },
  languages: ['en', 'ar', 'tr'],
  linkHosts: ['pay.${id}.example'],
  currency: 'USD',
  timeZone: 'UTC',
  shortDivisor: 10,
  tokens: { light: { primary: '#1d4ed8', 'primary-soft': '#e3ebff' }, dark: { primary: '#9db8ff', 'on-primary': '#0a1b4d', 'primary-soft': '#15234d' } },
  facts: { contact: '+971 4 555 0100', currency: 'USD' },
  pages: { '/recharge': { blocks: { questions: null } } },
} as const satisfies ProductMarket
`
}

function editJson(copy: ProjectCopy, file: string, change: (value: object) => object): void {
  const path = join(copy.folder, file)
  const value = JSON.parse(readFileSync(path, 'utf8')) as object
  writeFileSync(path, `${JSON.stringify(change(value), null, 2)}\n`)
}

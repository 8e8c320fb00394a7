// A small product for tests of `npm run new`, in a folder that goes with the process.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { JsonSchema } from '../../../tools/cli/generate/schemaSet'
import { SourceEdits } from '../../../tools/cli/new/sources'

export const text = { type: 'string' }
export const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
})
export const market = {
  product: 'Main',
  favicon: '/main.svg',
  figureFont: '/figures.woff2',
  hosts: {
    development: { web: [], api: '' },
    production: { web: ['m.main.example'], api: 'https://api.main.example' },
  },
  languages: ['en', 'ru'],
  linkHosts: ['pay.main.example'],
  currency: 'USD',
  timeZone: 'UTC',
  shortDivisor: 10,
  tokens: { light: { primary: '#123456' }, dark: {} },
  facts: { contact: '1', currency: 'USD', rate: 'USD 2' },
  pages: { '/shop': { title: 'shop.other' } },
}
export const files = {
  'schemas/api.json': {
    protocol: { envelope: { success: ['0'] } },
    'POST /web/order': { kind: 'write', request: 'shop.json#/$defs/Order', response: 'shop.json#/$defs/Answer' },
    'POST /web/rows': { kind: 'read', request: 'shop.json#/$defs/Asked', response: 'shop.json#/$defs/Rows' },
  },
  'schemas/shop.json': {
    $defs: {
      Order: object({ name: text }, ['name']),
      Asked: object({ page: { type: 'integer' } }, ['page']),
      Answer: object({ order_no: text }),
      Rows: object({ has_more: { type: 'boolean' }, list: { type: 'array', items: object({ id: text }, ['id']) } }),
    },
  },
  'schemas/forms.json': {
    $defs: { order: { $ref: 'shop.json#/$defs/Order', properties: { name: { maxLength: 40 } } }, free: object({}) },
  },
  'locales/en.json': { 'shop.title': 'Shop', 'shop.items_one': 'One thing', 'shop.items_other': '{{count}} things' },
  'pages.config.ts': "import { shop } from './pages/shop'\nexport const pages = { '/shop': shop }\n",
  'pages/shop.ts': `export const shop = { title: 'shop.title', blocks: { order: {
    block: 'form', form: 'order', fields: { name: { label: 'shop.name' }, size: { label: 'shop.size' }, note: { label: 'other.note' } },
    submit: { do: 'call', call: 'POST /web/order', label: 'shop.send' } } } }\n`,
  'markets.config.ts': "import { main } from './markets/main'\nexport const markets = { main }\n",
  'markets/main.ts': `export const main = ${JSON.stringify(market)}\n`,
}

let root = ''

/** Writes the product for the tests of one file. Several files share this module, and each removes what it wrote. */
export function openSmallProduct(): void {
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'small-'))
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
    }
  })
  afterAll(() => rmSync(root, { recursive: true }))
}

/** Returns the product in memory, with some of its JSON files changed. */
export function product(changed: { readonly [file: string]: unknown } = {}) {
  const sources = new SourceEdits(root)
  for (const [file, value] of Object.entries(changed)) sources.write(file, JSON.stringify(value))
  return sources
}
export const json = (sources: SourceEdits, file: string) =>
  JSON.parse(sources.read(file)) as { $defs: { [name: string]: JsonSchema } }

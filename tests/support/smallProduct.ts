// A product of a few lines in a temporary folder, with what makes changes hard: parts, comments, an overlay.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const smallFiles: { readonly [file: string]: string } = {
  '.oxfmtrc.json': '{ "semi": false, "singleQuote": true, "printWidth": 120, "trailingComma": "all" }\n',
  'pages.config.ts': `import { both, lines, own, size } from './pages/parts'
import { first, second } from './pages/two'
import third from './pages/third.json' with { type: 'json' }

export const pages = {
  '/first': first,
  '/second': second,
  '/third': third,
} as const

export const parts = { both, lines, own, size } as const
`,
  'pages/parts.ts': `/** What both pages show. */
export const lines = {
  entries: {
    // The name comes first.
    name: { label: 'a.name', value: 'row.name' },
    size: { label: 'a.size', value: 'row.size' }, // in bytes
  },
}
export const size = { value: { size: 1 } } as const
export const both = { value: ['x', 'y'] } as const
export const own = { value: { label: 'a.own', tags: ['x', 'y'] } } as const
`,
  'pages/two.ts': `export const first = {
  title: 'a.first',
  blocks: {
    list: { show: { lines: { shared: { use: 'lines' }, date: { label: 'a.date' } } }, own: { use: 'own' } },
    size: { use: 'size' },
    both: { use: 'both' },
  },
}

export const second = {
  title: 'a.second',
  all: ['z', { use: 'both' }],
  blocks: {
    list: { show: { lines: { shared: { use: 'lines' } } } },
    more: { block: 'text', use: 'size' },
  },
}
`,
  'pages/third.json': `{
  "title": "a.third",
  "blocks": { "text": { "block": "text", "items": {} } },
  "entries": ["one", "two"]
}
`,
  'markets.config.ts': `import { north } from './markets/north'

export const markets = { north, south: { product: 'South' } } as const
`,
  'markets/north.ts': `export const north = {
  product: 'North',
  tokens: { light: { primary: '#123456' }, dark: {} },
  pages: { '/first': { blocks: { list: { show: { lines: { date: { label: 'a.day' } } } } } } },
}
`,
  'schemas/forms.json': `{
  "$defs": {
    "order": {
      "properties": {
        "note": {
          "type": "string"
        }
      },
      "required": ["note"]
    }
  }
}
`,
  'locales/en.json': `{
  "a.first": "First",
  "a.name": "Name",
  "b.other": "Other"
}
`,
}

export interface SmallProduct {
  readonly folder: string
  read(file: string): string
  write(file: string, text: string): void
  /** Returns the texts of all sources. */
  texts(): { readonly [file: string]: string }
  remove(): void
}

export function createSmallProduct(): SmallProduct {
  const folder = mkdtempSync(join(tmpdir(), 'small-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  for (const [file, text] of Object.entries(smallFiles)) write(file, text)
  return {
    folder,
    read,
    write,
    texts: () => Object.fromEntries(Object.keys(smallFiles).map((file) => [file, read(file)])),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

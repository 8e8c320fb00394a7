// A small repository for the tests of what a change reaches: two pages, three spec files, and the modules that they load.
import type { Case } from '../../tools/quality/evidence/cases'
import type { ChangedFile } from '../../tools/quality/evidence/changes'
import { Graph } from '../../tools/quality/evidence/graph'
import type { Repository } from '../../tools/quality/evidence/reach'

const texts: { readonly [file: string]: string } = {
  'schemas/api.json': JSON.stringify({
    'POST /people': { request: 'people.json#/$defs/Query', response: 'people.json#/$defs/People' },
    'POST /orders': { request: 'orders.json#/$defs/Order', response: 'orders.json#/$defs/Order' },
  }),
  'schemas/people.json': JSON.stringify({
    $defs: { Query: {}, People: { items: { $ref: '#/$defs/Person' } }, Person: { title: 'now' } },
  }),
  'schemas/orders.json': JSON.stringify({ $defs: { Order: { title: 'now' }, Unused: { title: 'now' } } }),
  'locales/en.json': JSON.stringify({ 'people.title': 'People', 'order.count_one': 'One', 'engine.retry': 'Retry' }),
  'sandbox/handlers/people.ts': "export const people = { 'POST /people': () => [] }",
  'sandbox/handlers/orders.ts': "export const orders = { 'POST /orders': () => [] }",
}

const graph = new Graph(
  new Map([
    ['src/begin.ts', ['src/engine/boot/boot.ts']],
    ['src/main.tsx', ['src/engine/index.ts']],
    ['src/engine/boot/boot.ts', ['src/engine/lib/clock.ts']],
    ['src/engine/index.ts', ['src/engine/page/Page.tsx']],
    ['src/engine/page/Page.tsx', ['src/engine/blocks/list/View.tsx', 'src/engine/blocks/form/View.tsx']],
    ['src/engine/blocks/list/View.tsx', ['src/engine/lists/List.tsx']],
    ['src/engine/lists/List.tsx', ['src/engine/lists/List.css', 'src/engine/ui/Row.tsx']],
    ['src/engine/blocks/form/View.tsx', ['src/engine/ui/Row.tsx']],
    ['src/engine/ui/Row.tsx', []],
    ['src/engine/language/check.ts', []],
    ['tools/cli/generate/types.ts', ['src/engine/language/check.ts']],
    ['tools/studio/shell/apps.ts', []],
    ['sandbox/handlers/people.ts', ['sandbox/people.ts']],
    ['sandbox/handlers/orders.ts', []],
    ['tests/e2e/people.spec.ts', ['tests/e2e/support/rows.ts']],
    ['tests/e2e/orders.spec.ts', []],
    ['tests/e2e/phone.spec.ts', ['tools/studio/shell/apps.ts']],
    ['tests/engine/lists/List.test.tsx', ['src/engine/lists/List.tsx']],
    ['tests/engine/ui/Row.test.tsx', ['src/engine/ui/Row.tsx']],
    ['tests/locales/locales.test.ts', []],
  ]),
)

export const facts: Repository = {
  graph,
  site: new Map([
    [
      '/people',
      {
        files: new Set(['pages/people.ts', 'pages/roles.ts']),
        text: '{"title":"people.title","block":"list","call":"POST /people"}',
      },
    ],
    [
      '/orders',
      {
        files: new Set(['pages/orders.ts', 'pages/roles.ts']),
        text: '{"title":"order.count","block":"record","do":"form","call":"POST /orders","widget":"receipt"}',
      },
    ],
  ]),
  schemas: ['schemas/people.json', 'schemas/orders.json'],
  read: (file) => texts[file],
}

export function change(file: string, before?: string): ChangedFile {
  return { file, before: () => before }
}

/** Returns the JSON of a file of the repository, with one text in it replaced. */
export function was(file: string, now: string, before: string): ChangedFile {
  return change(file, texts[file]?.replace(now, before))
}

/** Returns the cases of a spec file that one loop declares, or a single one. */
export function casesAt(file: string, line: number, titles: readonly string[]): readonly Case[] {
  return titles.map((title) => ({
    key: `${file}.spec.ts › ${title}`,
    file: `${file}.spec.ts`,
    writtenIn: `${file}.spec.ts`,
    project: 'phone',
    place: `${file}.spec.ts:${line}:3`,
    isTagged: false,
  }))
}

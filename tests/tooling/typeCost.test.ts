import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { commandPath } from '../../tools/cli/commandPath'

// A product of a thousand pages and five hundred endpoints compiles in seconds while these counts hold. They count the
// types that the compiler creates, which is the same on every machine.

const [few, many, pages] = [50, 200, 20]
let folder: string
let small: Cost
let large: Cost
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'types-'))
  small = costAt(few)
  large = costAt(many)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('an endpoint costs the compiler a few types, however many others there are', () => {
  expect((large.none - small.none) / (many - few)).toBeLessThan(200)
})

it('a page that lists costs the compiler the same, however many endpoints there are', () => {
  expect(small.list).toBeGreaterThan(small.none)
  expect((large.list - large.none) / (small.list - small.none)).toBeLessThan(1.1)
})

it('a list with actions costs the compiler fewer than two types for each existing endpoint', () => {
  const [one, other] = [small, large].map(({ none, acts }) => (acts - none) / pages) as [number, number]
  expect((other - one) / (many - few)).toBeLessThan(2)
})

/** The number of types for a product with one page, with pages that have lists, and with pages that also have actions. */
interface Cost {
  readonly none: number
  readonly list: number
  readonly acts: number
}
function costAt(endpoints: number): Cost {
  const none = typesOf({ endpoints, pages: 1 })
  return {
    none,
    list: typesOf({ endpoints, pages: pages + 1 }),
    acts: typesOf({ endpoints, pages: pages + 1, actions }),
  }
}

const actions = `actions: {
  link: { do: 'link', label: 'a', to: '/' },
  call: { do: 'call', call: 'write', label: 'a', body: { id: { from: 'row.id' } }, done: 'a', then: 'reload' },
  app: { do: 'native', call: 'c1', args: { id: { from: 'row.id' } }, label: 'a' },
},`

interface Wish {
  readonly endpoints: number
  readonly pages: number
  readonly actions?: string
}

/** Returns the number of types for pages that each list one of many endpoints. */
function typesOf({ endpoints, pages: count, actions: own = '' }: Wish): number {
  const all = Array.from({ length: endpoints }, (_, at) => at)
  const api = all.map(
    (at) => `e${at}: { request: { page: number }; response: { list: Row${at}[]; has_more: boolean } }`,
  )
  const rows = all.map((at) => `interface Row${at} { id: string; name: string; count${at}: number }`)
  const native = Array.from({ length: 12 }, (_, at) => `c${at}: { id: string }`)
  const page = (at: number) => `export const page${at}: PageConfig = { title: 'a', blocks: { list: {
    block: 'list', rows: 'e${at}', key: 'row.id', show: { title: 'row.name', figure: { value: 'row.count${at}' } }, ${own}
  } } }`
  const config = join(root, 'src/engine/language/types')
  const text = [
    `import type { PageConfig } from '${config}/types'`,
    ...rows,
    `declare module '${config}/register' { interface Register {`,
    `api: { ${api.join('\n')}\n write: { request: { id: string }; response: object } }`,
    `forms: { form: { id: string } }; message: 'a' | 'b'; route: '/'; widget: 'w'; icon: 'i'; data: {}; market: {}`,
    `user: { uid: string }; native: { ${native.join('\n')} }`,
    `} }`,
    ...all.slice(0, count).map(page),
  ].join('\n')
  writeFileSync(join(folder, 'pages.ts'), text)
  const compilerOptions = { lib: ['ES2023'], types: [] }
  const project = { extends: join(root, 'tsconfig.json'), compilerOptions, include: ['pages.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
  const args = [commandPath('typescript'), '-p', folder, '--singleThreaded', '--extendedDiagnostics']
  const ended = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (ended.status !== 0) throw new Error(`The pages do not compile:\n${ended.stdout}\n${ended.stderr}`)
  return Number(/^Types: +(\d+)/m.exec(ended.stdout)?.[1])
}

// Builds the pages of the bench: those of other libraries, and a small product of Pagewright with the same fields and rows.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { generate } from '@pagewright/cli'
import { root } from '@pagewright/cli/source'
import { formModules, pagewright } from '@pagewright/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { filesOf, type Manifest } from '../tools/commands/size'
import { choices, counts, pageFields, schemaOf, someFields } from './drawn'

const here = import.meta.dirname

/** The pages whose schemas are compiled while building, with the libraries of the product. */
const compiled = ['formAlone', 'rjsfBare']
const published = ['plain', 'hookForm', 'rjsf', 'jsonForms', 'survey', 'virtuoso']

/** Writes `<page>-<fields>.html` and its files for each page of another library, and for a form of ours alone. */
export async function buildReferences(outDir: string): Promise<void> {
  mkdirSync(join(here, 'schemas'), { recursive: true })
  const write = (name: string, value: object) =>
    writeFileSync(join(here, 'schemas', `${name}.json`), JSON.stringify(value))
  for (const count of counts) write(`fields${count}`, schemaOf(someFields(count), false))
  write('texts', texts())
  await buildPages(published, [], outDir, 'published')
  await buildPages(compiled, [formModules()], outDir, 'compiled')
}

async function buildPages(pages: readonly string[], plugins: readonly Plugin[], outDir: string, folder: string) {
  const sources = Object.fromEntries(pages.map((page) => [page, `pages/${page}.tsx`]))
  const to = join(outDir, folder)
  await build({
    root: here,
    base: `/${folder}/`,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), ...plugins],
    // The engine and the pages have React in different folders.
    resolve: { dedupe: ['react', 'react-dom'] },
    // Style sheets of libraries contain hacks for old browsers.
    css: { lightningcss: { errorRecovery: true } },
    build: {
      outDir: to,
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 20_000,
      rolldownOptions: { input: sources },
    },
  })
  const manifest = JSON.parse(readFileSync(join(to, '.vite', 'manifest.json'), 'utf8')) as Manifest
  for (const [page, source] of Object.entries(sources))
    for (const shown of page === 'virtuoso' ? ['list'] : counts) {
      // A compiled form is requested with its page, as a bundler does for a form that a page imports.
      const form = Object.keys(manifest).filter((key) => key.endsWith(`/fields${shown}.json.form.js`))
      writeFileSync(join(outDir, `${page}-${shown}.html`), htmlOf(manifest, [source, ...form], folder))
    }
}

function htmlOf(manifest: Manifest, sources: readonly string[], folder: string): string {
  const entry = manifest[sources[0] ?? '']
  if (!entry) throw new Error(`The build has no ${sources[0]}. It has: ${Object.keys(manifest).join(', ')}`)
  const { js, css } = filesOf(manifest, sources)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Reference</title>',
    '<link rel="icon" href="data:," />',
    ...css.map((file) => `<link rel="stylesheet" href="/${folder}/${file}" />`),
    `<script type="module" src="/${folder}/${entry.file}"></script>`,
    ...js.filter((file) => file !== entry.file).map((file) => `<link rel="modulepreload" href="/${folder}/${file}" />`),
    '</head><body><div id="app"></div></body></html>\n',
  ].join('\n')
}

/** Builds the product of the bench. Throws the errors of the generator or the build. */
export async function buildPagewright(outDir: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-product-'))
  try {
    for (const [path, text] of Object.entries(productFiles())) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
    const { problems } = await generate({ root: folder })
    if (problems.length > 0) throw new Error(`The pages of the bench are wrong:\n${JSON.stringify(problems, null, 1)}`)
    const plugins = [react(), pagewright({ root: folder, project: 'bench' })]
    await build({ root: folder, configFile: false, logLevel: 'error', plugins, build: { outDir, emptyOutDir: true } })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function productFiles(): { readonly [path: string]: string } {
  const json = (value: object) => JSON.stringify(value, null, 2)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const pages = { members, ...eachCount((count) => [`fields${count}`, fieldsPage(count)]) }
  const names = Object.keys(pages)
  return {
    ...Object.fromEntries(Object.entries(pages).map(([name, page]) => [`pages/${name}.json`, json(page)])),
    'pages.config.ts': [
      ...names.map((name) => `import ${name} from './pages/${name}.json' with { type: 'json' }`),
      `export const pages = { ${names.map((name) => `'/${name}': ${name}`).join(', ')} } as const`,
      `export const entries = ${JSON.stringify(names.map((name) => `/${name}`))} as const`,
    ].join('\n'),
    'pages/sources.ts': 'export const sources = {} as const',
    'pages/personas.ts': 'export const personas = { Visitor: null } as const',
    'markets.config.ts': "import { bench } from './markets/bench'\nexport const markets = { bench } as const",
    'markets/bench.ts': read('bench/product/market.ts'),
    'src/begin.ts': read('bench/product/begin.ts'),
    'src/main.tsx': read('bench/product/main.tsx'),
    'src/widgets/widgets.ts': 'export const widgets = {}',
    'schemas/api.json': json(calls),
    'schemas/common.json': json({ $defs: shapes }),
    'schemas/forms.json': json({
      $defs: eachCount((count) => [`fields${count}`, { $ref: `common.json#/$defs/Saved${count}` }]),
    }),
    'locales/en.json': json(texts()),
    'index.html': read('index.html').replace('/src/engine/ui/layout/Splash.css', '/src/splash.css'),
    'src/splash.css': read('src/engine/ui/layout/Splash.css'),
    'public/lumi.svg': read('public/lumi.svg'),
    'package.json': read('package.json'),
  }
}

/** Returns every message of the pages: the engine's own, the labels and the choices. */
function texts(): { readonly [key: string]: string } {
  const all = JSON.parse(readFileSync(join(root, 'locales/en.json'), 'utf8')) as { readonly [key: string]: string }
  return {
    ...Object.fromEntries(Object.entries(all).filter(([key]) => key.startsWith('engine.'))),
    fields: 'Fields',
    members: 'Members',
    send: 'Send',
    id: 'ID',
    ...Object.fromEntries(someFields(Math.max(...counts)).map(({ name, label }) => [name, label])),
    ...Object.fromEntries(choices.map((choice) => [choice.toLowerCase(), choice])),
  }
}

function fieldsPage(count: number): object {
  const form = {
    block: 'form',
    form: `fields${count}`,
    fields: pageFields(someFields(count)),
    submit: { do: 'call', call: `POST /bench/save${count}`, label: 'send', tone: 'primary' },
  }
  return { title: 'fields', access: 'open', blocks: { fields: form } }
}

const members = {
  title: 'members',
  access: 'open',
  blocks: {
    members: {
      block: 'list',
      rows: 'POST /bench/member',
      body: { size: { from: 'query.size' }, total: { from: 'query.total' } },
      key: 'row.id',
      show: {
        title: 'row.name',
        lines: { id: { label: 'id', value: 'row.id' } },
        figure: { value: 'row.coins', format: 'count' },
      },
    },
  },
}

const text = { type: 'string' }
const shape = (properties: { readonly [name: string]: object }) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})
const row = shape({ id: text, name: text, coins: { type: 'integer' } })
const shapes = {
  Empty: { type: 'object', properties: {} },
  Session: shape({ uid: text }),
  MemberQuery: shape({ page: { type: 'integer' }, size: text, total: text }),
  Members: shape({ has_more: { type: 'boolean' }, list: { type: 'array', items: row } }),
  ...eachCount((count) => [`Saved${count}`, schemaOf(someFields(count), false)]),
}
const call = (kind: 'read' | 'write', request: string, response: string) => ({
  kind,
  request: `common.json#/$defs/${request}`,
  response: `common.json#/$defs/${response}`,
})
const calls = {
  protocol: { envelope: { success: ['0'] } },
  'POST /bench/account': call('read', 'Empty', 'Session'),
  'POST /bench/member': call('read', 'MemberQuery', 'Members'),
  ...eachCount((count) => [`POST /bench/save${count}`, call('write', `Saved${count}`, 'Empty')]),
}

function eachCount(memberOf: (count: number) => readonly [name: string, value: object]): { [name: string]: object } {
  return Object.fromEntries(counts.map(memberOf))
}

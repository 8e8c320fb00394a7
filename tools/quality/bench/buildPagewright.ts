// Builds the pages of the bench as a product of their own: a copy of the project with their pages, calls and texts in
// place of the product's, generated and built by what the product is generated and built by.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { generate } from '@pagewright/cli'
import { copyProject } from '../projectCopy'
import { root } from '@pagewright/cli/source'
import { contract } from './pagewright/contract'
import { counts } from './drawn/fields'
import { fieldsPage, formName } from './pagewright/pages/fields'
import { members } from './pagewright/pages/members'
import { recharge } from './pagewright/pages/recharge'
import { texts } from './pagewright/texts'

const pages = {
  recharge,
  members,
  ...Object.fromEntries(counts.map((count) => [formName(count), fieldsPage(count)])),
}
const ofProduct = [
  'pages',
  'pages.config.ts',
  'markets',
  'markets.config.ts',
  'schemas',
  'locales',
  'src/account.ts',
  'src/begin.ts',
  'src/generated',
  '.pagewright',
  'src/main.tsx',
  'src/widgets',
]

/** Leaves the build in `outDir`. Throws what the generator or the build says where one of them fails. */
export async function buildPagewright(outDir: string): Promise<void> {
  const { folder, remove } = copyProject()
  try {
    for (const path of ofProduct) rmSync(join(folder, path), { recursive: true })
    for (const [path, text] of Object.entries(sources())) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const { problems } = await generate({ root: folder })
    if (problems.length > 0) throw new Error(`The pages of the bench are wrong:\n${JSON.stringify(problems, null, 1)}`)
    await build({ root: folder, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  } finally {
    remove()
  }
}

function sources(): { readonly [path: string]: string } {
  const json = (value: object) => JSON.stringify(value, null, 2)
  const names = Object.keys(pages)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return {
    ...Object.fromEntries(Object.entries(pages).map(([name, page]) => [`pages/${name}.json`, json(page)])),
    'pages.config.ts': [
      ...names.map((name) => `import ${name} from './pages/${name}.json' with { type: 'json' }`),
      `export const pages = { ${names.map((name) => `'/${name}': ${name}`).join(', ')} } as const`,
      `export const entries = ${JSON.stringify(names.map((name) => `/${name}`))} as const`,
    ].join('\n'),
    'pages/sources.ts': 'export const sources = {} as const',
    'src/widgets/widgets.ts': 'export const widgets = {}',
    'pages/personas.ts': 'export const personas = { Visitor: null } as const',
    // The generator tells of the bridge, whether a page uses it or not.
    ...Object.fromEntries(['native.json', 'bridge.json'].map((file) => [`schemas/${file}`, read(`schemas/${file}`)])),
    ...Object.fromEntries(Object.entries(contract).map(([file, value]) => [`schemas/${file}`, json(value)])),
    'locales/en.json': json({ ...engineTexts(), ...texts }),
    // They lie four folders higher now.
    'markets.config.ts': read('tools/quality/bench/pagewright/markets.config.ts'),
    'markets/bench.ts': read('tools/quality/bench/pagewright/markets/bench.ts'),
    ...Object.fromEntries(
      ['begin.ts', 'main.tsx'].map((file) => [
        `src/${file}`,
        read(`tools/quality/bench/pagewright/src/${file}`).replaceAll("'../../../../../src/", "'./"),
      ]),
    ),
  }
}

/** The words that the engine itself says. */
function engineTexts(): object {
  const all = JSON.parse(readFileSync(join(root, 'locales', 'en.json'), 'utf8')) as { readonly [key: string]: string }
  return Object.fromEntries(Object.entries(all).filter(([key]) => key.startsWith('engine.')))
}

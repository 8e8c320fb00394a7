// Builds the pages of the bench as a product of their own, from the packages.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { generate } from '@pagewright/cli'
import { root } from '@pagewright/cli/source'
import { pagewright } from '@pagewright/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { contract } from './pagewright/contract'
import { counts } from './drawn/fields'
import { engineTexts } from './engineTexts'
import { fieldsPage, formName } from './pagewright/pages/fields'
import { members } from './pagewright/pages/members'
import { recharge } from './pagewright/pages/recharge'
import { texts } from './pagewright/texts'

const pages = {
  recharge,
  members,
  ...Object.fromEntries(counts.map((count) => [formName(count), fieldsPage(count)])),
}
/** Files of the product that are copied unchanged. */
const files = ['markets.config.ts', 'markets/bench.ts', 'src/begin.ts', 'src/main.tsx']

/** Writes the build to `outDir`. Throws the errors of the generator or the build. */
export async function buildPagewright(outDir: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-product-'))
  try {
    for (const [path, text] of Object.entries(sources())) {
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
    ...Object.fromEntries(Object.entries(contract).map(([file, value]) => [`schemas/${file}`, json(value)])),
    'locales/en.json': json({ ...engineTexts(), ...texts }),
    'index.html': read('index.html').replace('/src/engine/ui/layout/Splash.css', '/src/splash.css'),
    'src/splash.css': read('src/engine/ui/layout/Splash.css'),
    'public/lumi.svg': read('public/lumi.svg'),
    'package.json': read('package.json'),
    ...Object.fromEntries(files.map((file) => [file, read(`tools/quality/bench/pagewright/${file}`)])),
  }
}

// Builds the reference pages with Vite, each as an entry of its own.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { formModules } from '@pagewright/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { counts, rechargeFields, someFields } from './drawn/fields'
import { schemaOf } from './drawn/schemaOf'
import { engineTexts } from './engineTexts'
import { withoutTexts } from './pagewright/contract'
import { formName } from './pagewright/pages/fields'
import { texts } from './pagewright/texts'
import { filesOf, type Manifest } from '../size'

/** Writes the pages of each folder to `outDir/<folder>/`. */
export async function buildReferences(outDir: string): Promise<void> {
  writeSchemas(join(import.meta.dirname, ownFolder, 'schemas'))
  for (const folder of referenceFolders) await buildFolder(join(import.meta.dirname, folder), join(outDir, folder))
}

/** The folder of the forms that the product's own libraries draw alone. */
const ownFolder = 'alone'
/** The folders of pages. Libraries that need another version of React have packages of their own. */
const referenceFolders = ['references', 'react18', ownFolder] as const

/** Writes `<page>.html` and its files for each reference page. A page is a file with a hyphen in its name. */
async function buildFolder(folder: string, outDir: string): Promise<void> {
  const pages = readdirSync(folder).flatMap((file) => /^(\w+-\w+)\.tsx$/.exec(file)?.[1] ?? [])
  await build({
    root: folder,
    base: `/${basename(folder)}/`,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), ...(basename(folder) === ownFolder ? [formModules()] : [])],
    // The engine and the files around it have React in different folders.
    resolve: { dedupe: ['react', 'react-dom'] },
    // Style sheets of libraries contain hacks for old browsers.
    css: { lightningcss: { errorRecovery: true } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 20_000,
      rolldownOptions: { input: Object.fromEntries(pages.map((page) => [page, join(folder, `${page}.tsx`)])) },
    },
  })
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8')) as Manifest
  for (const page of pages)
    writeFileSync(join(outDir, `${page}.html`), htmlOf(manifest, `${page}.tsx`, basename(folder)))
}

/** Writes the schemas and messages of the forms that are drawn alone. */
function writeSchemas(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const write = (name: string, value: object) => writeFileSync(join(folder, `${name}.json`), JSON.stringify(value))
  write('recharge', withoutTexts(schemaOf(rechargeFields)))
  for (const count of counts) write(formName(count), withoutTexts(schemaOf(someFields(count))))
  write('texts', { ...engineTexts(), ...texts })
}

function htmlOf(manifest: Manifest, source: string, base: string): string {
  const entry = manifest[source]
  if (!entry) throw new Error(`The build has no ${source}. It has: ${Object.keys(manifest).join(', ')}`)
  const { js, css } = filesOf(manifest, [source])
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Reference</title>',
    '<link rel="icon" href="data:," />',
    ...css.map((file) => `<link rel="stylesheet" href="/${base}/${file}" />`),
    `<script type="module" src="/${base}/${entry.file}"></script>`,
    ...js.filter((file) => file !== entry.file).map((file) => `<link rel="modulepreload" href="/${base}/${file}" />`),
    '</head><body><div id="app"></div></body></html>\n',
  ].join('\n')
}

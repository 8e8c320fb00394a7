// Builds the reference pages, each an entry of its own, as Vite builds ours.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { filesOf, type Manifest } from '../scripts/size'

const folder = join(import.meta.dirname, 'references')

/** Writes `<page>.html` and its files for each reference page; a page is a file with a dash in its name. */
export async function buildReferences(outDir: string): Promise<void> {
  const pages = readdirSync(folder).flatMap((file) => /^(\w+-\w+)\.tsx$/.exec(file)?.[1] ?? [])
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { input: Object.fromEntries(pages.map((page) => [page, join(folder, `${page}.tsx`)])) },
    },
  })
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8')) as Manifest
  for (const page of pages) writeFileSync(join(outDir, `${page}.html`), htmlOf(manifest, `${page}.tsx`))
}

function htmlOf(manifest: Manifest, source: string): string {
  const entry = manifest[source]
  if (!entry) throw new Error(`The build has no ${source}. It has: ${Object.keys(manifest).join(', ')}`)
  const { js, css } = filesOf(manifest, [source])
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Reference</title>',
    '<link rel="icon" href="data:," />',
    ...css.map((file) => `<link rel="stylesheet" href="/${file}" />`),
    `<script type="module" src="/${entry.file}"></script>`,
    ...js.filter((file) => file !== entry.file).map((file) => `<link rel="modulepreload" href="/${file}" />`),
    '</head><body><div id="app"></div></body></html>\n',
  ].join('\n')
}

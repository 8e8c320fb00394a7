// Loads a TypeScript module, which Node 20 cannot read by itself. Plain JavaScript, for the same reason.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Imports a TypeScript module of the repository at `root`. */
export async function importTool(file, root) {
  // The stack of an error names the lines of the sources.
  process.setSourceMapsEnabled(true)
  return import(pathToFileURL(await bundleTool(file, root)).href)
}

/**
 * Makes one script of a TypeScript module and of what it imports, and returns its path. That takes a third of the time
 * that Vite's module runner needs. Packages are imported as they are. The script is removed when the process ends.
 */
export async function bundleTool(file, root) {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: file,
    cwd: root,
    platform: 'node',
    external: (id) => !/^[./]|^@pagewright\/|^[A-Za-z]:/.test(id),
    transform: { define: { 'import.meta.env': JSON.stringify({ DEV: true, PROD: false, MODE: 'development' }) } },
    plugins: [{ name: 'places', transform: withOwnPlace }],
    logLevel: 'warn',
  })
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'tool-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' }
  const { output } = await bundle.write({ dir: folder, sourcemap: true, ...names })
  await bundle.close()
  return join(folder, output[0].fileName)
}

/** Each module finds the files beside it from where it stands, not from where the script is. */
function withOwnPlace(code, id) {
  if (!code.includes('import.meta.')) return null
  const places = { url: pathToFileURL(id).href, dirname: dirname(id), filename: id }
  const own = code.replaceAll(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, name) => JSON.stringify(places[name]))
  // Lines and columns before each place stay the same.
  return { code: own, map: null }
}

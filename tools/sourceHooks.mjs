// What Node asks about each module: sources.mjs.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

const isSource = (url = '') => /^file:.*\.tsx?$/.test(url)
/** Sources leave out the ending of a file and the name of an index. */
const endings = ['.ts', '.tsx', '/index.ts']

export function resolve(specifier, context, next) {
  if (!specifier.startsWith('.') || !isSource(context.parentURL)) return next(specifier, context)
  const { href } = new URL(specifier, context.parentURL)
  const ending = isSource(href) ? '' : endings.find((end) => existsSync(fileURLToPath(href + end)))
  return ending === undefined ? next(specifier, context) : { url: href + ending, shortCircuit: true }
}

export function load(url, context, next) {
  if (!isSource(url)) return next(url, context)
  const file = fileURLToPath(url)
  const { code, map, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    sourcemap: true,
    // The engine's modules expect what Vite defines.
    define: { 'import.meta.env': '{ "DEV": true, "PROD": false, "MODE": "development" }' },
  })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => `${file}: ${message}`).join('\n'))
  const places = Buffer.from(JSON.stringify(map)).toString('base64')
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${places}`
  return { format: 'module', source, shortCircuit: true }
}

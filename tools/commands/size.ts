import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { examples, program } from '@pagewright/cli/source'
import { cacheFolder, plain, root, traceExport } from '@pagewright/cli/source'
import type { SiteEntry } from '@pagewright/engine/tools'
import { routeBudgets, type RouteBounds } from './routeBudgets'
import type { Findings } from './contents'

/** A source file that became a chunk, in Vite's manifest. */
export interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export interface Manifest {
  readonly [source: string]: Chunk
}
/** The sources and the entry, loaded together. Bounds in kB of gzip -9. */
export interface Budget {
  readonly modules: readonly string[]
  /** True if only the bytes beyond the entry count. */
  readonly isBeyondStart?: boolean
  readonly js: number
  readonly css: number
}
export interface Budgets {
  readonly [name: string]: Budget
}

export const main = program(
  (command) => command.addHelpText('after', examples('')),
  async () => {
    const { problems, note } = sizes(join(root, 'dist'))
    console.log([note, ...problems].join('\n'))
    return problems.length > 0 ? 1 : 0
  },
)

/** Compares the bytes that each page of a build loads with `tools/commands/budgets.json`. */
export function sizes(dist: string): Findings {
  const file = join(dist, '.vite', 'manifest.json')
  if (!existsSync(file)) throw new Error('There is no build to weigh: run `npm run build` first.')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const { parts, routes } = JSON.parse(readFileSync(join(root, 'tools/commands/budgets.json'), 'utf8')) as Bounds
  const site = plain(traceExport(root, `${cacheFolder}/site.ts`, 'site')) as { readonly [route: string]: SiteEntry }
  const weigh = (name: string) => gzipSync(readFileSync(join(dist, name)), { level: 9 }).length
  const whole = compare(manifest, parts, weigh)
  const each = compare(manifest, routeBudgets(site, routes), weigh)
  const problems = [...whole.problems, ...each.problems]
  return { problems, note: problems.length === 0 ? `${whole.note}; each route within its bound` : whole.note }
}

interface Bounds {
  readonly parts: Budgets
  readonly routes: RouteBounds
}

/** Weighs the files of each budget. The problems name every exceeded bound and every missing module. */
export function compare(manifest: Manifest, budgets: Budgets, weigh: (file: string) => number): Findings {
  const kB = (files: readonly string[]) => files.reduce((sum, file) => sum + weigh(file), 0) / 1000
  const notes: string[] = []
  const problems: string[] = []
  for (const [name, { modules, isBeyondStart, js, css }] of Object.entries(budgets)) {
    const unknown = modules.filter((module) => !manifest[module])
    if (unknown.length > 0) {
      problems.push(
        `${name}: the build has no chunk of ${unknown.join(', ')}. It has: ${Object.keys(manifest).join(', ')}`,
      )
      continue
    }
    const loaded = filesOf(manifest, modules)
    const start = isBeyondStart ? filesOf(manifest, []) : { js: [], css: [] }
    const found = { js: kB(loaded.js) - kB(start.js), css: kB(loaded.css) - kB(start.css) }
    notes.push(`${name} ${found.js.toFixed(1)} + ${found.css.toFixed(1)} kB`)
    if (found.js > js) problems.push(`${name}: ${found.js.toFixed(1)} kB of JavaScript, allowed ${js}.`)
    if (found.css > css) problems.push(`${name}: ${found.css.toFixed(1)} kB of CSS, allowed ${css}.`)
  }
  return { problems, note: notes.join('; ') }
}

/** The files of every page: the document with its entry, the module that the entry imports next, and the style sheet. */
const isStart = (source: string) => source.endsWith('.html') || source === 'src/main.tsx' || source === 'style.css'

/** Returns the files that the start of every page and some modules need, each once. Dynamic imports are not followed. */
export function filesOf(manifest: Manifest, modules: readonly string[]): { js: string[]; css: string[] } {
  const js = new Set<string>()
  const css = new Set<string>()
  const open = [...Object.keys(manifest).filter(isStart), ...modules]
  const seen = new Set<string>()
  for (let source = open.pop(); source !== undefined; source = open.pop()) {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) continue
    seen.add(source)
    const kind = chunk.file.endsWith('.css') ? css : js
    kind.add(chunk.file)
    for (const sheet of chunk.css ?? []) css.add(sheet)
    open.push(...(chunk.imports ?? []))
  }
  return { js: [...js], css: [...css] }
}

// What a hundred pages more cost whoever opens one of the others.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { spawnSync } from 'node:child_process'
import { copyProject } from '../scripts/projectCopy'
import { filesOf, type Manifest } from '../scripts/size'

const words = 'team list member record order apply review data bound person notice method amount level badge'.split(' ')

/** Builds the project as it is and with so many pages more; gives the kB of gzip that every page begins with, before and after. */
export function morePages(count: number): { readonly before: number; readonly after: number } {
  const copy = copyProject()
  try {
    const before = startOf(copy.folder)
    writeFileSync(join(copy.folder, 'pages', 'many.ts'), pagesText(count))
    copy.edit('pages.config.ts', /\/\*\* The site map/, "import * as many from './pages/many'\n\n$&")
    copy.edit('pages.config.ts', /\} as const/, `${siteText(count)}$&`)
    run(copy.folder, 'generate')
    return { before, after: startOf(copy.folder) }
  } finally {
    copy.remove()
  }
}

// No two are the same, as no two pages of a product are.
function pagesText(count: number): string {
  const one = (at: number) =>
    `export const page${at}: Page = { title: 'home.title', blocks: { b${at}: { block: 'text', items: { a: { text: 'guild.none' } } } } }`
  return [
    "import type { Page } from '../src/engine/config/types'",
    ...Array.from({ length: count }, (_, at) => one(at)),
    '',
  ].join('\n')
}

function siteText(count: number): string {
  const word = (at: number) => words[at % words.length] ?? ''
  const route = (at: number) => `/${word(at * 7)}/${word(at * 11 + 3)}-${word(at * 13 + 5)}${at}`
  return Array.from({ length: count }, (_, at) => `  '${route(at)}': many.page${at},\n`).join('')
}

function startOf(folder: string): number {
  run(folder, 'build')
  const dist = join(folder, 'dist')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const { js, css } = filesOf(manifest, [])
  return (
    [...js, ...css].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) / 1000
  )
}

function run(folder: string, script: string): void {
  // Whoever measures may run in the mode of development or of a test; a build is made for production.
  const { NODE_ENV: _mode, ...env } = process.env
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', script], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${script} failed in a copy of the project:\n${stderr}`)
}

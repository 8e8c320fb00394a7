// Measures what a hundred more pages cost the other pages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { copyProject } from '../projectCopy'
import { filesOf, type Manifest } from '../size'
import { addPages } from './grow'
import { runScriptIn } from './runIn'

/**
 * Builds the project as it is and with more pages. Returns the start bytes of every page in kB of gzip, before and
 * after.
 */
export function morePages(count: number): { readonly before: number; readonly after: number } {
  const copy = copyProject()
  try {
    const before = startOf(copy.folder)
    addPages(copy, { count })
    runScriptIn(copy.folder, 'generate')
    return { before, after: startOf(copy.folder) }
  } finally {
    copy.remove()
  }
}

function startOf(folder: string): number {
  runScriptIn(folder, 'build')
  const dist = join(folder, 'dist')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const { js, css } = filesOf(manifest, [])
  return (
    [...js, ...css].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) / 1000
  )
}

// Tests that many pages more cost the others little.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { copyProject, type ProjectCopy } from '../../tools/commands/projectCopy'
import { filesOf, type Manifest } from '../../tools/commands/size'

test('a hundred pages more cost the start of every other page less than 1 kB', () => {
  const copy = copyProject()
  try {
    const before = startOf(copy.folder)
    addPages(copy, 100)
    const after = startOf(copy.folder)
    expect(before).toBeGreaterThan(100)
    expect(after - before).toBeLessThan(1)
    expect(after).toBeGreaterThan(before)
  } finally {
    copy.remove()
  }
})

/** Adds pages to the site map. No page links to them, so they are entries. */
function addPages(copy: ProjectCopy, count: number): void {
  const all = Array.from({ length: count }, (_, at) => `'/many/page-${at}'`)
  const page =
    "{ title: 'home.title', access: 'open', blocks: { b: { block: 'text', items: { a: { text: 'guild.none' } } } } }"
  const lines = all.map((_, at) => `export const page${at}: PageConfig = ${page}\n`).join('')
  const text = `import type { PageConfig } from '@pagewright/engine/language'\n${lines}`
  writeFileSync(join(copy.folder, 'pages/many.ts'), text)
  const names = all.map((_, at) => `page${at}`).join(', ')
  copy.edit('pages.config.ts', /\/\*\* The site map/, `import { ${names} } from './pages/many'\n\n$&`)
  copy.edit('pages.config.ts', /\} as const/, `${all.map((route, at) => `  ${route}: page${at},\n`).join('')}$&`)
  copy.edit('pages.config.ts', /'\/demo',\n(?=\] as const)/, `$&${all.map((route) => `  ${route},\n`).join('')}`)
}

/** Builds the copy, and returns the start bytes of every page in kB of gzip. */
function startOf(folder: string): number {
  build(folder)
  const dist = join(folder, 'dist')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const { js, css } = filesOf(manifest, [])
  // The document names the routes.
  const bytes = [...js, ...css, 'index.html'].map(
    (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
  )
  return bytes.reduce((sum, one) => sum + one, 0) / 1000
}

function build(folder: string): void {
  // Removes NODE_ENV of the caller, because a build is made for production.
  const { NODE_ENV: _mode, ...env } = process.env
  const args = ['tools/ready.mjs', 'vite', 'build']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The build failed in a copy of the project:\n${stdout}\n${stderr}`)
}

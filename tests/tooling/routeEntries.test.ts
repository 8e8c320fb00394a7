import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { routeEntries } from '../../tools/vite/routeEntries'

const root = mkdtempSync(join(tmpdir(), 'route-entries-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const files = [
  '.pagewright/routes/home.ts',
  'pages/home.ts',
  'pages.config.ts',
  'locales/en.json',
  'markets/one.ts',
  'markets.config.ts',
  'package-lock.json',
]
for (const file of [...files, 'tools/vite/plugin.ts', 'tools/commands/other.ts', 'vite.config.ts']) write(file, '')

// Pages keep their names and are cached for ever, so each build needs a folder of its own.
it.each([
  [true, '.pagewright/routes/home.ts'],
  // The places of blocks are stored beside the pages.
  [true, 'pages/home.ts'],
  [true, 'locales/en.json'],
  [true, 'markets/one.ts'],
  [true, 'tools/vite/plugin.ts'],
  [false, 'tools/commands/other.ts'],
])('that their folder is another one is %s when %s changes', (isOther, file) => {
  const before = routeEntries(root).folder
  write(file, `changed: ${file}`)
  expect(routeEntries(root).folder !== before).toBe(isOther)
})

it('their folder is another one when a page has another name', () => {
  const before = routeEntries(root).folder
  renameSync(join(root, 'pages/home.ts'), join(root, 'pages/start.ts'))
  expect(routeEntries(root).folder).not.toBe(before)
})

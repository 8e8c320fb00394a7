import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { checkProject } from '../../tools/cli/check/checkProject'
import { findingLine } from '../../tools/cli/check/finding'
import { root } from '../../tools/cli/root'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** Returns the sentences of the check about the starter without one of its files. */
async function sentencesWithout(file: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'missing-'))
  folders.push(folder)
  cpSync(join(root, 'examples/starter'), folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  rmSync(join(folder, file))
  return checkProject(folder).then(
    (findings) => findings.map(findingLine),
    (error: Error) => [error.message.replace(folder, '<folder>')],
  )
}

it.each(['pages.config.ts', 'schemas/api.json', 'locales/en.json'])('a product without %s', async (file) => {
  expect(await sentencesWithout(file)).toEqual([
    `There is no ${file} in <folder>. Create it, or run the command in the folder of a product: --root <folder>.`,
  ])
})

it('a product without its markets', async () => {
  expect(await sentencesWithout('markets.config.ts')).toEqual([
    expect.stringContaining('there is no markets.config.ts, or it cannot be read.'),
  ])
})

it('a product without a page that its site names', async () => {
  expect((await sentencesWithout('pages/notes.ts')).join('\n')).toContain(
    'there is no pages/notes.ts, or it cannot be read.',
  )
})

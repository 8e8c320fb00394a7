// Tests what the command says that imports a document, and that it writes nothing where it should not.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { main } from '../../tools/cli/import'
import { documentOf, json } from './importKit'

const folder = mkdtempSync(join(tmpdir(), 'import-command-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'pets.json')
const text = { type: 'string' }
const label = { type: 'object', required: ['name'], properties: { name: text } }
writeFileSync(
  file,
  JSON.stringify(
    documentOf({ '/labels': { get: { responses: { '200': json(label) } } } }, { servers: [{ url: '/' }] }),
  ),
)

/** Runs the command and returns its code and what it printed. */
async function run(args: string[]) {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const wrong = vi.spyOn(console, 'error').mockImplementation(() => {})
  const code = await main(args).catch((error: Error) => {
    console.error(error.message)
    return 1
  })
  return { code, said: String(said.mock.calls[0]?.[0] ?? ''), wrong: String(wrong.mock.calls[0]?.[0] ?? '') }
}

it.each([
  ['without a flag', [file]],
  ['behind its flag', ['--openapi', file]],
])('the document may stand %s', async (_where, args) => {
  const { code, said, wrong } = await run(['openapi', ...args, '--dry-run'])
  expect([code, wrong]).toEqual([0, ''])
  expect(said).toContain('GET /labels')
})

it.each<[number, string[], RegExp]>([
  [2, ['openapi', '--dry-run'], /^These are missing:\n {2}--openapi /],
  [1, ['openapi', join(folder, 'none.json'), '--dry-run'], /none\.json/],
])('ends with %i and a reason for %j', async (code, args, reason) => {
  expect(await run(args)).toEqual({ code, said: '', wrong: expect.stringMatching(reason) as string })
})

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
  const code = await main(args)
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

it.each<[string, string[], RegExp]>([
  ['no kind', [], /^Name a kind: <openapi>/],
  ['a document that is not there', ['openapi', join(folder, 'none.json'), '--dry-run'], /none\.json/],
])('%s ends with 1 and a reason', async (_what, args, reason) => {
  expect(await run(args)).toEqual({ code: 1, said: '', wrong: expect.stringMatching(reason) as string })
})

// Runs the tool that plants mistakes on a folder whose tests notice each function that is gone, and on a file that no unit
// test runs.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../tools/cli/root'

function tried(folder: string): { readonly status: number | null; readonly lines: readonly string[] } {
  const args = ['quality', 'code-mutants', '--in', folder, '--deletions', '--again']
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, NODE_OPTIONS: undefined }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/cli/run.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') }
}

it('a function that is gone is noticed where it has a test', () => {
  const { status, lines } = tried('tools/cli/texts/textRow.ts')
  expect([status, lines.at(-1)]).toEqual([0, '3 of 3 noticed'])
})

it('a function that no unit test runs is named', () => {
  const { status, lines } = tried('tools/vite/rjsfShims.ts')
  expect(lines.slice(-2)).toEqual([
    expect.stringMatching(
      /^tools\/vite\/rjsfShims\.ts:\d+ in code that no unit test runs: rjsfShims › returns at once$/,
    ),
    '1 of 1 in code that no unit test runs',
  ])
  expect(status).toBe(0)
})

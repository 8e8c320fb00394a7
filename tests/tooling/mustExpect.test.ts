import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '@pagewright/cli/source'
import { runCommand } from '../../tools/quality/steps/command'

const playwright = join(root, 'node_modules/@playwright/test/cli.js')
const reporter = join(root, 'tests/e2e/support/mustExpect.ts')
const cases = `
import { expect, test as base } from '@playwright/test'

const test = base.extend<{ checked: void }>({
  checked: [async ({}, provide) => { await provide(); expect(1).toBe(1) }, { auto: true }],
})
test('goes through nothing', () => { for (const one of [] as number[]) expect(one).toBe(1) })
test('fails at once', () => { throw new Error('before') })
test.skip('is skipped', () => {})
test('expects', () => expect(1).toBe(1))
test('expects in a step', () => test.step('step', () => expect(1).toBe(1)))
test('waits for what it expects', () => expect(() => undefined).toPass())
`
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'must-expect-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'one.spec.ts'), cases)
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default { testDir: '.', outputDir: 'output', reporter: [[${JSON.stringify(reporter)}]] }`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['names a case that expects nothing of its own', ['--grep-invert', 'fails'], 1, ['goes through nothing']],
  ['says nothing where each case expects something', ['--grep', 'expects'], 0, []],
  ['says nothing more about a failure', ['--grep', 'fails'], 1, []],
])('a run of browser tests %s', async (_what, args, code, silent) => {
  const ended = await runCommand(process.execPath, [playwright, 'test', '--workers', '1', ...args], { cwd: folder })
  expect(ended.output.match(/(?<=^ {2}one\.spec\.ts › ).+$/gm) ?? []).toEqual(silent)
  expect(ended.code).toBe(code)
})

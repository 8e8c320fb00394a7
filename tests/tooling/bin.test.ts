// Tests what `pagewright` itself decides: the command, the folder of the product, and the exit code.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'

const place = mkdtempSync(join(tmpdir(), 'pagewright-'))
afterAll(() => rmSync(place, { recursive: true }))
const product = join(place, 'a product')
const entry = { id: '1', when: '2030-01-31T09:30:00.000Z', who: 'Ada', words: ['A title changes.'], files: [] }
mkdirSync(join(product, '.pagewright/changes'), { recursive: true })
writeFileSync(join(product, '.pagewright/changes/journal.jsonl'), `${JSON.stringify(entry)}\n`)
const odd = join(place, 'a=b')
cpSync(product, odd, { recursive: true })
const script = join(place, 'pagewright.mjs')
const [tool, bin] = ['tools/cli/importTool.mjs', 'tools/cli/bin.ts'].map((file) => JSON.stringify(join(root, file)))
writeFileSync(script, `import { importTool } from ${tool}\nawait importTool(${bin}, ${JSON.stringify(root)})\n`)

function pagewright(args: readonly string[], cwd = place) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' })
  return { status, said: stdout.trim(), wrong: stderr.trim() }
}
const listed = '1  2030-01-31T09:30:00.000Z  Ada\n  A title changes.'

it.each<readonly [string, readonly string[], string | undefined]>([
  ['the current folder', ['change', '--list'], product],
  ['--root behind the command', ['change', '--list', '--root', product], undefined],
  ['--root before the command', ['--root', product, 'change', '--list'], undefined],
  ['--root below the current folder', ['change', '--root', 'a product', '--list'], undefined],
  ['--root=<folder>', ['change', `--root=${product}`, '--list'], undefined],
  ['--root=<folder> whose name has a =', ['change', `--root=${odd}`, '--list'], undefined],
])('the product is that of %s', { timeout: 60_000 }, (_what, args, cwd) => {
  expect(pagewright(args, cwd)).toEqual({ status: 0, said: listed, wrong: '' })
})

it.each([
  [
    'an unknown command',
    ['chekc'],
    /^pagewright has no command "chekc"\. Run: pagewright <change\|check\|.*> \[arguments\]$/,
  ],
  ['no command', [], /^pagewright has no command ""\./],
  ['the name of a prototype', ['constructor'], /^pagewright has no command "constructor"\./],
  ['standard input without changes', ['change', '-'], /^Standard input is not JSON: /],
  ['a folder that is not there', ['check', '--root', 'nowhere'], /^ENOENT.*nowhere/],
  ['--root without a folder', ['change', '--list', '--root'], /^--root needs a folder\.$/],
  ['an option that the command lacks', ['check', '--jsno'], /^"--jsno" is not an option\. Allowed: --json, /],
  ['a folder without a product', ['check'], /./],
])('%s ends with 1', { timeout: 60_000 }, (_what, args, says) => {
  const { status, said, wrong } = pagewright(args)
  expect([status, `${wrong}${said}`]).toEqual([1, expect.stringMatching(says)])
})

/** Code that runs first: whatever is printed finds the pipe closed, as `head` leaves it. */
const closedPipe = `console.log = () => process.stdout.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))`

it.each([
  ['pagewright', [script, 'change', '--list', '--root', product]],
  ['npm run', [join(root, 'tools/cli/run.mjs'), 'english']],
])('%s ends quietly if its reader wants no more lines', { timeout: 60_000 }, (_what, args) => {
  const first = `--import=data:text/javascript,${encodeURIComponent(closedPipe)}`
  const { status, stderr } = spawnSync(process.execPath, [first, ...args], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

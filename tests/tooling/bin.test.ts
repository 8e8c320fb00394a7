// Tests what `pagewright` itself decides: the command, its help, the folder of the product, and the exit code.
import { execFile, spawnSync } from 'node:child_process'
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
// It is there, and nothing can read it.
writeFileSync(join(product, 'pages.config.ts'), '{')
const odd = join(place, 'a=b')
cpSync(product, odd, { recursive: true })

const script = join(root, 'tools/cli/bin.mjs')

function pagewright(args: readonly string[], cwd = place) {
  return new Promise<{ readonly status: unknown; readonly said: string; readonly wrong: string }>((resolve) => {
    const child = execFile(process.execPath, [script, ...args], { cwd }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, said: stdout.trim(), wrong: stderr.trim() }),
    )
    child.stdin?.end()
  })
}
const listed = '1  2030-01-31T09:30:00.000Z  Ada\n  A title changes.'

it.each<readonly [string, readonly string[], string | undefined]>([
  ['the current folder', ['change', '--list'], product],
  ['--root=<folder>', ['change', `--root=${product}`, '--list'], undefined],
])('the product is that of %s', async (_what, args, cwd) => {
  expect(await pagewright(args, cwd)).toEqual({ status: 0, said: listed, wrong: '' })
})

it('says outside of a product what of a folder fits', async () => {
  const api = join(place, 'api')
  mkdirSync(api)
  writeFileSync(join(api, 'person.json'), '{ "properties": {} }')
  expect(await pagewright(['import', 'try', 'api'])).toEqual({
    status: 0,
    said: `${join('api', 'person.json')}: makes a form.\n1 of 1 schemas fit.`,
    wrong: '',
  })
})

it.each<readonly [number, readonly string[], RegExp]>([
  [2, ['chekc'], /\(Did you mean check\?\)/],
  [2, ['check', '--root', 'nowhere'], /^There is no folder .*nowhere\.$/],
  [2, ['check'], /^\S+ is no product of Pagewright: it has no pages\.config\.ts\. .* --root\.$/],
  [1, ['effective', '--market', 'main', '--page', '/', '--root', product], /^pages\.config\.ts cannot be read/],
])('ends with %i for %j, and says why in words', async (code, args, says) => {
  const { status, said, wrong } = await pagewright(args)
  expect([status, said, wrong]).toEqual([code, '', expect.stringMatching(says)])
  expect(wrong).not.toMatch(/^ +at /m)
})

it('a command that this repository does not have is refused with those it has', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/ready.mjs'), 'chekc'], {
    encoding: 'utf8',
  })
  expect([status, stdout, stderr]).toEqual([
    2,
    '',
    expect.stringContaining('There is no command "chekc". Allowed: vite'),
  ])
})

/** Code that runs first: whatever is printed finds the pipe closed, as `head` leaves it. */
const closedPipe = `console.log = () => process.stdout.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))`

it('a command ends quietly if its reader wants no more lines', () => {
  const first = `--import=data:text/javascript,${encodeURIComponent(closedPipe)}`
  const command = [first, script, 'change', '--list', '--root', product]
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

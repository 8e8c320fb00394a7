// Publishing the pages of a product beside its deployed build: what gets there, and what is refused.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { build } from 'vite'
import { applyChanges } from '../../../tools/cli/changeSets'
import { main } from '../../../tools/cli/release'
import { type Releases, releasesIn } from '../../../tools/cli/release/document'
import { root } from '../../../tools/cli/root'

const product = mkdtempSync(join(tmpdir(), 'publish-'))
const store = join(product, 'deployed')

beforeAll(async () => {
  // A build sets it, and other files of tests run in this process.
  vi.stubEnv('NODE_ENV', process.env.NODE_ENV)
  cpSync(join(root, 'examples/starter'), product, { recursive: true, filter: (path) => !path.endsWith('node_modules') })
  symlinkSync(join(root, 'node_modules'), join(product, 'node_modules'))
  await build({ root: product, logLevel: 'error', build: { outDir: store } })
}, 60_000)
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(product, { recursive: true, force: true })
})

const named = (): Releases => releasesIn(readFileSync(join(store, 'index.html'), 'utf8'))

/** Runs a command. Returns its exit code and what it printed. */
async function release(...args: readonly string[]): Promise<readonly [number, string]> {
  const said: string[] = []
  const spies = (['log', 'error'] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation((line: unknown) => void said.push(String(line))),
  )
  const code = await main([...args, '--store', store], product)
  for (const spy of spies) spy.mockRestore()
  return [code, said.join('\n')]
}

/** Changes a file for one test. */
function change(file: string, from: string, to: string): void {
  const path = join(product, file)
  const before = readFileSync(path, 'utf8')
  if (!before.includes(from)) throw new Error(`${file} has no "${from}".`)
  writeFileSync(path, before.replace(from, to))
  onTestFinished(() => writeFileSync(path, before))
}

it('a changed text is published, given to all, and taken back', async () => {
  const first = named().current
  const before = readFileSync(join(product, 'locales/en.json'), 'utf8')
  onTestFinished(() => writeFileSync(join(product, 'locales/en.json'), before))
  const text = { do: 'text', language: 'en', key: 'notes.title', text: 'My notes' } as const
  await applyChanges(product, { changes: [text], note: 'Whose notes' }, { who: 'anna' })
  expect(await release('publish')).toEqual([0, expect.stringMatching(/^Published (\S{8})\. .*\/\?release=\1$/)])
  const { current, candidate } = named()
  expect([current.id, candidate?.share, candidate?.brought]).toEqual([first.id, 0, []])
  const texts = readFileSync(join(store, `assets/routes-${candidate?.id}/en/home.json`), 'utf8')
  expect(JSON.parse(texts)).toMatchObject({ 'notes.title': 'My notes' })

  expect((await release('promote'))[0]).toBe(0)
  expect([named().current.id, named().lastGood?.id]).toEqual([candidate?.id, first.id])
  expect(await release('publish')).toEqual([1, `Everybody has ${candidate?.id} already.`])
  expect((await release('rollback'))[0]).toBe(0)
  expect(named()).toEqual({ engine: named().engine, current: first })
  const [, list] = await release('list')
  expect(list).toMatch(/publish[^]*change 1 Whose notes \(anna\)[^]*promote[^]*rollback/)
})

it('a changed schema of an answer is named, so that devices block the release if no answer fits', async () => {
  change('schemas/notes.json', '"id": {', '"colour": { "type": "string" }, "id": {')
  expect((await release('publish'))[0]).toBe(0)
  expect(named().candidate?.brought).toEqual(['POST /notes/list'])
})

it.each([
  ['pages/notes.ts', "access: 'open'", "access: 'visitor'", 'who may see /, from ["open",null] to ["visitor",null].'],
  ['markets/main.ts', 'https://api.example.com', 'https://other.example', 'hosts of the market main'],
  ['schemas/api.json', '"scheme": "Bearer"', '"scheme": "Token"', 'what all calls have in common'],
  ['locales/en.json', '"engine.back": "Back"', '"engine.back": "Return"', 'texts of the engine or of widgets (en)'],
])('%s: what a deployment decides is refused, and nothing is written', async (file, from, to, what) => {
  const before = readFileSync(join(store, 'index.html'), 'utf8')
  change(file, from, to)
  const [code, said] = await release('publish')
  expect([code, said]).toEqual([1, expect.stringContaining(`This release changes ${what}`)])
  expect(readFileSync(join(store, 'index.html'), 'utf8')).toBe(before)
})

it('pages that need what the deployed engine cannot do are refused, by name', async () => {
  const file = join(store, `assets/engine-${named().engine}.json`)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, JSON.stringify((JSON.parse(before) as string[]).filter((name) => name !== 'ListBlock.empty')))
  onTestFinished(() => writeFileSync(file, before))
  change('locales/en.json', '"Notes"', '"Many notes"')
  expect(await release('publish')).toEqual([1, expect.stringContaining('lacks ListBlock.empty, which / use.')])
})

it('a staged release keeps its devices while the same is published again, and until another one is wanted', async () => {
  change('locales/en.json', '"Notes"', '"All notes"')
  await release('publish')
  const { id } = named().candidate ?? {}
  await release('stage', '10')
  expect(await release('publish')).toEqual([0, `${id} is published already. 10 % of the devices have it.`])
  change('locales/en.json', '"All notes"', '"Every note"')
  expect(await release('publish')).toEqual([1, expect.stringContaining(`--replace ${id}`)])
  expect([named().candidate?.id, named().candidate?.share]).toEqual([id, 10])
  expect(await release('publish', '--replace', String(id))).toEqual([0, expect.stringContaining(`in place of ${id}`)])
  expect(named().candidate?.share).toBe(0)
})

it('who names no release does not mean that of somebody else, and a wrong name is said to be wrong', async () => {
  const { id } = named().candidate ?? {}
  const log = join(store, '.releases.log')
  const before = readFileSync(log, 'utf8')
  writeFileSync(log, before.replaceAll(/"by":"[^"]*"/g, '"by":"bert"'))
  onTestFinished(() => writeFileSync(log, before))
  expect(await thrown('promote')).toMatch(`somebody else has published ${id}, by bert at 20`)
  expect(await thrown('stage', '10', '--release', 'typo')).toMatch(
    `typo is not the published release. That is ${id}, by bert`,
  )
  expect(await release('stage', '10', '--release', String(id))).toEqual([
    0,
    `10 % of the devices start ${id} from now on.`,
  ])
})

it('everybody gets any release back that everybody had, and no other one', async () => {
  const first = named().current
  const second = named().candidate
  await release('promote')
  change('locales/en.json', '"Notes"', '"Third"')
  await release('publish')
  const third = named().candidate
  await release('promote')
  expect(await release('rollback', first.id)).toEqual([
    0,
    `Everybody starts ${first.id} from now on, in place of ${third?.id}.`,
  ])
  expect(named().current).toEqual({ ...first, brought: [] })
  expect(await release('rollback')).toEqual([1, expect.stringContaining('`rollback <id>`')])
  expect((await release('rollback', String(second?.id)))[0]).toBe(0)
  expect(named().current.id).toBe(second?.id)
  const file = join(store, `assets/routes-${third?.id}/en/home.json`)
  const before = readFileSync(file)
  writeFileSync(file, '{}')
  expect(await thrown('rollback', String(third?.id))).toMatch('has been changed in the store')
  writeFileSync(file, before)
  const halted = await publishedAndHalted()
  expect(await thrown('rollback', halted)).toMatch(`${halted} was never given to everybody`)
})

async function publishedAndHalted(): Promise<string> {
  change('locales/en.json', '"Third"', '"Fourth"')
  await release('publish')
  const { id = '' } = named().candidate ?? {}
  await release('halt')
  return id
}

/** Runs a command that fails. Returns what the command line prints of it. */
async function thrown(...args: readonly string[]): Promise<string> {
  return release(...args).then(
    ([, said]) => said,
    (error: unknown) => String(error),
  )
}

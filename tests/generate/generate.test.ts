import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { markets } from '../../markets.config'
import { findingText } from '../../tools/cli/check/finding'
import { generate, main } from '../../tools/cli/generate'
import { root } from '../../tools/cli/root'

let copy: string

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'product-'))
  for (const part of [
    'pages',
    'markets',
    'schemas',
    'locales',
    'public',
    'src',
    'pages.config.ts',
    'markets.config.ts',
    'package.json',
  ])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  mkdirSync(join(copy, 'docs'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  await generate({ root: copy })
})
afterAll(() => rmSync(copy, { recursive: true }))

/** Changes a file of the copy while the work runs. */
async function withEdit<T>(file: string, from: string, to: string, work: () => Promise<T>): Promise<T> {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  if (!before.includes(from)) throw new Error(`${file} has no "${from}" to change.`)
  writeFileSync(path, before.replace(from, to))
  try {
    return await work()
  } finally {
    writeFileSync(path, before)
    // The cache follows its sources even if the generator only compares.
    await generate({ check: true, root: copy })
  }
}

it('the checked-in files equal the generated ones, and no page has a problem', async () => {
  expect(await generate({ check: true, root })).toEqual({ written: [], cached: [], problems: [] })
})

it.each([
  ['a page', 'pages/account.ts', "look: 'welcome'", "look: 'plain'", /^\.pagewright\/routes\/(login|home)\.ts$/],
  ['a schema', 'schemas/forms.json', '"maxLength": 40', '"maxLength": 41', /^\.pagewright\/forms\/guildCreate\.ts$/],
])(
  'check says which files %s would change, and changes none that is checked in',
  async (_name, file, from, to, changed) => {
    await withEdit(file, from, to, async () => {
      const table = readFileSync(join(copy, 'docs/permissions.md'), 'utf8')
      const { written, cached } = await generate({ check: true, root: copy })
      expect([...written, ...cached].length).toBeGreaterThan(0)
      for (const path of [...written, ...cached]) expect(path).toMatch(changed)
      expect(readFileSync(join(copy, 'docs/permissions.md'), 'utf8')).toBe(table)
    })
  },
)

it('a mistake in one page is named with its place, and the other pages stay as they are', async () => {
  await withEdit('pages/guild.ts', "rows: 'POST /web/guild/list'", "rows: 'POST /web/guild/lost'", async () => {
    const { problems, written, cached } = await generate({ check: true, root: copy })
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: 'pages/guild.ts',
        markets: Object.keys(markets),
        name: 'unknown-endpoint',
      }),
    )
    expect(new Set(problems.map(({ where }) => where[0]))).toEqual(new Set(['/guild/list']))
    // No other page uses the endpoints of this page.
    expect(cached).toEqual([
      '.pagewright/endpoints/post-web-guild-apply-join.ts',
      '.pagewright/endpoints/post-web-guild-list.ts',
      '.pagewright/routes/guild-list.ts',
      '.pagewright/site.ts',
    ])
    expect(written).toEqual(['docs/permissions.md'])
  })
})

it('F12 F44 schemas that cannot be read are named, and nothing is written or removed', async () => {
  await withEdit('schemas/account.json', '"LoginRequest": {', '"LoginReqest": {', async () => {
    const { problems, written } = await generate({ root: copy })
    expect(problems).toMatchObject([
      { name: 'unknown-definition', didYouMean: 'account.json#/$defs/LoginReqest' },
      { name: 'unknown-definition', didYouMean: 'account.json#/$defs/LoginReqest' },
    ])
    expect(problems.map(findingText)).toContainEqual(
      expect.stringMatching(/^schemas\/forms\.json › login › \$ref: there is no definition "account\.json#/),
    )
    expect(written).toEqual([])
  })
  expect((await generate({ check: true, root: copy })).written).toEqual([])
})

it('F12 F44 an unreadable page is reported where it is imported, and nothing is written or removed', async () => {
  await withEdit('pages.config.ts', "'./pages/withdraw/addMethod'", "'./pages/withdraw/addMetod'", async () => {
    const { problems, written } = await generate({ root: copy })
    expect(problems).toMatchObject([
      { file: 'pages.config.ts', what: expect.stringContaining('addMetod.ts') as string },
    ])
    expect(written).toEqual([])
  })
})

it('the command ends with 1 for problems, and with --check also for files that do not match', async () => {
  await generate({ root: copy })
  vi.spyOn(process, 'cwd').mockReturnValue(copy)
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const wrong = vi.spyOn(console, 'error').mockReturnValue()
  const table = join(copy, 'docs/permissions.md')
  const text = readFileSync(table, 'utf8')
  writeFileSync(table, '')
  expect(await main(['--check'])).toBe(1)
  expect(wrong.mock.calls.flat()).toEqual([
    expect.stringMatching(/^docs\/permissions\.md does not match its sources\./),
  ])
  expect(readFileSync(table, 'utf8')).toBe('')
  expect(await main([])).toBe(0)
  expect(readFileSync(table, 'utf8')).toBe(text)
  expect(await main([])).toBe(0)
  expect(said.mock.calls.flat()).toEqual([
    'Wrote 1 files in src/generated and docs.',
    'src/generated and docs are up to date.',
  ])
})

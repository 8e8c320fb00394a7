// Tests what generating writes, and what it leaves alone. Mistakes are planted in a copy of Conduit.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findingText } from '../../tools/cli/check/finding'
import { generate, main } from '../../tools/cli/generate'
import { root } from '../../tools/cli/root'
import { copySources } from '../support/copySources'

let copy: string
let remove: () => void

beforeAll(async () => {
  ;({ folder: copy, remove } = copySources('conduit'))
  await generate({ root: copy })
})
afterAll(() => remove())

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
  expect(await generate({ check: true, root })).toEqual({
    written: [],
    checkedIn: expect.any(Array),
    cached: [],
    problems: [],
  })
})

it.each([
  [
    'a page',
    'pages/articles.ts',
    'columnWidth: 280, body: { favorited',
    'columnWidth: 240, body: { favorited',
    /^\.pagewright\/routes\/profile\.ts$/,
  ],
  [
    'a schema',
    'schemas/forms.json',
    '{ "slug": null }',
    '{ "slug": null, "comment": { "properties": { "body": { "maxLength": 900 } } } }',
    /^\.pagewright\/forms\/comment\.ts$/,
  ],
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
  await withEdit(
    'pages/article.ts',
    "rows: 'GET /api/articles/{slug}/comments'",
    "rows: 'GET /api/articles/{slug}/coments'",
    async () => {
      const { problems, written, cached } = await generate({ check: true, root: copy })
      expect(problems).toContainEqual(
        expect.objectContaining({
          file: 'pages/article.ts',
          markets: ['world', 'qanat'],
          name: 'unknown-endpoint',
        }),
      )
      expect(new Set(problems.map(({ where }) => where[0]))).toEqual(new Set(['/article']))
      // No other page uses the endpoints of this page.
      expect(cached).toEqual([
        '.pagewright/endpoints/delete-api-articles-slug-.ts',
        '.pagewright/endpoints/delete-api-articles-slug-comments-id-.ts',
        '.pagewright/endpoints/get-api-articles-slug-comments.ts',
        '.pagewright/endpoints/post-api-articles-slug-comments.ts',
        '.pagewright/routes/article.ts',
        '.pagewright/site.ts',
      ])
      // What is committed says how it was before the mistake.
      expect(written).toEqual([])
    },
  )
})

it('F12 F44 schemas that cannot be read are named, and nothing is written or removed', async () => {
  await withEdit('schemas/conduit.json', '"PostApiUsersRequest": {', '"PostApiUsersReqest": {', async () => {
    const { problems, written } = await generate({ root: copy })
    expect(problems).toMatchObject([
      { name: 'unknown-definition', didYouMean: 'conduit.json#/$defs/PostApiUsersReqest' },
      { name: 'unknown-definition', didYouMean: 'conduit.json#/$defs/PostApiUsersReqest' },
    ])
    expect(problems.map(findingText)).toContainEqual(
      expect.stringMatching(/^schemas\/forms\.json › signUp › \$ref: there is no definition "conduit\.json#/),
    )
    expect(written).toEqual([])
  })
  expect((await generate({ check: true, root: copy })).written).toEqual([])
})

it.each([
  [
    'a spread',
    "rows: 'GET /api/articles/{slug}/comments'",
    '...rows',
    'pages/article.ts:LINE:7  not-data  /article: this is a spread',
  ],
  [
    'a syntax error',
    "rows: 'GET",
    "rows: : 'GET",
    'pages/article.ts:LINE:13  not-data  /article: pages/article.ts cannot be read',
  ],
])('a page with %s shows its line, and a change of another page is written', async (_what, from, to, said) => {
  const line = readFileSync(join(copy, 'pages/article.ts'), 'utf8').split(from)[0]?.split('\n').length
  await withEdit('pages/article.ts', from, to, () =>
    withEdit(
      'pages/articles.ts',
      'columnWidth: 280, body: { favorited',
      'columnWidth: 240, body: { favorited',
      async () => {
        const { problems, written } = await generate({ root: copy })
        expect(problems).toMatchObject([{ file: 'pages/article.ts', line, name: 'not-data' }])
        const cached = (file: string) => readFileSync(join(copy, '.pagewright/routes', file), 'utf8')
        expect(cached('article.ts')).toContain(said.replace('LINE', String(line)))
        expect(cached('profile.ts')).toContain('240')
        expect(written.filter((path) => path.startsWith('docs/'))).toEqual([])
      },
    ),
  )
})

it('F12 F44 an unreadable page is reported where it is imported, and nothing is written or removed', async () => {
  await withEdit('pages.config.ts', "'./pages/article'", "'./pages/artical'", async () => {
    const { problems, written } = await generate({ root: copy })
    expect(problems).toMatchObject([{ file: 'pages.config.ts', what: expect.stringContaining('artical.ts') as string }])
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
  expect(said.mock.calls.flat()).toEqual(['Wrote 1 file: docs/permissions.md.', 'The generated files are up to date.'])
})

it('the command ends with 1 for what only the check finds, such as rows that stay as they were', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(copy)
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const wrong = vi.spyOn(console, 'error').mockReturnValue()
  await withEdit('pages/parts.ts', "failed: 'article.failed', then: 'reload'", "failed: 'article.failed'", async () => {
    await main([])
    vi.clearAllMocks()
    expect(await main([])).toBe(1)
  })
  expect(wrong.mock.calls.flat().join('\n')).toContain('"then" is missing')
  expect(said).not.toHaveBeenCalled()
})

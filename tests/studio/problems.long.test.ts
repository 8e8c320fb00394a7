// Tests that the studio's problems are causes with their place and their correction: a name that is gone is one problem,
// wherever it is used.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProductChange } from '../../tools/cli/change/change'
import { root } from '../../tools/cli/root'
import { copyProject, type ProjectCopy } from '../../tools/quality/projectCopy'
import { createOperations } from '../../tools/studio/server/api/operations'
import type { Plan, StudioProblem } from '../../tools/studio/editor/model/apiClient'

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
  const from = "'POST /web/MyAccountInfo'"
  for (const file of ['pages/account.ts', 'pages/appRecharge.ts']) copy.edit(file, from, "'POST /web/MyAccuontInfo'")
})
afterAll(() => copy.remove())

it('S-check an endpoint that is wrong in two files is one problem with the other place', async () => {
  const operations = createOperations(copy.folder, { who: 'Ada', keepDraft: () => 'draft1' })
  const found = (await operations.problems?.({})) as readonly StudioProblem[]
  expect(found.filter(({ name }) => name === 'unknown-endpoint')).toEqual([
    {
      name: 'unknown-endpoint',
      file: 'pages/account.ts',
      line: expect.any(Number) as number,
      says: expect.stringMatching(/the same in another place.*did you mean "POST \/web\/MyAccountInfo"/) as string,
      also: [expect.stringMatching(/^pages\/appRecharge\.ts:\d+$/) as string],
      at: expect.objectContaining({ page: expect.stringMatching(/^\//) as string }) as object,
      fix: expect.stringMatching(/becomes "POST \/web\/MyAccountInfo"/) as string,
    },
  ])
})

const page = '/guild/member'
const members = ['blocks', 'members']

/** Plans changes of Lumi. */
function plan(changes: readonly ProductChange[]): Promise<Plan> {
  const operations = createOperations(root, { who: 'Ada', keepDraft: () => 'draft1' })
  return operations.plan?.({ changes }) as Promise<Plan>
}

it.each<readonly [string, ProductChange, string, readonly string[] | undefined, ProductChange]>([
  [
    'a misspelt message',
    { do: 'set', page, at: ['title'], value: 'guild.member.titel' },
    'unknown-message',
    ['title'],
    { do: 'set', page, at: ['title'], value: 'guild.member.title' },
  ],
  [
    'a misspelt member within a value',
    { do: 'set', page, at: [...members, 'search'], value: { param: 'keyword', placehoder: 'guild.member.search' } },
    'unknown-key',
    [...members, 'search'],
    { do: 'set', page, at: [...members, 'search'], value: { param: 'keyword', placeholder: 'guild.member.search' } },
  ],
])('S-check a plan corrects %s, and says where it is', async (_what, change, name, path, right) => {
  const { problems } = await plan([change])
  const found = problems.find((one) => one.name === name)
  expect(found?.at).toEqual(path && { page, path })
  expect(found?.corrected).toEqual([right])
  expect((await plan(found?.corrected ?? [])).problems).toEqual([])
})

it('S-check a mistake that may mean several things has no correction', async () => {
  const change: ProductChange = { do: 'set', page, at: ['title'], value: 'x' }
  const { problems } = await plan([change])
  expect(problems.map(({ name, corrected }) => [name, corrected])).toContainEqual(['unknown-message', undefined])
})

it('S-check one press corrects what has one answer in the saved product, and is undone', async () => {
  const operations = createOperations(copy.folder, { who: 'Ada', check: false, keepDraft: () => 'draft1' })
  const read = () => readFileSync(join(copy.folder, 'pages/account.ts'), 'utf8')
  const wrong = read()
  const fixed = (await operations.fix?.({})) as { readonly id: string; readonly words: readonly string[] }
  expect(fixed.words.join(' ')).toContain('becomes "POST /web/MyAccountInfo"')
  expect(read()).not.toContain('MyAccuontInfo')
  await operations.undo?.({ id: fixed.id })
  expect(read()).toBe(wrong)
})

// Tests that the studio's problems are causes with their place and their correction: a name that is gone is one problem,
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProductChange } from '../../tools/cli/change/change'
import { root } from '../../tools/cli/root'
import { copyProject, type ProjectCopy } from '../../tools/commands/projectCopy'
import { createOperations } from '../../tools/studio/server/api/operations'
import type { Plan } from '../../tools/studio/editor/model/apiClient'

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
  const from = "'POST /web/MyAccountInfo'"
  for (const file of ['pages/account.ts', 'pages/appRecharge.ts']) copy.edit(file, from, "'POST /web/MyAccuontInfo'")
})
afterAll(() => copy.remove())

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

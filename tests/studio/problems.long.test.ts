// Tests that the studio's problems have their place and their correction.
import { expect, it } from 'vitest'
import type { ProductChange } from '../../tools/cli/change/change'
import { createOperations } from '../../tools/studio/server/api/operations'
import type { Plan } from '../../tools/studio/editor/model/apiClient'
import { conduit } from '../support/copySources'

const page = '/article'
const fields = ['blocks', 'write', 'fields', 'comment', 'fields']

function plan(changes: readonly ProductChange[]): Promise<Plan> {
  const operations = createOperations(conduit, { who: 'Ada', keepDraft: () => 'draft1' })
  return operations.plan?.({ changes }) as Promise<Plan>
}

it.each<readonly [string, ProductChange, string, readonly string[] | undefined, ProductChange]>([
  [
    'a misspelt message',
    { do: 'set', page, at: ['title'], value: 'article.titel' },
    'unknown-message',
    ['title'],
    { do: 'set', page, at: ['title'], value: 'article.title' },
  ],
  [
    'a misspelt member within a value',
    { do: 'set', page, at: [...fields, 'body'], value: { label: 'comment.body', widgt: 'textarea' } },
    'unknown-key',
    [...fields, 'body'],
    { do: 'set', page, at: [...fields, 'body'], value: { label: 'comment.body', widget: 'textarea' } },
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

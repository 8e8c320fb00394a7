// Tests that the studio's problems are causes: a name that is gone is one problem, wherever it is used.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from '../../tools/quality/projectCopy'
import { createOperations } from '../../tools/studio/server/api/operations'
import type { StudioProblem } from '../../tools/studio/editor/model/apiClient'

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
    },
  ])
})

// Tests docs/change-cost.md: the measured changes work, and the document is up to date.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkProject } from '../../tools/cli/check/checkProject'
import { printed } from '../../tools/cli/check/printed'
import { costText } from '../../tools/quality/changeCost'
import { DraftSources } from '../../tools/quality/changeCost/desk'
import { tasks } from '../../tools/quality/changeCost/tasks'
import { hasTexts } from '../../tools/quality/changeCost/words'
import { filesAt, readOnce, withChanges } from '../../tools/cli/files'
import { root } from '../../tools/cli/root'

const files = readOnce(filesAt(root))

it.each(tasks)('$title: the edits are all that it takes, and none is code', async ({ make, leaves }) => {
  const desk = new DraftSources(root)
  make(desk)
  const changes = desk.changes()
  expect(changes.map(({ file }) => file).filter((file) => file.startsWith('src/'))).toEqual([])
  const product = withChanges(files, Object.fromEntries(changes.map(({ file, after }) => [file, after])))
  const wrong = (await checkProject(product)).filter(({ name, file }) => name !== leaves && hasTexts(file))
  expect(wrong.map((finding) => printed(finding, product))).toEqual([])
})

it('an edit without a match is refused', () => {
  expect(() => new DraftSources(root).edit('pages/guild.ts', 'no such words', '')).toThrow(
    /pages\/guild\.ts has nothing like/,
  )
})

it('the document has the measured counts', () => {
  expect(readFileSync(join(root, 'docs/change-cost.md'), 'utf8')).toBe(costText(root))
})

// docs/change-cost.md: what it counts is enough, and is what is counted.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkProject } from '../../tools/cli/check/checkProject'
import { printed } from '../../tools/cli/check/printed'
import { costText } from '../../tools/quality/changeCost'
import { Desk } from '../../tools/quality/changeCost/desk'
import { tasks } from '../../tools/quality/changeCost/tasks'
import { isSpoken } from '../../tools/quality/changeCost/words'
import { filesAt, readOnce, withChanges } from '../../tools/cli/files'
import { root } from '../../tools/cli/root'

const files = readOnce(filesAt(root))

it.each(tasks)('$title: the edits are all that it takes, and none is code', async ({ make, leaves }) => {
  const desk = new Desk(root)
  make(desk)
  const changes = desk.changes()
  expect(changes.map(({ file }) => file).filter((file) => file.startsWith('src/'))).toEqual([])
  const product = withChanges(files, Object.fromEntries(changes.map(({ file, after }) => [file, after])))
  const wrong = (await checkProject(product)).filter(({ name, file }) => name !== leaves && isSpoken(file))
  expect(wrong.map((finding) => printed(finding, product))).toEqual([])
})

it('an edit of what is not there is refused', () => {
  expect(() => new Desk(root).edit('pages/guild.ts', 'no such words', '')).toThrow(/pages\/guild\.ts has nothing like/)
})

it('the document says what is counted', () => {
  expect(readFileSync(join(root, 'docs/change-cost.md'), 'utf8')).toBe(costText(root))
})

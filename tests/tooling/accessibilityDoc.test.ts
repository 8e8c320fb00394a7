// docs/accessibility.md and its OpenACR report: they are current, complete, and each named test exists.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { criteria } from '../../tools/quality/accessibility/criteria'
import { accessibilityPage, openAcr } from '../../tools/quality/accessibility/reports'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('has the 31 criteria of level A and the 24 of level AA, each once', () => {
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(55)
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24)
})

it('has at least 50 criteria that a test holds, and no test for what is not held', () => {
  expect(criteria.filter(({ state }) => state === 'held').length).toBeGreaterThanOrEqual(50)
  for (const { number, state, tests } of criteria) expect(tests.length > 0, number).toBe(state === 'held')
})

it.each(criteria.flatMap(({ number, tests }) => tests.map(([file, title]) => ({ number, file, title }))))(
  '$number names a test of $file: $title',
  ({ file, title }) => {
    expect(existsSync(join(root, file))).toBe(true)
    expect(read(file)).toContain(title)
  },
)

it('is what `npm run quality -- accessibility` writes', () => {
  expect(read('docs/accessibility.md')).toBe(accessibilityPage())
  expect(read('docs/accessibility.openacr.yaml')).toBe(openAcr())
})

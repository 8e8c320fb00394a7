// Browser tests find parts by what a person perceives. Only tests of how a page looks name classes of the engine.
import { expect, it } from 'vitest'
import { code, linesOf } from '../support/sourceFiles'

/** They judge what no role or name tells: borders of everything that can be typed into, and words that are cut off. */
const judgesOfLooks: readonly string[] = [
  'tests/e2e/fieldLines.spec.ts',
  'tests/e2e/forcedColours.spec.ts',
  'tests/e2e/support/fit.ts',
  'tests/e2e/support/lines.ts',
]

it('browser tests name no class of the engine', () => {
  const files = code.filter((file) => file.startsWith('tests/e2e/') && !judgesOfLooks.includes(file))
  expect(linesOf(files, /\.pw-[a-z]/), 'Use getByRole, getByLabel or getByText instead of a class.').toEqual([])
})

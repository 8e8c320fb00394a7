// Browser tests find parts by what a person perceives. Places that still name a class of the engine may only become fewer.
import { expect, it } from 'vitest'
import { code, linesOf } from '../support/sourceFiles'

/** The places that are kept. Lower it after each replacement by a role, a name or a text. */
const kept = 48

it('browser tests name a class of the engine in no more places than before', () => {
  const found = linesOf(
    code.filter((file) => file.startsWith('tests/e2e/')),
    /\.pw-[a-z]/,
  )
  expect(found.length, 'Use getByRole, getByLabel or getByText instead of a class.').toBeLessThanOrEqual(kept)
})

// Runs the tests of the product that was imported from GitHub's document.
import { join } from 'node:path'
import { describe } from 'vitest'

const folder = join(import.meta.dirname, '../../examples/github')

describe('examples/github', async () => {
  // A computed name keeps the example's types out of this repository's program.
  await import(join(folder, 'tests/product.test.ts'))
})

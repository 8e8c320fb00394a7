// Tests the products in examples/.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

describe('conduit', () => {
  const folder = join(import.meta.dirname, '../../examples/conduit')

  describe('examples/conduit', async () => {
    // A computed name keeps the example's types out of this repository's program.
    await import(join(folder, 'tests/product.test.ts'))

    it('has tests: the file only calls `productTests`, and could not fail if that declared none', ({ task }) => {
      const tasks = task.suite?.tasks ?? []
      expect(tasks.map(({ name }) => name)).toContain('the check finds no problem')
      const answers = tasks.find(({ name }) => name === 'the answers of the sandbox fit the schemas')
      expect(answers?.type === 'suite' && answers.tasks.length).toBeGreaterThan(5)
    })
  })
})

describe('github', () => {
  const folder = join(import.meta.dirname, '../../examples/github')

  describe('examples/github', async () => {
    // A computed name keeps the example's types out of this repository's program.
    await import(join(folder, 'tests/product.test.ts'))
  })
})

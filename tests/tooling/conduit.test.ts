// Runs the tests of the second product in this repository.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

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

  it('is data: no TSX, and at most 400 lines of pages', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => !/node_modules/.test(file),
    )
    expect(files.filter((file) => file.endsWith('.tsx'))).toEqual([])
    const pages = files.filter((file) => /^pages[\\/]/.test(file) && file.endsWith('.ts'))
    const lines = pages.flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'))
    expect(lines.length).toBeLessThanOrEqual(400)
  })
})

// Runs the tests of the product that was imported from GitHub's document.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../examples/github')

describe('examples/github', async () => {
  // A computed name keeps the example's types out of this repository's program.
  await import(join(folder, 'tests/product.test.ts'))

  it('is data: no TSX, three pages, and a sandbox without handlers', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => !/node_modules|\.pagewright/.test(file),
    )
    expect(files.filter((file) => file.endsWith('.tsx'))).toEqual([])
    const routes = readFileSync(join(folder, 'pages.config.ts'), 'utf8').match(/'\/[\w/]*': /g)
    expect(routes).toHaveLength(3)
    expect(readFileSync(join(folder, 'sandbox/openSandbox.ts'), 'utf8')).not.toContain('handlers')
  })
})

// Tests that docs/pages.md names every switch of the workbench, and every state of the data.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { dataStates, initialCombination } from '../../tools/studio/workbench/combination'

const doc = readFileSync(join(root, 'docs/pages.md'), 'utf8')

it.each([...Object.keys(initialCombination), ...dataStates])('docs/pages.md tells of "%s"', (name) => {
  expect(doc).toContain(`\`${name}\``)
})

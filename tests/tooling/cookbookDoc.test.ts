// docs/cookbook.md: each recipe has a section with the first lines that it writes. The rest of the page is prose.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { recipes } from '../e2e/support/recipes'

const sections = readFileSync(join(root, 'docs/cookbook.md'), 'utf8').split(/^## /m).slice(1)

it.each(recipes)('$name: the document shows what is written', ({ name, file }) => {
  const section = sections.find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}\n`))
  const [, shown = ''] = /```diff\n([^]*?)```/.exec(section ?? '') ?? []
  expect(shown).not.toBe('')
  expect(readFileSync(join(root, `tests/e2e/studioTasks/${file}.diff`), 'utf8').startsWith(shown)).toBe(true)
})

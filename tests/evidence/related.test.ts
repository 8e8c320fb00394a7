import { expect, it } from 'vitest'
import { relatedTests } from '../../tools/quality/evidence/related'
import { change, facts } from './kit'

it.each([
  ['src/engine/lists/List.tsx', ['tests/engine/lists/List.test.tsx']],
  ['src/engine/ui/Row.tsx', ['tests/engine/ui/Row.test.tsx', 'tests/engine/lists/List.test.tsx']],
  ['tests/engine/ui/Row.test.tsx', ['tests/engine/ui/Row.test.tsx']],
  ['locales/en.json', ['tests/locales/locales.test.ts']],
  ['docs/lists.md', []],
])('a change of %s reaches the unit tests %j, the nearest first', (file, expected) => {
  expect(relatedTests([change(file)], facts.graph)).toEqual({ files: expected, left: 0 })
})

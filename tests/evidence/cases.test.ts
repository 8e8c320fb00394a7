// Tests which spec files are refused because they declare no test.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { listCases, withoutCases } from '../../tools/quality/evidence/cases'

it('a spec file without a case is found, and what is no spec file needs none', () => {
  const files = ['a.spec.ts', 'b.spec.ts', 'b.after.spec.ts', 'support', 'hands.ts']
  expect(withoutCases(files, [{ file: 'a.spec.ts' }])).toEqual(['b.spec.ts'])
})

it('every spec file of this repository has a case', async () => {
  const cases = await listCases()
  expect(withoutCases(readdirSync(join(root, 'tests/e2e')), cases)).toEqual([])
  expect(new Set(cases.map(({ file }) => file)).size).toBeGreaterThan(90)
})

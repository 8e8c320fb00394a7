// Rows share this form, and several of them share a test.
import type { Criterion } from './criteria'

/** A criterion that its tests hold. */
export type CriterionRow = readonly [
  number: string,
  level: Criterion['level'],
  title: string,
  how: string,
  ...tests: Criterion['tests'][number][],
]

export const axe = ['tests/e2e/policy.spec.ts', 'fits small screens, light and dark, for finger and reader'] as const
export const sourcesTest = 'tests/tooling/accessibleSources.test.ts'
export const absence = [sourcesTest, 'nothing %s'] as const
export const ariaTest = 'tests/engine/forms/ariaProps.test.tsx'
export const criteriaSpec = 'tests/e2e/criteria.spec.ts'
export const tabOrder = [criteriaSpec, 'in the order of the screen, and each stop is seen'] as const
export const wayfindingSpec = 'tests/e2e/wayfinding.spec.ts'
export const byKeys = ['tests/e2e/keyboard.spec.ts', 'by the keyboard alone'] as const
export const noMedia = 'No page plays sound or video.'

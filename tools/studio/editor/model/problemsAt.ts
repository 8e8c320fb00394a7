// Finds the problems of a plan that belong to a part of a page.
import type { Plan, StudioProblem } from './apiClient'
import { pathName } from '../../workbench/places'
import { isAtOrBelow } from './sharedParts'

/** Returns the problems of a plan, those that prevent saving first. */
export function problemsOf(plan: Plan | undefined): readonly StudioProblem[] {
  return plan ? [...plan.problems, ...plan.later] : []
}

/** Returns the problems of one value of a page, or of the values within it. */
export function problemsAt(
  problems: readonly StudioProblem[],
  route: string,
  path: readonly string[],
  isWithin: boolean,
): readonly StudioProblem[] {
  return problems.filter(
    ({ at }) => at?.page === route && isAtOrBelow(at.path, path) && (isWithin || at.path.length === path.length),
  )
}

/** Returns how many problems each part has, by the name of its path. A problem counts for the innermost part around it. */
export function problemCounts(
  problems: readonly StudioProblem[],
  route: string,
  parts: readonly (readonly string[])[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { at } of problems) {
    if (at?.page !== route) continue
    const [inner] = parts.filter((part) => isAtOrBelow(at.path, part)).toSorted((a, b) => b.length - a.length)
    if (inner) counts.set(pathName(inner), (counts.get(pathName(inner)) ?? 0) + 1)
  }
  return counts
}

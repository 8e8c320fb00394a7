import type { FieldPath } from '../fields/path'

/** One broken rule at one place: the keyword of JSON Schema, or `blank` and `check` of our own. */
export interface FieldProblem {
  readonly path: FieldPath
  readonly keyword: string
  readonly params: { readonly [name: string]: unknown }
}

/** Keeps one problem a place, the one that helps most: an absent value before a wrong one, a wrong kind before a bound. */
export function firstPerPath(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const best = new Map<string, FieldProblem>()
  for (const problem of problems) {
    const key = problem.path.join('/')
    const known = best.get(key)
    if (!known || rank(problem) < rank(known)) best.set(key, problem)
  }
  return [...best.values()]
}

const order = ['required', 'blank', 'type', 'enum', 'const', 'format', 'minLength', 'maxLength', 'pattern']

function rank({ keyword }: FieldProblem): number {
  const index = order.indexOf(keyword)
  return index === -1 ? order.length : index
}

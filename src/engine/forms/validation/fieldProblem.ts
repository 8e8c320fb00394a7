import type { FieldPath } from '../fields/path'

/** A broken rule at a path. `keyword` is one of JSON Schema, or our own `blank`, `check`, `rule` or `server`. */
export interface FieldProblem {
  readonly path: FieldPath
  /** The path of the value, if nothing is drawn there. The form shows the problem, so `path` is empty. */
  readonly valuePath?: FieldPath
  readonly keyword: string
  readonly params: { readonly [name: string]: unknown }
}

export function valuePathOf({ path, valuePath }: FieldProblem): FieldPath {
  return valuePath ?? path
}

/** Keeps the most helpful problem of each path: a missing value before a wrong type, a wrong type before a bound. */
export function firstPerPath(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const best = new Map<string, FieldProblem>()
  for (const problem of problems) {
    const key = valuePathOf(problem).join('/')
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

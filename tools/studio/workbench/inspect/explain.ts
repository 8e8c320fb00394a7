// Explains a condition clause by clause: the test, the value, and whether it holds.
import { conditionWords } from '@pagewright/cli/browser'
import { type Conditions, evaluateCondition, isObject, isRef, readPath } from '@pagewright/engine/studio'

export type Clause = TestClause | AnyClause
export interface TestClause {
  readonly kind: 'test'
  /** The test, such as `user.guild_role = "owner"`. */
  readonly wanted: string
  /** The value at the path, and the values at paths that the test refers to. */
  readonly found: string
  readonly holds: boolean
}
/** At least one member must hold. */
export interface AnyClause {
  readonly kind: 'any'
  readonly members: readonly (readonly Clause[])[]
  readonly holds: boolean
}

/** Returns the clauses of a condition with their values. Throws for an unknown test, as the condition itself does. */
export function explain(when: Conditions, scope: unknown): readonly Clause[] {
  return Object.entries(when).flatMap(([path, test]): readonly Clause[] => {
    if (path !== 'any') return testsOf(test).map((one) => explainOne(path, one, scope))
    const members = (test as readonly Conditions[]).map((one) => explain(one, scope))
    return [{ kind: 'any', members, holds: evaluateCondition({ any: test }, scope) }]
  })
}

/** Splits several tests of one value. */
function testsOf(test: unknown): readonly unknown[] {
  return isObject(test) ? Object.entries(test).map(([name, operand]) => ({ [name]: operand })) : [test]
}

function explainOne(path: string, test: unknown, scope: unknown): TestClause {
  const clause = { [path]: test }
  const words = conditionWords([clause], () => undefined) || path
  return {
    kind: 'test',
    wanted: words.replace(/^if /, ''),
    found: foundBy(path, test, scope),
    holds: evaluateCondition(clause, scope),
  }
}

function foundBy(path: string, test: unknown, scope: unknown): string {
  const references = isObject(test) ? Object.values(test).filter(isRef) : []
  const others = references.map(({ from }) => `${from} is ${shortened(readPath(scope, from))}`)
  return [shortened(readPath(scope, path)), ...others].join('; ')
}

const longest = 60

function shortened(value: unknown): string {
  if (value === undefined) return 'absent'
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

// Evaluates conditions with a part of the scope. The result is yes, no, or the conditions that remain.
import { type Conditions, evaluateCondition, isObject, isRef, readPath } from '@pagewright/engine/tools'

/**
 * Evaluates conditions with the known roots (`user`, `market`). Returns false if they cannot hold, or else the
 * conditions that remain. Throws where `evaluateCondition` would.
 */
export function residueOf(when: Conditions | undefined, known: object): Conditions | false {
  const left: { [path: string]: unknown } = {}
  for (const [path, test] of Object.entries(when ?? {})) {
    const rest = path === 'any' ? anyRest(test, known) : testRest(path, test, known)
    if (rest === 'no') return false
    if (rest !== 'yes') left[path] = rest.left
  }
  return left
}

/** Evaluates conditions that must all hold. Omits those that already hold. */
export function residuesOf(whens: readonly (Conditions | undefined)[], known: object): readonly Conditions[] | false {
  const left: Conditions[] = []
  for (const when of whens) {
    const residue = residueOf(when, known)
    if (residue === false) return false
    if (Object.keys(residue).length > 0) left.push(residue)
  }
  return left
}

/** The rest has a member of its own, because it may itself be `true` or `false`. */
type Rest = 'yes' | 'no' | { readonly left: unknown }

function anyRest(members: unknown, known: object): Rest {
  if (!Array.isArray(members)) return evaluateCondition({ any: members }, known) ? 'yes' : 'no'
  const residues = members.map((one: Conditions) => residueOf(one, known)).filter((one) => one !== false)
  if (residues.length === 0) return 'no'
  return residues.some((one) => Object.keys(one).length === 0) ? 'yes' : { left: residues }
}

function testRest(path: string, test: unknown, known: object): Rest {
  if (!isObject(test) || Object.keys(test).length === 0) {
    if (!isKnown(path, known)) return { left: test }
    return evaluateCondition({ [path]: test }, known) ? 'yes' : 'no'
  }
  const left: { [name: string]: unknown } = {}
  for (const [name, operand] of Object.entries(test)) {
    const bound = isRef(operand) && isKnown(operand.from, known) ? readPath(known, operand.from) : operand
    // As `evaluateCondition` does: what is absent equals nothing and is in no order. Whatever is there differs from it.
    const isAbsent =
      isRef(operand) && (isNothing(bound) || (isRef(bound) && isKnown(path, known) && isNothing(readPath(known, path))))
    if (isAbsent && name !== 'not') return 'no'
    if (isAbsent && !isKnown(path, known)) left.exists = true
    else if (!isKnown(path, known) || isRef(bound)) left[name] = bound
    else if (!evaluateCondition({ [path]: { [name]: bound } }, known)) return 'no'
  }
  return Object.keys(left).length === 0 ? 'yes' : { left }
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** A persona stands for people in every bucket. Somebody who is not signed in is in none. */
function isKnown(path: string, known: object): boolean {
  if (path === 'user.bucket' && isObject(readPath(known, 'user'))) return false
  return Object.hasOwn(known, path.split('.')[0] ?? '')
}

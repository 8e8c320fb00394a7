// Checks an overlay of a page or a schema before it is merged: unknown names, and changes without effect.
import { isObject, notAmong, type Problem } from '@pagewright/engine/tools'

/** A member that only the overlay has. It is new if it is complete, and probably a misspelt name if it is not. */
export interface Added {
  readonly where: readonly string[]
  readonly value: unknown
  /** Names of its siblings in the base. */
  readonly beside: readonly string[]
  /** The part whose entries these are. The member stands beside its use. */
  readonly part?: string
}

/**
 * Compares a JSON Merge Patch with its base. Returns the members that the patch adds, and the problems that need no
 * knowledge of the language. Places begin with `where` and leave out the names in `silent`.
 */
export function checkOverlay(
  base: unknown,
  patch: unknown,
  where: readonly string[],
  silent: ReadonlySet<string> = new Set(),
): { readonly problems: readonly Problem[]; readonly added: readonly Added[] } {
  const problems: Problem[] = []
  const added: Added[] = []
  const visit = (old: unknown, change: unknown, place: readonly string[]): void => {
    if (isSame(old, change) || (isObject(old) && isObject(change) && Object.keys(change).length === 0)) {
      problems.push({ name: 'changes-nothing', where: place, what: `${shown(change)} is what stands here without it.` })
    } else if (isObject(old) && isObject(change)) {
      const beside = Object.keys(old)
      for (const [name, value] of Object.entries(change)) {
        const at = silent.has(name) ? place : [...place, name]
        if (Object.hasOwn(old, name)) visit(old[name], value, at)
        else if (value === null) problems.push(unknownKey(place, name, `"${name}" is not here to be removed.`, beside))
        else added.push({ where: at, value, beside })
      }
    }
  }
  visit(base, patch, where)
  return { problems, added }
}

/**
 * Explains the problems of a merged page. An added member that is incomplete becomes one problem about its name
 * (`slips`). The other problems are returned as `rest`.
 */
export function explainAdded(
  found: readonly Problem[],
  added: readonly Added[],
): { readonly slips: readonly Problem[]; readonly rest: readonly Problem[] } {
  const lacking = added.filter((one) => found.some((problem) => isLack(problem, one)))
  const slips = lacking.map((one) => {
    const { where, value, beside, part } = one
    const name = where.at(-1) ?? ''
    const here = part === undefined ? `there is no "${name}" to change` : `the part "${part}" has no entry "${name}"`
    const lacks = found.filter((problem) => isLack(problem, one)).map(({ what }) => what.replace(/[.:].*/, ''))
    const what =
      value === null ? `${here} to remove.` : `${here}, and as a new one it is not whole: ${lacks.join(', ')}.`
    return unknownKey(where.slice(0, -1), name, what, beside)
  })
  return { slips, rest: found.filter(({ where }) => !lacking.some((one) => startsWith(where, one.where))) }
}

/** Returns true if a patch names a place, or a part that contains it. */
export function isTouched(patch: unknown, place: readonly string[], silent: ReadonlySet<string> = new Set()): boolean {
  if (!isObject(patch)) return true
  const [name, ...rest] = place
  if (name === undefined) return Object.keys(patch).some((key) => !silent.has(key) && !isObject(patch[key]))
  if (Object.hasOwn(patch, name)) return isTouched(patch[name], rest, silent)
  return [...silent].some((hidden) => isObject(patch[hidden]) && isTouched(patch[hidden], place, silent))
}

const kindMembers = ['block', 'do'] as const

/** Returns true if a problem says that an added member is incomplete. */
function isLack({ name, where }: Problem, { where: place, value }: Added): boolean {
  if (where.length !== place.length || !startsWith(where, place)) return false
  if (value === null) return true
  const isNameless = isObject(value) && kindMembers.every((member) => value[member] === undefined)
  return name === 'missing-key' || ((name === 'unknown-block' || name === 'unknown-action') && isNameless)
}

function unknownKey(where: readonly string[], name: string, what: string, allowed: readonly string[]): Problem {
  return notAmong({ name: 'unknown-key', where, what }, name, allowed)
}

function startsWith(where: readonly string[], place: readonly string[]): boolean {
  return place.every((name, at) => where[at] === name)
}

/** Compares two values as JSON. The order of members does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((member, at) => isSame(member, other[at]))
  if (!isObject(one) || !isObject(other)) return one === other
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  )
}

function shown(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

// Checks that a value is plain data of a reasonable size. It runs before all other checks, so it must end on any value:
// it does not recurse, and it stops at the limits.
import { forbidden, type Problem } from '@pagewright/engine/tools'

export interface Limits {
  /** Most levels of nested objects and lists. */
  readonly depth: number
  /** Most values in all. A shared part counts at each of its places. */
  readonly members: number
  /** Most characters of a text. */
  readonly text: number
  /** Most characters of a name. */
  readonly name: number
}

/** Limits of one page or one overlay. The largest page of a product with 33 pages has 13 levels and 622 values. */
export const pageLimits: Limits = { depth: 24, members: 10_000, text: 1_000, name: 100 }

/**
 * Returns the problems of a value that is not plain data or exceeds the limits. It also refuses cycles, markup, and
 * names that reach a prototype. Places begin with `where` and leave out the names in `silent`.
 */
export function checkData(
  found: unknown,
  where: readonly string[],
  { limits = pageLimits, silent = none }: { readonly limits?: Limits; readonly silent?: ReadonlySet<string> } = {},
): Problem[] {
  const problems: Problem[] = []
  const left: Spot[] = [{ value: found, name: undefined, above: undefined, depth: 0 }]
  let count = 0
  for (let spot = left.pop(); spot && problems.length < most; spot = left.pop()) {
    const here: Spot = spot
    const report = (name: Problem['name'], what: string) =>
      void problems.push({ name, where: [...where, ...placeOf(here, silent)], what })
    count += 1
    const fault = count > limits.members ? tooMany(limits) : (ofName(here.name, limits) ?? ofValue(here, limits))
    if (fault) report(...fault)
    if (count > limits.members) break
    if (!fault && isBranch(here.value)) left.push(...membersOf(here, here.value).toReversed())
  }
  return problems
}

type Fault = readonly [name: Problem['name'], what: string]

/** One value with its path from the root. */
interface Spot {
  readonly value: unknown
  readonly name: string | undefined
  readonly above: Spot | undefined
  readonly depth: number
}

const none: ReadonlySet<string> = new Set()
/** Most problems that are reported for one value. */
const most = 20

function tooMany({ members }: Limits): Fault {
  return ['too-large', `this has more than ${members} values: split it.`]
}

function ofName(name: string | undefined, limits: Limits): Fault | undefined {
  if (name === undefined) return undefined
  if (forbidden.has(name)) return ['forbidden-name', `"${name}" would reach a prototype: use another name.`]
  if (name.length > limits.name) return ['too-large', `this name has more than ${limits.name} characters.`]
  return name.includes('<') ? ['markup', '"<" may not stand in a name.'] : undefined
}

function ofValue({ value, above, depth }: Spot, limits: Limits): Fault | undefined {
  switch (typeof value) {
    case 'undefined':
    case 'boolean':
      return undefined
    case 'number':
      return Number.isFinite(value) ? undefined : ['not-data', `${value} is no number that a config can hold.`]
    case 'string':
      if (value.length > limits.text) return ['too-large', `this text has more than ${limits.text} characters.`]
      return value.includes('<') ? ['markup', 'texts are plain: "<" may not stand in one.'] : undefined
    case 'object':
      return value === null ? undefined : ofBranch(value, above, depth, limits)
    default:
      return ['not-data', `a ${typeof value} is no data: a config holds texts, numbers, lists and objects.`]
  }
}

function ofBranch(value: object, above: Spot | undefined, depth: number, limits: Limits): Fault | undefined {
  for (let spot = above; spot; spot = spot.above)
    if (spot.value === value) return ['cycle', 'this leads back to what it stands in: write out what is meant.']
  if (depth >= limits.depth) return ['too-deep', `this stands more than ${limits.depth} levels deep.`]
  const size = Array.isArray(value) ? value.length : Object.keys(value).length
  if (size > limits.members) return ['too-large', `this has more than ${limits.members} members.`]
  return Array.isArray(value) || isPlain(value)
    ? undefined
    : ['not-data', 'this is no plain object: write its members out between braces.']
}

/** Tells whether an object is plain: without inherited members, getters and symbols. */
function isPlain(value: object): boolean {
  const above: unknown = Object.getPrototypeOf(value)
  const isRoot = above === null || (Object.getPrototypeOf(above) === null && Object.hasOwn(above as object, 'valueOf'))
  const all = Object.values(Object.getOwnPropertyDescriptors(value))
  return isRoot && Object.getOwnPropertySymbols(value).length === 0 && all.every((member) => 'value' in member)
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function membersOf(above: Spot, value: object): Spot[] {
  return Object.entries(value).map(([name, member]) => ({ value: member, name, above, depth: above.depth + 1 }))
}

function placeOf(spot: Spot, silent: ReadonlySet<string>): string[] {
  const names: string[] = []
  for (let here: Spot | undefined = spot; here; here = here.above)
    if (here.name !== undefined && !silent.has(here.name)) names.unshift(here.name.slice(0, 60))
  return names
}

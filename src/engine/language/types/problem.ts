// Problems of a config, as data. The checker reports them. The console, the page and the tools show them.

/** A problem. `where` is its place (route › block › field), `allowed` lists the allowed names. `name` never changes. */
export interface Problem {
  readonly name: ProblemName
  readonly where: readonly string[]
  readonly what: string
  readonly allowed?: readonly string[]
  readonly didYouMean?: string
  /** True if nothing is wrong yet, such as a call that no page uses. */
  readonly isWarning?: boolean
}

/** Names a kind of problem. The names are permanent; docs/check.md explains each. */
export type ProblemName =
  | 'unknown-block'
  | 'unknown-part'
  | 'unknown-action'
  | 'unknown-endpoint'
  | 'unknown-form'
  | 'unknown-field'
  | 'unknown-message'
  | 'unknown-route'
  | 'unknown-widget'
  | 'unknown-icon'
  | 'unknown-event'
  | 'unknown-native-call'
  | 'unknown-path'
  | 'unknown-test'
  | 'unknown-key'
  | 'unknown-value'
  | 'missing-key'
  | 'reserved-name'
  | 'not-a-list'
  | 'not-data'
  | 'cycle'
  | 'too-deep'
  | 'too-large'
  | 'forbidden-name'
  | 'markup'
  | 'repeated-name'
  | 'not-a-read'
  | 'not-a-write'
  | 'unfit-step'
  | 'endless-way'
  | 'no-way-back'
  | 'unknown-definition'
  | 'slow-pattern'
  | 'broken-pattern'
  | 'shared-file'
  | 'differs-by-market'
  | 'changes-nothing'
  | 'missing-language'
  | 'missing-file'
  | 'shared-host'
  | 'unknown-time-zone'
  | 'unknown-currency'
  | 'unknown-token'
  | 'not-a-colour'
  | 'unsafe-token'
  | 'token-out-of-range'
  | 'low-contrast'
  | 'similar-colours'
  | 'unreachable-page'
  | 'dead-page'
  | 'never-holds'
  | 'cannot-match'
  | 'unfit-format'
  | 'unfit-value'
  | 'crossed-words'
  | 'look-alike'
  | 'missing-login'
  | 'missing-failed'
  | 'missing-ask'
  | 'missing-name'
  | 'missing-limit'
  | 'unused'

/** Returns a problem as a sentence: place, explanation, allowed names, and the nearest of them. */
export function sentence(problem: Problem): string {
  const allowed = problem.allowed?.length ? ` Allowed: ${shorten(problem.allowed)}.` : ''
  const nearest = problem.didYouMean ? ` Did you mean "${problem.didYouMean}"?` : ''
  return `${problem.where.join(' › ')}: ${problem.what}${allowed}${nearest} [${problem.name}]`
}

/** Adds the allowed names to a problem, and the nearest of them if there is one. Of many, the likeliest come first. */
export function notAmong(
  problem: Pick<Problem, 'name' | 'where' | 'what'>,
  written: unknown,
  allowed: readonly string[],
): Problem {
  const meant = typeof written === 'string' ? nearest(written, allowed) : undefined
  return { ...problem, allowed: likeliestFirst(written, allowed), ...(meant !== undefined && { didYouMean: meant }) }
}

/** Sorts a long list: names of the group of the written one, such as `roles.`, then those that resemble it. */
function likeliestFirst(written: unknown, allowed: readonly string[]): readonly string[] {
  if (typeof written !== 'string' || allowed.length <= wholeUpTo) return allowed
  const group = /^.*[./]/.exec(written)?.[0]
  const most = written.length / 2
  const ranked = allowed.map((name) => {
    // To compare all would take long.
    const isAlike = Math.abs(name.length - written.length) <= most
    const distance = isAlike ? editDistance(written.toLowerCase(), name.toLowerCase()) : Infinity
    return { name, isKin: group !== undefined && name.startsWith(group), rank: distance <= most ? distance : most + 1 }
  })
  return ranked.sort((a, b) => Number(b.isKin) - Number(a.isKin) || a.rank - b.rank).map(({ name }) => name)
}

export function nearest(written: string, allowed: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(written.length / 3))
  const ranked = allowed
    // The difference in length is a lower bound, which rules out long texts at once.
    .filter((name) => Math.abs(name.length - written.length) <= limit)
    .map((name) => ({ name, distance: editDistance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
  return ranked[0]?.name
}

/** Returns true if exactly one of the allowed names is most like the written one. */
export function isOnlyNearest(written: string, allowed: readonly string[]): boolean {
  const found = nearest(written, allowed)
  if (found === undefined) return false
  const distanceTo = (name: string) => editDistance(written.toLowerCase(), name.toLowerCase())
  return allowed.every((name) => name === found || distanceTo(name) > distanceTo(found))
}

/** A list that is hardly longer than its short form is told whole. */
const wholeUpTo = 16
const shownOfMany = 12

/** Shortens a long list of names, and tells how many are left out. */
export function shorten(names: readonly string[]): string {
  if (names.length <= wholeUpTo) return names.join(', ')
  return `${names.slice(0, shownOfMany).join(', ')} and ${names.length - shownOfMany} more`
}

/** Counts the letters to add, drop, change, or swap with their neighbour. */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const plain = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      next.push(isSwap ? Math.min(plain, (before[j - 2] ?? 0) + 1) : plain)
    }
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}

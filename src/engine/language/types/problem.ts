// A mistake in a config, as data: said by the checker, shown by the console, the page and the tools.

/** `where` reads route › block › field; `allowed` lists what could stand there. Names are permanent. */
export interface Problem {
  readonly name: ProblemName
  readonly where: readonly string[]
  readonly what: string
  readonly allowed?: readonly string[]
  readonly didYouMean?: string
}

export type ProblemName =
  | 'unknown-block'
  | 'unknown-action'
  | 'unknown-endpoint'
  | 'unknown-form'
  | 'unknown-field'
  | 'unknown-message'
  | 'unknown-route'
  | 'unknown-widget'
  | 'unknown-icon'
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
  | 'endless-way'
  | 'unknown-definition'
  | 'slow-pattern'
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
  | 'low-contrast'
  | 'unreachable-page'
  | 'dead-page'
  | 'never-holds'
  | 'cannot-match'
  | 'crossed-words'
  | 'missing-login'
  | 'missing-failed'
  | 'missing-ask'
  | 'missing-name'
  | 'missing-limit'
  | 'unused'

/** One sentence: where, what, what is allowed, and the nearest name. */
export function sentence(problem: Problem): string {
  const allowed = problem.allowed?.length ? ` Allowed: ${shorten(problem.allowed)}.` : ''
  const nearest = problem.didYouMean ? ` Did you mean "${problem.didYouMean}"?` : ''
  return `${problem.where.join(' › ')}: ${problem.what}${allowed}${nearest} [${problem.name}]`
}

/** The problem of something that is not among what is allowed, with what was meant where that can be told. */
export function notAmong(
  problem: Pick<Problem, 'name' | 'where' | 'what'>,
  written: unknown,
  allowed: readonly string[],
): Problem {
  const meant = typeof written === 'string' ? nearest(written, allowed) : undefined
  return { ...problem, allowed, ...(meant !== undefined && { didYouMean: meant }) }
}

/** The allowed name nearest to what was written, when it is near enough to be meant. */
export function nearest(written: string, allowed: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(written.length / 3))
  const ranked = allowed
    // No more letters can be alike than the shorter one has: a text of any length is told in a moment.
    .filter((name) => Math.abs(name.length - written.length) <= limit)
    .map((name) => ({ name, distance: editDistance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
  return ranked[0]?.name
}

/** The first names of many, with how many there are beside them. */
export function shorten(names: readonly string[]): string {
  return names.length <= 12 ? names.join(', ') : `${names.slice(0, 12).join(', ')} and ${names.length - 12} more`
}

/** Letters to add, drop, change, or swap with their neighbour. */
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

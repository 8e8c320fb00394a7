// What a run of tests says about a bug. A bug is killed by a test that fails, and by nothing else: a file that could not
// be loaded shows only that the bug was badly made.

export interface Verdict {
  /** The first test that failed; undefined where the bug survived. */
  readonly killer: string | undefined
  /** Why nothing can be said: no test ran, or a file could not be loaded. */
  readonly trouble?: string
}

export interface UnitReport {
  readonly testResults: readonly {
    readonly name: string
    readonly message?: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Reads the JSON report of vitest. */
export function unitVerdict({ testResults }: UnitReport): Verdict {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const killer = tests.find(({ status }) => status === 'failed')?.fullName.trim()
  if (killer !== undefined) return { killer }
  const broken = testResults.find(({ status }) => status === 'failed')
  if (broken) return { killer, trouble: `${broken.name} failed without a test: ${broken.message ?? ''}` }
  return tests.length === 0 ? { killer, trouble: 'no test ran' } : { killer }
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[]
}
export interface BrowserReport {
  readonly suites: readonly Suite[]
  readonly errors: readonly { readonly message?: string }[]
}

/** Reads the JSON report of Playwright. */
export function browserVerdict({ suites, errors }: BrowserReport): Verdict {
  const specs = suites.flatMap(specsOf)
  const killer = specs.find(({ ok }) => !ok)?.title
  if (killer !== undefined) return { killer }
  if (errors[0]) return { killer, trouble: errors[0].message ?? 'an error without words' }
  return specs.length === 0 ? { killer, trouble: 'no test ran' } : { killer }
}

function specsOf({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)]
}

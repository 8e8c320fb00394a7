// Reads what a run of tests says about a bug. Only a test that fails kills a bug. A file that could not be loaded shows
// that the bug was badly made.

export interface PlantedVerdict {
  /** The first test that failed; undefined where the bug survived. */
  readonly killer: string | undefined
  /** Why nothing can be said: no test ran, or a file could not be loaded. */
  readonly trouble?: string
}

export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly message?: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Reads the JSON report of vitest. */
export function unitVerdict({ testResults }: VitestReport): PlantedVerdict {
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
export function browserVerdict({ suites, errors }: BrowserReport): PlantedVerdict {
  const specs = suites.flatMap(specsOf)
  const killer = specs.find(({ ok }) => !ok)?.title
  if (killer !== undefined) return { killer }
  if (errors[0]) return { killer, trouble: errors[0].message ?? 'an error without words' }
  return specs.length === 0 ? { killer, trouble: 'no test ran' } : { killer }
}

function specsOf({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)]
}

// The unit tests that a change can reach, nearest first.
import type { ChangedFile } from './changes'
import type { Graph } from './graph'

/** More files would take longer than a minute. */
const most = 16

/** Tests that read data which no import shows. */
const readers: readonly { readonly data: RegExp; readonly tests: RegExp }[] = [
  { data: /^(?:pages|markets|schemas|locales)\//, tests: /^tests\/(?:pages\/pages|locales\/)/ },
  { data: /^schemas\//, tests: /^tests\/sandbox\/contract/ },
  { data: /^sandbox\//, tests: /^tests\/sandbox\// },
]

export interface RelatedTests {
  readonly files: readonly string[]
  /** The number of further test files that load something that changed. */
  readonly left: number
}

/** Returns the test files that load what was changed: those that changed, then those with the fewest imports in between. */
export function relatedTests(changes: readonly ChangedFile[], graph: Graph): RelatedTests {
  const files = changes.map(({ file }) => file)
  const tests = graph.files.filter((file) => /^tests\/.*\.test\.tsx?$/.test(file))
  const readAnyway = tests.filter((test) =>
    readers.some(({ data, tests: pattern }) => pattern.test(test) && files.some((file) => data.test(file))),
  )
  const distances = graph.loading(files)
  const near = tests
    .filter((test) => distances.has(test))
    .toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0))
  const all = [...new Set([...near.filter((test) => distances.get(test) === 0), ...readAnyway, ...near])]
  return { files: all.slice(0, most), left: Math.max(0, all.length - most) }
}

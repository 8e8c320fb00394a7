export interface Sections {
  /** Heading of each section, or '' above rows without one. */
  readonly headings: readonly string[]
  readonly counts: readonly number[]
  /** Keys of headings and rows in the order of the screen. */
  readonly keys: readonly string[]
}

/**
 * Groups rows into sections: a new one begins where the heading changes. A row without a heading stays in the section
 * above.
 */
export function groupIntoSections<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  section: (row: Row) => string | undefined,
): Sections {
  const headings: string[] = []
  const counts: number[] = []
  const keys: string[] = []
  for (const row of rows) {
    const heading = section(row) ?? headings.at(-1) ?? ''
    if (headings.length === 0 || heading !== headings.at(-1)) {
      keys.push(`section ${headings.length} ${heading}`)
      headings.push(heading)
      counts.push(0)
    }
    keys.push(`row ${rowKey(row)}`)
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1
  }
  return { headings, counts, keys }
}

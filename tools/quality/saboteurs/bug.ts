/** A mistake made by hand: a guard removed or bent, and the tests that must notice. */
export interface Bug {
  /** Short and permanent: what the guard is for. */
  readonly id: string
  /** One sentence says what a careless person would do. */
  readonly careless: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly find: string
  readonly put: string
  /** Test files, of vitest or, ending in `.spec.ts`, of the browser. One of them fails while the bug is in. */
  readonly tests: readonly string[]
}

/** Tells a bug that only tests in a browser can notice. */
export function needsBrowser({ tests }: Pick<Bug, 'tests'>): boolean {
  return tests.some((file) => file.endsWith('.spec.ts'))
}

/** Puts a bug into the text of its file. Throws where the text to find is not there exactly once. */
export function plant(bug: Bug, text: string): string {
  const parts = text.split(bug.find)
  if (parts.length === 2) return parts.join(bug.put)
  const found = parts.length === 1 ? 'does not have' : `has ${parts.length - 1} times`
  throw new Error(`The bug "${bug.id}" does not fit any more: ${bug.file} ${found} ${JSON.stringify(bug.find)}.`)
}

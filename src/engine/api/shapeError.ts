/** A value of the wire that does not fit its shape: where, what was allowed, and the kind of thing found (never the value). */
export class ShapeError extends Error {
  override readonly name = 'ShapeError'
  readonly path: string
  readonly expected: string
  readonly found: string

  constructor(path: string, expected: string, found: string) {
    super(
      `The answer does not fit its schema at ${path === '' ? 'its root' : `"${path}"`}: expected ${expected}, found ${found}.`,
    )
    this.path = path
    this.expected = expected
    this.found = found
  }
}

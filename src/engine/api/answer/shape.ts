// The subset of JSON Schema that answers are held to: plain data, already dereferenced.

export type ShapeType = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null'

/** What a value of the wire looks like. A shape without `type` and `enum` lets any JSON through. */
export interface Shape {
  readonly type?: ShapeType | readonly ShapeType[]
  readonly properties?: { readonly [name: string]: Shape }
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly enum?: readonly unknown[]
  /** A shape, or true, makes the object a map: its undeclared members are copied too. */
  readonly additionalProperties?: boolean | Shape
}

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

// Defines the subset of JSON Schema that answers are checked with: plain data without references.

export type ShapeType = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null'

/** The expected form of a value. A shape without `type` and `enum` allows any JSON. */
export interface Shape {
  readonly type?: ShapeType | readonly ShapeType[]
  readonly properties?: { readonly [name: string]: Shape }
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly enum?: readonly unknown[]
  /** A shape, or true, makes the object a map: its undeclared members are copied too. */
  readonly additionalProperties?: boolean | Shape
}

/** A value that does not fit its shape: where, what was expected, and the type that was found, never the value. */
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

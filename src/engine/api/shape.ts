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

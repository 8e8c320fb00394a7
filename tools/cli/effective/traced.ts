// Values that know where they are written.

/** Where something stands in a file: lines and columns from 1, the end behind the last letter and in the same line. */
export interface Place {
  /** A path below the root. */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endColumn: number
}

export type Traced = TracedValue | TracedMembers
/** A value with no members of its own: a literal, or a list. */
export interface TracedValue extends Place {
  readonly kind: 'value'
  readonly value: unknown
  /** Of a list. */
  readonly items?: readonly Traced[]
}
export interface TracedMembers extends Place {
  readonly kind: 'members'
  readonly members: ReadonlyMap<string, Traced>
  /** Where the names of the members stand. */
  readonly keys: ReadonlyMap<string, Place>
}

/** The value without its places. */
export function plain(traced: Traced): unknown {
  if (traced.kind === 'value') return traced.items ? traced.items.map(plain) : traced.value
  return Object.fromEntries([...traced.members].map(([name, value]) => [name, plain(value)]))
}

/** The place alone. */
export function placeOf({ file, line, column, endColumn }: Place): Place {
  return { file, line, column, endColumn }
}

/** A member by its name. */
export function memberOf(traced: Traced | undefined, name: string): Traced | undefined {
  return traced?.kind === 'members' ? traced.members.get(name) : undefined
}

/** Where the name of a member stands. */
export function keyOf(traced: Traced | undefined, name: string): Place | undefined {
  return traced?.kind === 'members' ? traced.keys.get(name) : undefined
}

// A value as the sources write it, with the parts on the way to it.
import type { Node } from '../effective/trace'
import type { MemberPath } from './change'

/** An expression in a file. */
export interface Spot {
  readonly file: string
  readonly node: Node
}

/** A use of a part on the way to a value, which other places may use too. */
export interface Crossing {
  /** The object with `use`, and that member. */
  readonly holder: Spot
  readonly entry: Node
  /** The path of what the use stands for. */
  readonly path: MemberPath
  /** The name of the part. */
  readonly part: string
  /** True if the use stands for entries beside others. */
  readonly isEntries: boolean
  /** The list in which the use stands for items beside others. */
  readonly list?: Spot
}

export interface FoundValue {
  /** The value as written in its container, with `as const`. */
  readonly spot: Spot
  /** The object or list that contains the value. Absent at the beginning of a path. */
  readonly container?: Spot
  readonly entry?: Node
  /** From the outside inwards. */
  readonly crossings: readonly Crossing[]
  /** The value of a part that this one changes, because it stands beside `use`. */
  readonly under?: FoundValue
  /** The part around the value. */
  readonly used?: PartUse | undefined
}

/** A use of a part, whose `with` has the values of its parameters. */
export interface PartUse {
  readonly name: string
  readonly use: Spot
  readonly part: Spot
  /** The crossings and the part around the use. */
  readonly outside: Pick<FoundValue, 'crossings' | 'used'>
}

// A value as the sources write it, with the names and parts on the way to it.
import type { Node } from '../effective/sourceModule'
import type { MemberPath } from './change'

/** An expression in a file. */
export interface Spot {
  readonly file: string
  readonly node: Node
}

/** A value that is written elsewhere than where it is used: by a name, a spread, or a member of a name. */
export interface Crossing {
  /** The place at which the name is used. */
  readonly use: Spot
  /** The object or list that contains the use, and its member. Absent for an export or a constant. */
  readonly holder?: Spot
  readonly entry?: Node
  /** The path of what the name stands for. A spread stands for the object that contains it. */
  readonly path: MemberPath
  /** The name of a part that pages use. `holder` is then the object with `use`, and `entry` that member. */
  readonly part?: string
}

export interface FoundValue {
  /** The value as written in its container, with names and `as const`. */
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

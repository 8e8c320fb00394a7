// The types of the steps of a timeline, for authors in TypeScript.
import type { MessageKey } from './register'
import type { At, PathTo, When } from './scope'
import type { Lines, Message } from './valueTypes'

interface TimelineStep<S> {
  label: Message<S>
  /** The label while the step is not finished. */
  pending?: Message<S>
  note?: Message<S>
  time?: PathTo<S, string | number>
  format?: 'time' | 'date'
  /** Marks the step as done while this holds. By default, a step with a time is done. */
  done?: When<S>
  /** The step ends it early, such as cancelled: a receipt marks it with a cross. */
  breaksOff?: boolean
  when?: When<S>
}
export interface TimelineSteps<S> {
  readonly [id: string]: TimelineStep<S>
}
/** The member that labels a step. The messages of a closed set must be complete. */
type StepLabel<Step> =
  | { label: keyof Step & string; words?: never }
  | {
      [K in keyof Step & string]: NonNullable<Step[K]> extends string
        ? string extends Step[K]
          ? never
          : { label: K; words: { [V in NonNullable<Step[K]> & string]: MessageKey } }
        : never
    }[keyof Step & string]
/** Steps of a list in the answer: the path of the list, and the members of a step. */
export type TimelineList<S> = {
  [P in PathTo<S, readonly object[]>]: At<S, P> extends readonly (infer Step)[]
    ? StepLabel<Step> & {
        steps: P
        note?: keyof Step & string
        time?: keyof Step & string
        format?: 'time' | 'date'
        done?: keyof Step & string
        lines?: Lines<S & { step: Step }>
      }
    : never
}[PathTo<S, readonly object[]>]

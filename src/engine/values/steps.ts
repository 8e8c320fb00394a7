import { evaluateCondition, readPath } from '../language/runtime/evaluateCondition'
import type { BlockOf } from '../language/types/plain'
import { orderedEntries } from '../lib/compare'

type Steps = NonNullable<BlockOf<'timeline'>['steps']>

/** Returns the steps of a page whose conditions hold, each with its time and whether it is finished. */
export function stepsOf(steps: Steps | undefined, scope: object, order?: readonly string[]) {
  return orderedEntries(steps, order)
    .filter(([, { when }]) => evaluateCondition(when, scope))
    .map(([id, step]) => {
      const time = step.time === undefined ? undefined : readPath(scope, step.time)
      return { id, step, time, isDone: step.done ? evaluateCondition(step.done, scope) : isThere(time) }
    })
}

/** Returns the place of the current step: the one after the last that is finished. */
export function currentOf(steps: readonly { readonly isDone: boolean }[]): number {
  return steps.map(({ isDone }) => isDone).lastIndexOf(true) + 1
}

/** Tells whether a step has a time. Servers send 0 or nothing for a step that has not happened. */
export function isThere(time: unknown): boolean {
  return time !== undefined && time !== null && time !== '' && time !== 0 && time !== '0'
}

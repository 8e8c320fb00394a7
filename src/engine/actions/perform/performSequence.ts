// Performs the steps of a sequence. A separate module, because few pages have one.
import type { App } from '../../runtime/app/app'
import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import type { SequenceAction, SequenceStep } from '../../language/types/plain'
import { callBody } from './usePerformCall'
import type { ActionPlace } from './placeContext'
import type { Perform } from './usePerform'

/** A step that succeeded. A call has its endpoint and body, as JSON, and its answer. */
interface DoneStep {
  readonly sent: string
  readonly answer: unknown
}
type DoneSteps = Map<string, DoneStep>

interface SequenceOptions {
  /** An object that lives as long as the open page. */
  readonly page: object
  readonly app: App
  readonly perform: Perform
}

/** Keeps the steps that open pages have done of sequences that stopped. It ends with the page, so it never concerns another person. */
const unfinished = new WeakMap<object, Map<SequenceAction, Map<string | undefined, DoneSteps>>>()
const running = new WeakSet<DoneSteps>()

/**
 * Performs the steps in order, and resolves to false at the first that fails or is cancelled. The next press on the same
 * page skips the steps that succeeded, so no call is sent twice. A call with another body is another call: it is sent,
 * and so is each step after it.
 */
export async function performSequence(
  action: SequenceAction,
  scope: object,
  place: ActionPlace,
  options: SequenceOptions,
): Promise<boolean> {
  // Each row goes on where its own sequence stopped.
  const done = doneSteps(action, options.page, place.key)
  // A list that loads again gives the row another button, whose press must not begin the sequence a second time.
  if (running.has(done)) return false
  running.add(done)
  try {
    return await performSteps(action, scope, place, done, options)
  } finally {
    running.delete(done)
  }
}

async function performSteps(
  action: SequenceAction,
  scope: object,
  place: ActionPlace,
  done: DoneSteps,
  { app, perform }: SequenceOptions,
): Promise<boolean> {
  let seen = scope
  for (const [id, step] of Object.entries(action.steps)) {
    const sent = sentBy(step, seen, app)
    const before = done.get(id)
    if (before?.sent !== sent) {
      if (before) forgetFrom(done, action, id)
      if (!evaluateCondition(step.when, seen)) continue
      let answer: unknown
      if ((await perform(step, seen, place, (given) => (answer = given))) === false) return false
      done.set(id, { sent, answer })
    }
    if (step.do === 'call') seen = { ...seen, answer: done.get(id)?.answer }
  }
  done.clear()
  return true
}

function doneSteps(action: SequenceAction, page: object, key: string | undefined): DoneSteps {
  const actions = unfinished.get(page) ?? new Map<SequenceAction, Map<string | undefined, DoneSteps>>()
  const rows = actions.get(action) ?? new Map<string | undefined, DoneSteps>()
  const done = rows.get(key) ?? new Map<string, DoneStep>()
  unfinished.set(page, actions.set(action, rows.set(key, done)))
  return done
}

/** Forgets a step and those after it. They were performed after another call. */
function forgetFrom(done: DoneSteps, { steps }: SequenceAction, id: string): void {
  const ids = Object.keys(steps)
  for (const later of ids.slice(ids.indexOf(id))) done.delete(later)
}

function sentBy(step: SequenceStep, scope: object, app: App): string {
  return step.do === 'call' ? JSON.stringify([step.call, callBody(app.endpoint(step.call), step.body, scope)]) : ''
}

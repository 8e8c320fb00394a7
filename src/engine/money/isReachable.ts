// Whether there is a network where the device says that there is none: a device may say so for ever.
import { ApiError } from '../api/answer/apiError'
import { resolveBindings } from '../language/runtime/resolveBindings'
import type { MoneyClient } from './money'
import type { MoneyClock } from './journal/moneyClock'
import type { OutcomeRule, OutcomeScope } from './outcomeRule'

/** Makes the read that would tell the outcome, and tells whether anything answered it soon; nothing is sent before or after. */
export async function isReachable(
  client: MoneyClient,
  clock: MoneyClock,
  rule: OutcomeRule,
  scope: OutcomeScope,
): Promise<boolean> {
  const deadline = new AbortController()
  const cancel = clock.after(probeMs, () => deadline.abort())
  const body = { ...resolveBindings(rule.body, scope), ...(rule.list && { page: 1 }) }
  try {
    await client.read(rule.call, body, { consumer: 'money probe', signal: deadline.signal })
    return true
  } catch (error) {
    return error instanceof ApiError && answers.includes(error.kind)
  } finally {
    cancel()
  }
}

/** Failures that somebody answered with. */
const answers: readonly ApiError['kind'][] = ['business', 'session', 'status', 'malformed']
/** A press that waits longer is taken back: nothing is sent later. */
const probeMs = 5000

// Probes the network on a device that reports to be offline: some devices always do.
import { ApiError } from '../api/answer/apiError'
import { resolveBindings } from '../language/runtime/resolveBindings'
import type { MoneyClient } from './money'
import type { MoneyClock } from './journal/moneyClock'
import type { OutcomeRule, OutcomeScope } from './outcomeRule'

/** Makes the read of the outcome rule, and resolves to true if anything answered within five seconds. */
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

/** Failures that prove that something answered. */
const answers: readonly ApiError['kind'][] = ['business', 'session', 'status', 'malformed']
/** Milliseconds after which the press is cancelled: nothing is sent later. */
const probeMs = 5000

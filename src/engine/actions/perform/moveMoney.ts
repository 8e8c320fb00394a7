import type { CallAction } from '../../language/types/plain'
import type { KnownResult } from '../../money/money'
import type { LazyMoney } from '../../money/lazyMoney'
import { intentMessageKey } from '../../money/intentMessageKey'

/** What was moved: what is known of it, and the server's name for it. */
export interface MoneyResult extends KnownResult {
  readonly ref?: string | undefined
}

interface MoveMoneyOptions {
  readonly lazyMoney: LazyMoney
  readonly body: object
  /** The call belongs to a form, which says in its own place that it is being found out. */
  readonly isForm: boolean
  /** Tells the person a message by its key. */
  tell(key: string, tone: 'warn' | 'danger'): void
}

/**
 * Makes a call that moves money and stays with it until its end is known: the answer, or the row that shows it. Gives
 * undefined where nothing was moved and the person was told; rejects with the server's refusal.
 */
export async function moveMoney(
  { call, label }: CallAction,
  { lazyMoney, body, isForm, tell }: MoveMoneyOptions,
): Promise<MoneyResult | undefined> {
  const money = await lazyMoney.open()
  lazyMoney.performing.add(call)
  try {
    const outcome = await money.send(call, body, label)
    switch (outcome.is) {
      case 'justDone':
        tell('engine.money.justDone', 'warn')
        return undefined
      case 'refused':
        if (outcome.key !== undefined) await money.acknowledge(outcome.key)
        throw outcome.error
      case 'done':
        await money.acknowledge(outcome.key)
        return outcome
      case 'checking':
        if (!isForm) tell('engine.money.checking', 'warn')
    }
    const end = await money.whenEnded(outcome.key)
    // What the person has to decide about stays on the page until then.
    if (end?.state === 'done' || end?.state === 'refused') await money.acknowledge(outcome.key)
    if (end?.state === 'done') return end
    if (end) tell(intentMessageKey(end.state), 'danger')
    return undefined
  } finally {
    lazyMoney.performing.delete(call)
  }
}

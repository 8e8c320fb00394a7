import type { CallAction } from '../../language/types/plain'
import type { KnownResult } from '../../money/money'
import type { LazyMoney } from '../../money/lazyMoney'
import type { IntentState } from '../../money/journal/intent'

/** A result that the server has confirmed, with the server's reference. */
export interface MoneyResult extends KnownResult {
  readonly ref?: string | undefined
}

interface MoveMoneyOptions {
  readonly lazyMoney: LazyMoney
  readonly body: object
  /** True for the submit of a form. The form itself shows that the result is being checked. */
  readonly isForm: boolean
  /** Shows a message to the person. */
  tell(key: string, tone: 'warn' | 'danger'): void
  /** Tells the person how an intent ended that did not move money. */
  tellEnd(state: IntentState): void
}

/**
 * Sends a call that moves money and resolves when its result is known, from the answer or from a row of a list.
 * Resolves to undefined if no money moved and the person was told. Rejects with the server's refusal.
 */
export async function moveMoney(
  { call, label }: CallAction,
  { lazyMoney, body, isForm, tell, tellEnd }: MoveMoneyOptions,
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
    // An intent without a result stays on the page until the person decides.
    if (end?.state === 'done' || end?.state === 'refused') await money.acknowledge(outcome.key)
    if (end?.state === 'done') return end
    if (end) tellEnd(end.state)
    return undefined
  } finally {
    lazyMoney.performing.delete(call)
  }
}

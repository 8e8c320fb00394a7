import type { CallAction } from '../../language/types/plain'
import type { KnownResult, MoneyService } from '../../money/money'
import type { IntentState } from '../../money/journal/intent'

/** A result that the server has confirmed, with the server's reference. */
export interface MoneyResult extends KnownResult {
  readonly ref?: string | undefined
  /** Notes that the person has seen the result. Until then each page tells it. */
  readonly seen?: () => Promise<void>
}

interface MoveMoneyOptions {
  readonly money: MoneyService
  readonly body: object
  /** Path of the page of the tap. */
  readonly page: string | undefined
  /** Steady-clock milliseconds of the tap. */
  readonly tappedAt: number
  /** True for the submit of a form. The form itself shows that the result is being checked. */
  readonly isForm: boolean
  /** True while the page of the tap is there. Later, a notice on the current page tells the result. */
  isHere(): boolean
  /** Called when the result is not known yet. */
  onChecking(): void
  /** Shows a message to the person. */
  tell(key: string, tone: 'warn' | 'danger'): void
  /** Tells the person how an intent ended that did not move money. */
  tellEnd(state: IntentState): void
}

/**
 * Sends a call that moves money and resolves when its result is known, from the answer or from a row of a list.
 * Resolves to undefined if no money moved and the person was told, or is told by a notice. Rejects with the server's refusal.
 */
export async function moveMoney(
  { call, label, found }: CallAction,
  { money, body, page, tappedAt, isForm, isHere, onChecking, tell, tellEnd }: MoveMoneyOptions,
): Promise<MoneyResult | undefined> {
  const outcome = await money.send(call, body, { label, page, found, tappedAt })
  switch (outcome.is) {
    case 'justDone':
      tell('engine.money.justDone', 'warn')
      return undefined
    case 'refused':
      // A request that was never sent has no key, and no notice.
      if (outcome.key !== undefined) {
        if (!isHere()) return undefined
        void seen(outcome.key)
      }
      throw outcome.error
    case 'done':
      return { ...outcome, seen: () => seen(outcome.key) }
    case 'checking':
      onChecking()
      if (!isForm) tell('engine.money.checking', 'warn')
  }
  const end = await money.whenEnded(outcome.key)
  if (end?.state === 'done') return { ...end, seen: () => seen(end.key) }
  // An intent without a result stays on the page until the person decides.
  if (!end || !isHere()) return undefined
  if (end.state === 'refused') void seen(end.key)
  if (end.error) throw end.error
  tellEnd(end.state)
  return undefined

  /** A person who looks elsewhere has not seen it yet. */
  async function seen(key: string): Promise<void> {
    if (document.visibilityState === 'visible') return money.acknowledge(key)
    document.addEventListener('visibilitychange', () => void seen(key), { once: true })
  }
}

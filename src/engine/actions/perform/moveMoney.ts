import type { CallAction } from '../../language/types/plain'
import type { Shown } from '../../money/money'
import type { MoneyDoor } from '../../money/moneyDoor'
import { wordsOf } from '../../money/wordsOf'

/** What was moved: what is known of it, and the server's name for it. */
export interface Moved extends Shown {
  readonly ref?: string | undefined
}

interface Mover {
  readonly door: MoneyDoor
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
  { door, body, isForm, tell }: Mover,
): Promise<Moved | undefined> {
  const money = await door.open()
  door.performing.add(call)
  try {
    const outcome = await money.send(call, body, label)
    switch (outcome.is) {
      case 'justDone':
        tell('engine.money.justDone', 'warn')
        return undefined
      case 'refused':
        if (outcome.key !== undefined) await money.seen(outcome.key)
        throw outcome.error
      case 'done':
        await money.seen(outcome.key)
        return outcome
      case 'checking':
        if (!isForm) tell('engine.money.checking', 'warn')
    }
    const end = await money.ended(outcome.key)
    // What the person has to decide about stays on the page until then.
    if (end?.state === 'done' || end?.state === 'refused') await money.seen(outcome.key)
    if (end?.state === 'done') return end
    if (end) tell(wordsOf(end.state), 'danger')
    return undefined
  } finally {
    door.performing.delete(call)
  }
}

// Asks for one payment until its outcome is known. Knows no React and no words.
import type { Payment, PaymentStatus } from '../../generated/types'
import { isFinal, paymentState } from './paymentState'
import { answerMs, nextPoll } from './pollDelays'

export interface PaymentView {
  /** What the server said last; undefined until it has said anything. */
  readonly payment: Payment | undefined
  readonly state: PaymentStatus | undefined
  /** Why the last question got no answer. */
  readonly error: unknown
  /** Asking because the person wanted to know. */
  readonly isChecking: boolean
  /** Three minutes brought no outcome: nobody asks any more. */
  readonly isOver: boolean
}

export interface PaymentWatch {
  current(): PaymentView
  subscribe(listener: () => void): () => void
  /** Begins, or goes on; gives the way to stop. */
  start(): () => void
  /** Asks at once and watches for another three minutes. */
  check(): void
}

/** Makes the watch of a payment: `ask` gives what the server says now, and rejects where it says nothing. */
export function createPaymentWatch(ask: (signal: AbortSignal) => Promise<Payment>): PaymentWatch {
  const listeners = new Set<() => void>()
  let view = unknown
  let asked = 0
  let spent = 0
  let since: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  function show(next: Partial<PaymentView>): void {
    view = { ...view, ...next }
    for (const listener of listeners) listener()
  }

  function watched(): number {
    return spent + (since === undefined ? 0 : Date.now() - since)
  }

  async function poll(): Promise<void> {
    leave()
    const own = new AbortController()
    asking = own
    const deadline = setTimeout(() => own.abort(new DOMException('No answer in time.', 'TimeoutError')), answerMs)
    const said = await ask(own.signal).then(
      (payment) => ({ payment, state: paymentState(payment.status), error: undefined }),
      (error: unknown) => ({ error }),
    )
    clearTimeout(deadline)
    if (asking !== own) return
    asking = undefined
    asked += 1
    const isDone = 'state' in said && isFinal(said.state)
    const delay = isDone ? undefined : nextPoll(asked, watched())
    if (delay !== undefined) timer = setTimeout(() => void poll(), delay)
    show({ ...said, isChecking: false, isOver: !isDone && delay === undefined })
  }

  function leave(): void {
    clearTimeout(timer)
    asking?.abort()
    asking = undefined
  }

  function pause(): void {
    leave()
    spent = watched()
    since = undefined
    if (view.isChecking) show({ isChecking: false })
  }

  function resume(): void {
    if (isKnown(view)) return
    since ??= Date.now()
    if (!asking) void poll()
  }

  const look = () => (document.visibilityState === 'hidden' ? pause() : resume())

  return {
    current: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      document.addEventListener('visibilitychange', look)
      for (const event of comingBack) window.addEventListener(event, look)
      look()
      return () => {
        document.removeEventListener('visibilitychange', look)
        for (const event of comingBack) window.removeEventListener(event, look)
        pause()
      }
    },
    check() {
      if (isKnown(view)) return
      asked = 0
      spent = 0
      since = Date.now()
      show({ isChecking: true, isOver: false })
      void poll()
    },
  }
}

const unknown: PaymentView = {
  payment: undefined,
  state: undefined,
  error: undefined,
  isChecking: false,
  isOver: false,
}
const comingBack = ['focus', 'pageshow', 'online']

function isKnown({ state }: PaymentView): boolean {
  return state !== undefined && isFinal(state)
}

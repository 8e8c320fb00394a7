import type { IntentState } from './journal/intent'

/** Returns the message key of a state. It promises no more than the state proves. */
export function intentMessageKey(state: IntentState): string {
  return words[state]
}

const words: { readonly [state in IntentState]: string } = {
  sending: 'engine.money.checking',
  checking: 'engine.money.checking',
  free: 'engine.money.free',
  unclear: 'engine.money.unclear',
  done: 'engine.money.done',
  refused: 'engine.money.refused',
  broken: 'engine.money.broken',
}

import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import type { Action, CallAction, Message } from '../../language/types/plain'
import { orderedEntries } from '../../lib/compare'

/** Returns the label of an action: the first of `labels` whose condition holds, else `label`. */
export function actionLabel(action: Action, scope: object): Message {
  return action.do === 'call' ? callLabel(action, scope) : action.label
}

/** Returns the label of a call, with the values of the scope if one of `labels` fits. */
export function callLabel({ label, labels }: Pick<CallAction, 'label' | 'labels'>, scope: object): Message {
  return orderedEntries(labels).find(([, { when }]) => evaluateCondition(when, scope))?.[1].text ?? label
}

/** Returns the texts of the question that a call asks before it is sent. */
export function confirmQuestion(action: CallAction, translate: (words: Message) => string) {
  const tone = action.tone === 'danger' ? ('danger' as const) : ('primary' as const)
  const asked = action.ask
  if (typeof asked === 'object' && 'title' in asked) {
    return {
      title: translate(asked.title),
      text: asked.text && translate(asked.text),
      ok: translate(asked.ok ?? action.label),
      tone,
    }
  }
  return { title: asked ? translate(asked) : '', ok: translate(action.label), tone }
}

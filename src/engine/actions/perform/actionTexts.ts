import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import type { Action, CallAction, Message, Tone } from '../../language/types/plain'
import { orderedEntries } from '../../lib/compare'

/** Returns the label of an action: the first of `labels` whose condition holds, else `label`. */
export function actionLabel(action: Action, scope: object): Message {
  return action.do === 'call' ? callLabel(action, scope) : action.label
}

/** Returns the label of a call, with the values of the scope if one of `labels` fits. */
export function callLabel({ label, labels }: Pick<CallAction, 'label' | 'labels'>, scope: object): Message {
  return orderedEntries(labels).find(([, { when }]) => evaluateCondition(when, scope))?.[1].text ?? label
}

/** Returns the tone of an action: the first whose conditions hold, if it follows conditions. */
export function actionTone({ tone }: Pick<Action, 'tone'>, scope: object): Tone | undefined {
  if (typeof tone !== 'object') return tone
  return tones.find((one) => tone[one] !== undefined && evaluateCondition(tone[one], scope))
}

/** In the order in which their conditions are asked: a loss is never hidden. */
const tones = ['danger', 'warn', 'good', 'primary'] as const

/** Returns the texts of the question that a call asks before it is sent. */
export function confirmQuestion(action: CallAction, scope: object, translate: (words: Message) => string) {
  const tone = actionTone(action, scope) === 'danger' ? ('danger' as const) : ('primary' as const)
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

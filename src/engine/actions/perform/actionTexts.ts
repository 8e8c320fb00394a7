// The words of an action: its label and tone, the question before it, and what is told after a failure.
import { evaluateCondition, readText } from '../../language/runtime/evaluateCondition'
import type { Action, ById, CallAction, Line, Message, Tone } from '../../language/types/plain'
import { orderedEntries } from '../../lib/compare'
import { ApiError, broken, errorMessageKey } from '../../api/answer/apiError'
import type { Texts } from '../../i18n/texts'
import { readFigure } from '../../i18n/readFigure'
import { wordOf } from '../../i18n/wordOf'

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

export function confirmQuestion(action: CallAction, scope: object, translate: (words: Message) => string) {
  const tone = actionTone(action, scope) === 'danger' ? ('danger' as const) : ('primary' as const)
  const asked = action.ask
  if (typeof asked === 'object' && 'title' in asked) {
    return {
      title: translate(asked.title),
      text: asked.text && translate(asked.text),
      ok: translate(asked.ok ?? action.label),
      cancel: asked.cancel && translate(asked.cancel),
      tone,
    }
  }
  return { title: asked ? translate(asked) : '', ok: translate(action.label), tone }
}

/**
 * Returns what to show for a failure, or undefined for a failure that is not shown. The order is: `reasons` of the action,
 * the server's text, `failed` of the action. The engine's message comes last.
 */
export function failureText(
  action: Pick<CallAction, 'failed' | 'reasons'>,
  error: unknown,
  translate: (message: Message) => string,
): string | undefined {
  if (error instanceof ApiError && error.kind !== 'business' && error.code !== broken) {
    const key = errorMessageKey(error)
    return key && translate(key)
  }
  const { serverText } = error instanceof ApiError ? error : {}
  const reason = reasonOf(action.reasons, error)
  return reason ? translate(reason) : serverText || translate(action.failed ?? 'engine.error.failed')
}

/** Returns the message that a page has for the code with which the server refused a call. */
export function reasonOf(reasons: ById<string> | undefined, error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'business' || error.code === undefined) return undefined
  return reasons?.[error.code]
}

export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'business'
}

/** Returns the lines whose conditions hold as text: label and value, one a line. Values are as the server sent them. */
export function linesText(lines: ById<Line>, scope: object, texts: Texts): string {
  return orderedEntries(lines)
    .filter(([, line]) => evaluateCondition(line.when, scope))
    .map(([, { label, value, words, unit, ...computed }]) => {
      const raw = readText({ value: readFigure(scope, value, computed) }, 'value')
      const word = words && wordOf(texts, words, raw)
      return `${texts.t(label)}: ${[word ?? raw, unit && readText(scope, unit)].filter(Boolean).join(' ')}`
    })
    .join('\n')
}

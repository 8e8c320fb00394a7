import type { Texts } from '../../i18n/texts'
import type { ById, Line } from '../../language/types/plain'
import { evaluateCondition, readText } from '../../language/runtime/evaluateCondition'
import { orderedEntries } from '../../lib/compare'
import { readFigure } from '../../i18n/readFigure'
import { wordOf } from '../../i18n/wordOf'

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

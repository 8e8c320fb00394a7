import { evaluateCondition, readPath } from '../../language/runtime/evaluateCondition'
import type { GoalConfig } from '../../language/types/plainBlocks'
import { isLessThan } from '../../lib/compare'
import { useTexts } from '../../i18n/useTexts'
import { useTranslate } from '../../i18n/useTranslate'
import { Goal } from '../../ui/chart/Goal'

/** Shows how far a value is from one that it should reach, or nothing if one of them is no number. */
export function GoalView({ goal, scope }: { readonly goal: GoalConfig; readonly scope: object }) {
  const texts = useTexts()
  const translate = useTranslate()
  const value = readPath(scope, goal.value)
  const target = readPath(scope, goal.target)
  if (!evaluateCondition(goal.when, scope) || !isLessThan(0, target)) return null
  // A value that is no number is below nothing.
  if (!isLessThan(value, Number.MAX_SAFE_INTEGER)) return null
  const isMissing = isLessThan(value, target)
  return (
    <Goal
      label={texts.t(goal.label)}
      // Never full before it is reached.
      share={isMissing ? Math.max(0, Math.min(99, Math.floor((100 * Number(value)) / Number(target)))) : 100}
      text={translate(isMissing ? goal.text : goal.done, scope)}
    />
  )
}

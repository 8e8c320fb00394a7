import type { ById, Line } from '../../language/types/plain'
import { evaluateCondition, readPath } from '../../language/runtime/evaluateCondition'
import { orderedEntries } from '../../lib/compare'
import { useTexts } from '../../i18n/useTexts'
import type { KeyValueLine } from '../../ui/data/KeyValue'
import { ValueView } from './ValueView'

/** Returns the lines whose conditions hold, with label and value. */
export function useLines(lines: ById<Line> | undefined, scope: unknown): readonly KeyValueLine[] {
  const texts = useTexts()
  return orderedEntries(lines)
    .filter(([, line]) => evaluateCondition(line.when, scope))
    .map(([id, line]) => {
      const label = texts.t(line.label)
      const value = readPath(scope, line.value)
      const copy = line.copy && (typeof value === 'string' || typeof value === 'number') ? String(value) : undefined
      return {
        id,
        label,
        value: <ValueView line={line} scope={scope} label={label} />,
        ...(copy !== undefined && { copy }),
        ...((line.format === 'image' || line.format === 'images' || line.format === 'rich') && { wide: true }),
      }
    })
}

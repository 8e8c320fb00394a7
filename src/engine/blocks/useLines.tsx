import type { ById, Line } from '../config/plain'
import { holds, read } from '../config/when'
import { inOrder } from '../page/order'
import { useTexts } from '../text/useTexts'
import type { KeyValueLine } from '../ui/KeyValue'
import { ValueView } from './ValueView'

/** The lines that hold now, with label and value. */
export function useLines(lines: ById<Line> | undefined, scope: unknown): readonly KeyValueLine[] {
  const texts = useTexts()
  return inOrder(lines)
    .filter(([, line]) => holds(line.when, scope))
    .map(([id, line]) => {
      const label = texts.t(line.label)
      const value = read(scope, line.value)
      const copy = line.copy && (typeof value === 'string' || typeof value === 'number') ? String(value) : undefined
      return {
        id,
        label,
        value: <ValueView line={line} scope={scope} label={label} />,
        ...(copy !== undefined && { copy }),
        ...(line.format === 'image' && { wide: true }),
      }
    })
}

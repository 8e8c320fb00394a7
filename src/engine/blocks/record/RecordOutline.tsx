import type { RecordBlock } from '../../language/types/plainBlocks'
import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import { orderedEntries } from '../../lib/compare'
import { useScope } from '../../runtime/scope/scope'
import { isFigure } from '../../i18n/format'
import { useTexts } from '../../i18n/useTexts'
import { Card } from '../../ui/layout/Card'
import { Cell, Cells } from '../../ui/data/Cell'
import { KeyValue } from '../../ui/data/KeyValue'
import { ReadFailed } from '../request/ReadFailed'

interface RecordOutlineProps {
  readonly block: RecordBlock
}

/**
 * Renders the skeleton of a record: the parts that every answer has, at their size and without values. A skeleton that
 * surely has the size of the record does not hold back the blocks below.
 */
export function RecordOutline({ block }: RecordOutlineProps) {
  const texts = useTexts()
  return (
    <div
      className={isExact(block) ? undefined : 'pw-skeleton'}
      role="status"
      aria-busy="true"
      aria-label={texts.t('engine.loading')}
    >
      <Shape block={block} />
    </div>
  )
}

interface RecordFailedProps extends RecordOutlineProps {
  readonly error: unknown
  onRetry(): void
}

/** Renders the failure of a record. It has the size of the record if that is known, so that nothing below moves. */
export function RecordFailed({ block, error, onRetry }: RecordFailedProps) {
  const failed = { error, reasons: block.reasons, onRetry }
  if (!isExact(block)) return <ReadFailed {...failed} />
  return (
    <div className="pw-record-failed">
      <Shape block={block} />
      <ReadFailed inline {...failed} />
    </div>
  )
}

/** Tells whether a record has the height of its skeleton for every answer: it has figures only, one in each row. */
function isExact({ name, cells, lines, chart, actions }: RecordBlock): boolean {
  const isPlain = !name && !lines && !chart && !actions
  return (
    isPlain &&
    Object.values(cells ?? {}).every(
      (cell) => cell.big && isFigure(cell.format) && !cell.unit && !cell.text && !cell.note && !cell.when,
    )
  )
}

function Shape({ block }: RecordOutlineProps) {
  const scope = { ...useScope(), row: {} }
  const texts = useTexts()
  const cells = orderedEntries(block.cells, block.order).filter(([, cell]) => evaluateCondition(cell.when, scope))
  const lines = orderedEntries(block.lines).filter(([, line]) => evaluateCondition(line.when, scope))
  return (
    <div className="pw-record-outline" aria-hidden="true">
      <Card look={block.look === 'hero' ? 'hero' : 'plain'}>
        <div className="pw-record-card">
          {block.name && (
            <div className="pw-record-head">
              {block.image && <span className="pw-bone pw-bone-face" />}
              <strong className="pw-record-name">{blankText}</strong>
            </div>
          )}
          {cells.length > 0 && (
            <Cells>
              {cells.map(([id, { label, big, note }]) => (
                <Cell key={id} label={texts.t(label)} big={big} value={blankText} note={note && blankText} />
              ))}
            </Cells>
          )}
          {block.chart?.look === 'small' && <span className="pw-bone-spark" />}
          {lines.length > 0 && (
            <KeyValue
              lines={lines.map(([id, { label, copy }]) => ({
                id,
                label: texts.t(label),
                value: copy ? <span className="pw-bone-copy" /> : blankText,
              }))}
            />
          )}
        </div>
      </Card>
      {block.chart && block.chart.look !== 'small' && <span className="pw-bone pw-bone-chart" />}
    </div>
  )
}

/** A no-break space, which is as high as a value. */
const blankText = '\u00a0'

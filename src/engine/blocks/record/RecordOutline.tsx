import type { RecordBlock } from '../../language/types/plainBlocks'
import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import { orderedEntries } from '../../lib/compare'
import { useScope } from '../../runtime/scope/scope'
import { useTexts } from '../../i18n/useTexts'
import { Card } from '../../ui/layout/Card'
import { Cell, Cells } from '../../ui/data/Cell'
import { Failed } from '../../ui/feedback/Failed'
import { KeyValue } from '../../ui/data/KeyValue'
import { figures } from '../values/ValueView'

interface RecordOutlineProps {
  readonly block: RecordBlock
}

/**
 * The outline of a record while it loads: what surely comes, in its place and size, and nothing to be read yet. Where its
 * size is that of the record for sure, what stands below need not wait.
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

/** In the place of a record that did not load: in its size where that is known, so that nothing below moves. */
export function RecordFailed({ block, onRetry }: RecordOutlineProps & { onRetry(): void }) {
  if (!isExact(block)) return <Failed onRetry={onRetry} />
  return (
    <div className="pw-record-failed">
      <Shape block={block} />
      <Failed inline onRetry={onRetry} />
    </div>
  )
}

/** Whether a record is as high as its outline whatever the answer: figures alone, each on a line of its own. */
function isExact({ name, cells, lines, chart, actions }: RecordBlock): boolean {
  const isPlain = !name && !lines && !chart && !actions
  return (
    isPlain &&
    Object.values(cells ?? {}).every(
      (cell) => cell.big && figures.has(cell.format) && !cell.unit && !cell.note && !cell.when,
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
              <strong className="pw-record-name">{unknown}</strong>
            </div>
          )}
          {cells.length > 0 && (
            <Cells>
              {cells.map(([id, { label, big }]) => (
                <Cell key={id} label={texts.t(label)} big={big} value={unknown} />
              ))}
            </Cells>
          )}
          {lines.length > 0 && (
            <KeyValue
              lines={lines.map(([id, { label, copy }]) => ({
                id,
                label: texts.t(label),
                value: copy ? <span className="pw-bone-copy" /> : unknown,
              }))}
            />
          )}
        </div>
      </Card>
      {block.chart && <span className="pw-bone pw-bone-chart" />}
    </div>
  )
}

/** As high as a value. */
const unknown = '\u00a0'

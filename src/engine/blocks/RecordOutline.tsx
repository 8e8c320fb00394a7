import type { RecordBlock } from '../config/plainBlocks'
import { holds } from '../config/when'
import { inOrder } from '../page/order'
import { useScope } from '../page/scope'
import { useTexts } from '../text/useTexts'
import { Card } from '../ui/Card'
import { Cell, Cells } from '../ui/Cell'
import { KeyValue } from '../ui/KeyValue'

/** The outline of a record while it loads: what surely comes, in its place and size, and nothing to be read yet. */
export function RecordOutline({ block }: { readonly block: RecordBlock }) {
  const scope = { ...useScope(), row: {} }
  const texts = useTexts()
  const cells = inOrder(block.cells, block.order).filter(([, cell]) => holds(cell.when, scope))
  const lines = inOrder(block.lines).filter(([, line]) => holds(line.when, scope))
  return (
    <div className="pw-skeleton" role="status" aria-busy="true" aria-label={texts.t('engine.loading')}>
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
    </div>
  )
}

/** As high as a value. */
const unknown = '\u00a0'

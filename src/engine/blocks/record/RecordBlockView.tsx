import { useId } from 'react'
import { ActionButtons } from '../../actions/ActionButtons'
import { ActionPlaceContext } from '../../actions/perform/placeContext'
import { useRead } from '../../runtime/app/useRead'
import type { RecordBlock } from '../../language/types/plainBlocks'
import { evaluateCondition, readPath } from '../../language/runtime/evaluateCondition'
import { orderedEntries } from '../../lib/compare'
import { useScope } from '../../runtime/scope/scope'
import { useTranslate } from '../../i18n/useTranslate'
import { isFigure } from '../../i18n/format'
import { useFormat, useTexts } from '../../i18n/useTexts'
import { Avatar } from '../../ui/data/Avatar'
import { Card } from '../../ui/layout/Card'
import { Cell, Cells } from '../../ui/data/Cell'
import { joinClasses } from '../../lib/react'
import { Isolated } from '../../ui/format/Isolated'
import { KeyValue } from '../../ui/data/KeyValue'
import { Tabs } from '../../ui/layout/Tabs'
import { ChartView } from './ChartView'
import { GoalView } from './GoalView'
import { comparedBody } from './comparison'
import { RecordFailed, RecordOutline } from './RecordOutline'
import { readBody } from '../request/readBody'
import { useLines } from '../values/useLines'
import { useValueTab } from '../request/useValueTab'
import { MainFigure } from '../values/MainFigure'
import { ValueView } from '../values/ValueView'
import './record.css'

interface RecordProps {
  readonly id: string
  readonly block: RecordBlock
}

/** Renders one answer of an endpoint, or values of the page: name and picture, cells, lines, a chart and actions. */
export function RecordBlockView({ id, block }: RecordProps) {
  if (block.call !== undefined) return <LoadedRecord id={id} block={block} call={block.call} />
  return (
    <div className={joinClasses('pw-record', !block.actions && 'pw-record-still')}>
      <RecordBody place={id} block={block} row={undefined} />
    </div>
  )
}

function LoadedRecord({ id, block, call }: RecordProps & { readonly call: string }) {
  const pageScope = useScope()
  const texts = useTexts()
  const panel = useId()
  const tab = useValueTab(block.tabs, block.body, pageScope)
  const body = readBody(block, pageScope)
  const { refresh } = block
  const query = useRead(call, body, {
    consumer: id,
    every: (row) =>
      refresh && evaluateCondition(refresh.while, { ...pageScope, row }) ? refresh.every * 1000 : undefined,
  })
  const beforeBody = comparedBody(block, body)
  const isCompared = beforeBody !== undefined
  const before = useRead(call, beforeBody ?? body, { consumer: `${id} before`, enabled: isCompared })
  const place = { reload: async () => void (await query.refetch()), close: () => {} }
  return (
    <ActionPlaceContext value={place}>
      {block.tabs && (
        <Tabs
          label={texts.t('engine.record.choose')}
          look="pills"
          items={tab.items}
          value={tab.value}
          onChange={tab.choose}
          panel={panel}
        />
      )}
      <div
        id={panel}
        className={joinClasses('pw-record', !block.actions && 'pw-record-still')}
        aria-busy={query.isFetching}
        {...(block.tabs && { role: 'tabpanel', 'aria-labelledby': `${panel}-tab-${tab.value}` })}
      >
        {tab.note && <p className="pw-record-note">{tab.note}</p>}
        {query.data !== undefined ? (
          <RecordBody
            place={id}
            block={block}
            row={query.data}
            isCompared={isCompared}
            before={isCompared ? before.data : undefined}
          />
        ) : query.isError ? (
          <RecordFailed block={block} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <RecordOutline block={block} />
        )}
      </div>
    </ActionPlaceContext>
  )
}

interface RecordBodyProps {
  /** Names the record on its page. */
  readonly place: string
  readonly block: RecordBlock
  readonly row: unknown
  readonly isCompared?: boolean
  /** The answer to compare with. */
  readonly before?: unknown
}

function RecordBody({ place, block, row, before, isCompared = false }: RecordBodyProps) {
  const scope = { ...useScope(), row }
  const texts = useTexts()
  const translate = useTranslate()
  const format = useFormat()
  const lines = useLines(block.lines, scope)
  const cells = orderedEntries(block.cells, block.order).filter(([, cell]) => evaluateCondition(cell.when, scope))
  const name = format(block.name ? readPath(scope, block.name) : undefined)
  const image = block.image ? readPath(scope, block.image) : undefined
  const buttons = <ActionButtons actions={block.actions} scope={scope} />
  return (
    <>
      <Card look={block.look === 'hero' ? 'hero' : 'plain'}>
        <div className="pw-record-card">
          {block.name && (
            <div className="pw-record-head">
              {block.image && <Avatar src={typeof image === 'string' ? image : undefined} name={name} size="l" />}
              <strong className="pw-record-name">
                <Isolated>{name}</Isolated>
              </strong>
            </div>
          )}
          {cells.length > 0 && (
            <Cells>
              {cells.map(([id, cell]) => {
                const label = texts.t(cell.label)
                return (
                  <Cell
                    key={id}
                    label={label}
                    big={cell.big}
                    value={
                      cell.big && isFigure(cell.format) ? (
                        <MainFigure place={`${place} ${id}`} line={cell} scope={scope} label={label} />
                      ) : (
                        <ValueView line={cell} scope={scope} label={label} />
                      )
                    }
                    note={cell.note && translate(cell.note, scope)}
                  />
                )
              })}
            </Cells>
          )}
          {block.chart?.look === 'small' && <ChartView chart={block.chart} scope={scope} />}
          {block.goal && <GoalView goal={block.goal} scope={scope} />}
          {lines.length > 0 && <KeyValue lines={lines} />}
          {block.look === 'hero' && buttons}
        </div>
      </Card>
      {block.chart && block.chart.look !== 'small' && (
        <ChartView chart={block.chart} scope={scope} before={before} isCompared={isCompared} />
      )}
      {block.look !== 'hero' && buttons}
    </>
  )
}

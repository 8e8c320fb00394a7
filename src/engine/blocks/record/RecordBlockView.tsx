import { useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ActionButtons } from '../../actions/ActionButtons'
import { ActionPlaceContext } from '../../actions/perform/placeContext'
import { useRead } from '../../runtime/app/useRead'
import type { GoalConfig, RecordBlock } from '../../language/types/plainBlocks'
import { evaluateCondition, readPath } from '../../language/runtime/evaluateCondition'
import { isLessThan, orderedEntries } from '../../lib/compare'
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
import { ChartView, comparedBody } from './ChartView'
import { readBody, useValueTab } from '../request/readBody'
import { useLines, useValues, ValueView, type ValueViewProps } from '../../values/ValueView'
import { Goal } from '../../ui/chart/Goal'
import { useApp, type App } from '../../runtime/app/app'
import { useCountedFigure } from '../../ui/chart/useCountedFigure'
import { Figure } from '../../ui/format/Figure'
import { ReadFailed } from '../request/ReadFailed'
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
    every: (row) =>
      refresh && evaluateCondition(refresh.while, { ...pageScope, row }) ? refresh.every * 1000 : undefined,
  })
  const beforeBody = comparedBody(block, body)
  const isCompared = beforeBody !== undefined
  const before = useRead(call, beforeBody ?? body, { enabled: isCompared })
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
        className={joinClasses(
          'pw-record',
          isCharted(block) && 'pw-record-charted',
          !block.actions && 'pw-record-still',
        )}
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

function isCharted({ chart }: RecordBlock): boolean {
  return chart !== undefined && chart.look !== 'small'
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
  const chart = block.chart && <ChartView chart={block.chart} scope={scope} before={before} isCompared={isCompared} />
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
          {block.chart?.look === 'small' && chart}
          {block.goal && <GoalView goal={block.goal} scope={scope} />}
          {lines.length > 0 && <KeyValue lines={lines} />}
          {block.look === 'hero' && buttons}
        </div>
      </Card>
      {isCharted(block) && chart}
      {block.look !== 'hero' && buttons}
    </>
  )
}

/** Shows how far a value is from one that it should reach, or nothing if one of them is no number. */
function GoalView({ goal, scope }: { readonly goal: GoalConfig; readonly scope: object }) {
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

interface MainFigureProps extends ValueViewProps {
  /** Names the place on its page. The figure counts from what this place showed last, even if it was away meanwhile. */
  readonly place: string
}

/** Shows a figure of a block that counts to a new value. */
function MainFigure({ line, scope, label, place }: MainFigureProps) {
  const app = useApp()
  const value = useValues(scope)(line, label)
  const text = typeof value === 'string' ? value : ''
  // Nobody's figure counts from one of somebody else, or of another page.
  const key = `${app.session.current()?.uid} ${useLocation().pathname} ${place}`
  const [before] = useState(() => shownFigures.get(app)?.[key])
  useEffect(() => void shownFigures.set(app, { ...shownFigures.get(app), [key]: text }), [app, key, text])
  const shown = useCountedFigure(text, before)
  return text ? <Figure>{shown}</Figure> : value
}

/** Keeps what the main figures of an app showed last. */
const shownFigures = new WeakMap<App, { readonly [key: string]: string }>()

interface RecordOutlineProps {
  readonly block: RecordBlock
}

/**
 * Renders the skeleton of a record: the parts that every answer has, at their size and without values. A skeleton that
 * surely has the size of the record does not hold back the blocks below.
 */
function RecordOutline({ block }: RecordOutlineProps) {
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
function RecordFailed({ block, error, onRetry }: RecordFailedProps) {
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
    <div className={joinClasses('pw-record-outline', isCharted(block) && 'pw-record-charted')} aria-hidden="true">
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
      {isCharted(block) && <span className="pw-bone pw-bone-chart" />}
    </div>
  )
}

/** A no-break space, which is as high as a value. */
const blankText = '\u00a0'

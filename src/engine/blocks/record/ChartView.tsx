import { useMemo } from 'react'
import { isObject } from '../../language/runtime/merge'
import type { ChartConfig } from '../../language/types/plainBlocks'
import { readPath } from '../../language/runtime/evaluateCondition'
import { toDecimal } from '../../lib/decimal'
import { useFormat, useTexts } from '../../i18n/useTexts'
import { Card } from '../../ui/layout/Card'
import { orderedEntries } from '../../lib/compare'
import { Chart } from '../../ui/chart/Chart'
import { ChangeNote } from '../../ui/chart/ChangeNote'
import { Spark } from '../../ui/chart/Spark'
import { useScope } from '../../runtime/scope/scope'
import { changeText, counterpart, placed, samePart, type Placed } from './comparison'

interface ChartViewProps {
  readonly chart: ChartConfig
  readonly scope: object
  /** True if the points are compared. A line is kept, so that nothing moves when the answer to compare with comes. */
  readonly isCompared?: boolean
  /** The answer to compare with. */
  readonly before?: unknown
}

/** Renders a chart of a list in the answer, without points that have no figure. */
export function ChartView({ chart, scope, before, isCompared = false }: ChartViewProps) {
  const texts = useTexts()
  const format = useFormat()
  const place = usePlaced(chart)
  const days = place(scope)
  const earlier = before === undefined ? [] : place({ ...scope, row: before })
  const points = days.flatMap((day, index) => {
    const { x, y, before: other } = figuresOf(day, counterpart(earlier, day, index), chart)
    return y === undefined ? [] : [{ x: format(x, chart.xFormat), exact: format(x), y, before: other }]
  })
  const list = listAt(scope, chart)
  const more = useMemo(
    () =>
      orderedEntries(chart.series).map(([, { label, y }]) => ({
        label: texts.t(label),
        values: figuresIn(list, chart).map((point) => figureOf(point[y])),
      })),
    [chart, list, texts],
  )
  const { look } = chart
  if (points.length < 2) return null
  const shown = { title: texts.t(chart.title), points, format: (y: number) => format(y, chart.format) }
  if (look === 'small') return <Spark {...shown} />
  return (
    <Card>
      <Chart
        {...shown}
        look={look === undefined || look === 'full' ? (points.length > 14 ? 'area' : 'bar') : look}
        name={chart.first && texts.t(chart.first)}
        more={more}
      />
      {isCompared && <Change chart={chart} days={days} earlier={earlier} />}
    </Card>
  )
}

interface ChangeProps {
  readonly chart: ChartConfig
  readonly days: readonly Placed[]
  readonly earlier: readonly Placed[]
}

/** Says how the finished days of a running period differ from as many of the period before. */
function Change({ chart, days, earlier }: ChangeProps) {
  const texts = useTexts()
  const format = useFormat()
  const part = samePart(days, earlier, chart)
  const change = part && changeText(...part.sums, texts.language)
  return (
    <p>
      {change === undefined ? (
        '\u00a0'
      ) : (
        <ChangeNote
          change={change}
          text={texts.t('engine.record.change', { change, day: format(part?.last, 'date') })}
        />
      )}
    </p>
  )
}

function listAt(scope: object, { points }: ChartConfig): readonly unknown[] {
  const list = readPath(scope, points)
  return Array.isArray(list) ? list : []
}

/** Returns a function that places the points of an answer by their days. */
function usePlaced(chart: ChartConfig): (scope: object) => readonly Placed[] {
  const { now } = useScope()
  const format = useFormat()
  return (scope) =>
    placed(listAt(scope, chart), chart, {
      start: chart.from && readPath(scope, chart.from),
      today: now.time.slice(0, 10),
      dayOf: (time) => format(time, 'date'),
    })
}

/** Returns the time and the figures of a day. A running day is compared with no whole one. */
function figuresOf({ point, offset, isOver }: Placed, other: Placed | undefined, { x, y }: ChartConfig) {
  const [now, before] = [point, other?.point].map((one) => (isObject(one) ? one : {}))
  return {
    x: now?.[x],
    y: figureOf(now?.[y]),
    before: offset === undefined || isOver ? figureOf(before?.[y]) : undefined,
  }
}

/** Returns the points that have a figure. */
function figuresIn(list: readonly unknown[], { y }: ChartConfig): readonly { readonly [name: string]: unknown }[] {
  return list.flatMap((point) => (isObject(point) && figureOf(point[y]) !== undefined ? [point] : []))
}

function figureOf(value: unknown): number | undefined {
  const figure = Number(toDecimal(value) ?? Number.NaN)
  return Number.isFinite(figure) ? figure : undefined
}

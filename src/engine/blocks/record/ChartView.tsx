import { useMemo } from 'react'
import { isObject } from '../../language/runtime/merge'
import type { ChartConfig } from '../../language/types/plainBlocks'
import { readPath } from '../../language/runtime/evaluateCondition'
import { toDecimal } from '../../i18n/decimal'
import { absentText } from '../../i18n/format'
import { useFormat, useTexts } from '../../i18n/useTexts'
import { Card } from '../../ui/layout/Card'
import { orderedEntries } from '../../lib/compare'
import { Chart, type Point } from '../../ui/chart/Chart'
import { ChangeNote } from '../../ui/chart/ChangeNote'
import { Spark } from '../../ui/chart/Spark'
import { useScope } from '../../runtime/scope/scope'
import { samePart } from './comparison'

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
  const points = usePoints(chart, scope)
  const earlier = usePoints(chart, { ...scope, row: before })
  const format = useFormat()
  const list = listAt(scope, chart)
  const more = useMemo(
    () =>
      orderedEntries(chart.series).map(([, { label, y }]) => ({
        label: texts.t(label),
        values: figuresIn(list, chart).map((point) => figureOf(point[y])),
      })),
    // `texts` is the same object in every language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [chart, list, texts, texts.language],
  )
  const { look } = chart
  if (points.length < 2) return null
  const shown = { title: texts.t(chart.title), points, format: (y: number) => format(y, chart.format) }
  if (look === 'small') return <Spark {...shown} />
  return (
    <Card>
      <Chart
        {...shown}
        before={earlier.length > 1 ? earlier : undefined}
        look={look === undefined || look === 'full' ? (points.length > 14 ? 'area' : 'bar') : look}
        name={chart.first && texts.t(chart.first)}
        more={more}
      />
      {isCompared && <Change chart={chart} scope={scope} before={before} />}
    </Card>
  )
}

/** Says how the finished days of a running period differ from as many of the period before. */
function Change({ chart, scope, before }: ChartViewProps) {
  const { now } = useScope()
  const texts = useTexts()
  const format = useFormat()
  const [points, earlier] = [scope, { ...scope, row: before }].map((one) => listAt(one, chart))
  const today = now.time.slice(0, 10)
  const isOver = (time: unknown) => {
    const day = format(time, 'date')
    return day !== absentText && day < today
  }
  const part = samePart(points ?? [], earlier ?? [], chart, isOver)
  return (
    <p>
      {part?.change === undefined ? (
        '\u00a0'
      ) : (
        <ChangeNote
          change={part.change}
          text={texts.t('engine.record.change', { change: part.change, day: format(part.last, 'date') })}
        />
      )}
    </p>
  )
}

function listAt(scope: object, { points }: ChartConfig): readonly unknown[] {
  const list = readPath(scope, points)
  return Array.isArray(list) ? list : []
}

function usePoints(chart: ChartConfig, scope: object): readonly Point[] {
  const format = useFormat()
  return figuresIn(listAt(scope, chart), chart).map((point) => ({
    x: format(point[chart.x], chart.xFormat),
    exact: format(point[chart.x]),
    y: figureOf(point[chart.y]) ?? 0,
  }))
}

/** Returns the points that have a figure. */
function figuresIn(list: readonly unknown[], { y }: ChartConfig): readonly { readonly [name: string]: unknown }[] {
  return list.flatMap((point) => (isObject(point) && figureOf(point[y]) !== undefined ? [point] : []))
}

function figureOf(value: unknown): number | undefined {
  const decimal = toDecimal(value)
  return decimal === undefined ? undefined : Number(decimal)
}

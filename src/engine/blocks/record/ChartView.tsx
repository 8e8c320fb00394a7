import { useMemo } from 'react'
import { isObject } from '../../language/runtime/merge'
import type { ChartConfig } from '../../language/types/plainBlocks'
import { readPath } from '../../language/runtime/evaluateCondition'
import { toDecimal } from '../../i18n/decimal'
import { useFormat, useTexts } from '../../i18n/useTexts'
import { Card } from '../../ui/layout/Card'
import { orderedEntries } from '../../lib/compare'
import { Chart, type Point } from '../../ui/chart/Chart'
import { Spark } from '../../ui/chart/Spark'

interface ChartViewProps {
  readonly chart: ChartConfig
  readonly scope: object
  /** The answer to compare with. */
  readonly before?: unknown
}

/** Renders a chart of a list in the answer, without points that have no figure. */
export function ChartView({ chart, scope, before }: ChartViewProps) {
  const texts = useTexts()
  const points = usePoints(chart, scope)
  const earlier = usePoints(chart, { ...scope, row: before })
  const format = useFormat()
  const list = readPath(scope, chart.points)
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
    </Card>
  )
}

function usePoints(chart: ChartConfig, scope: object): readonly Point[] {
  const format = useFormat()
  return figuresIn(readPath(scope, chart.points), chart).map((point) => ({
    x: format(point[chart.x], chart.xFormat),
    exact: format(point[chart.x]),
    y: figureOf(point[chart.y]) ?? 0,
  }))
}

/** Returns the points that have a figure. */
function figuresIn(list: unknown, { y }: ChartConfig): readonly { readonly [name: string]: unknown }[] {
  return (Array.isArray(list) ? list : []).flatMap((point: unknown) =>
    isObject(point) && figureOf(point[y]) !== undefined ? [point] : [],
  )
}

function figureOf(value: unknown): number | undefined {
  const decimal = toDecimal(value)
  return decimal === undefined ? undefined : Number(decimal)
}

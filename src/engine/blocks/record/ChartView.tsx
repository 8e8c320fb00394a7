import { isObject } from '../../language/runtime/merge'
import type { ChartConfig } from '../../language/types/plainBlocks'
import { readPath } from '../../language/runtime/evaluateCondition'
import { toDecimal } from '../../i18n/decimal'
import { useFormat, useTexts } from '../../i18n/useTexts'
import { Card } from '../../ui/layout/Card'
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
  if (points.length < 2) return null
  const shown = { title: texts.t(chart.title), points, format: (y: number) => format(y, chart.format) }
  if (chart.look === 'small') return <Spark {...shown} />
  return (
    <Card>
      <Chart {...shown} before={earlier.length > 1 ? earlier : undefined} look={points.length > 14 ? 'area' : 'bar'} />
    </Card>
  )
}

function usePoints(chart: ChartConfig, scope: object): readonly Point[] {
  const format = useFormat()
  const list = readPath(scope, chart.points)
  return (Array.isArray(list) ? list : []).flatMap((point: unknown) => {
    const y = isObject(point) ? Number(toDecimal(point[chart.y]) ?? Number.NaN) : Number.NaN
    return isObject(point) && Number.isFinite(y)
      ? [{ x: format(point[chart.x], chart.xFormat), exact: format(point[chart.x]), y }]
      : []
  })
}

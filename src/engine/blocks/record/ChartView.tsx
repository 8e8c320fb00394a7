import { isObject } from '../../language/runtime/merge'
import type { ChartConfig } from '../../language/types/plainBlocks'
import { readPath } from '../../language/runtime/evaluateCondition'
import { toDecimal } from '../../i18n/decimal'
import { useFormat, useTexts } from '../../i18n/useTexts'
import { Card } from '../../ui/layout/Card'
import { Chart } from '../../ui/chart/Chart'

/** Renders a chart of a list in the answer, without points that have no figure. */
export function ChartView({ chart, scope }: { readonly chart: ChartConfig; readonly scope: unknown }) {
  const texts = useTexts()
  const format = useFormat()
  const list = readPath(scope, chart.points)
  const points = (Array.isArray(list) ? list : []).flatMap((point: unknown) => {
    const y = isObject(point) ? Number(toDecimal(point[chart.y]) ?? Number.NaN) : Number.NaN
    return isObject(point) && Number.isFinite(y)
      ? [{ x: format(point[chart.x], chart.xFormat), exact: format(point[chart.x]), y }]
      : []
  })
  if (points.length < 2) return null
  const title = texts.t(chart.title)
  return (
    <Card>
      <Chart
        title={title}
        points={points}
        look={points.length > 14 ? 'area' : 'bar'}
        format={(y) => format(y, chart.format)}
      />
    </Card>
  )
}

import { lazy, Suspense } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { ErrorBoundary } from '../feedback/ErrorBoundary'
import './Chart.css'

export interface Point {
  readonly x: string
  /** The text of the table, where the axis has a shorter one. */
  readonly exact?: string
  readonly y: number
}
export interface ChartProps {
  readonly title: string
  readonly points: readonly Point[]
  /** The points of the period before, drawn as a line behind. The first is compared with the first. */
  readonly before?: readonly Point[] | undefined
  readonly look?: 'area' | 'bar' | undefined
  /** Formats a value for the axis, the readout and the table. */
  format?(y: number): string
}

/** Draws how a figure developed. The drawing loads on its own; the figures are in a table below, too. */
export function Chart(props: ChartProps) {
  const { title, points, before, format = String } = props
  const texts = useTexts()
  return (
    <figure className="pw-chart">
      <figcaption className="pw-chart-title">{title}</figcaption>
      <div className="pw-chart-box" aria-hidden="true">
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<span className="pw-bone pw-chart-bone" />}>
            <Plot {...props} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <details className="pw-chart-figures">
        <summary>{texts.t('engine.chart.table')}</summary>
        <table>
          <caption className="pw-hidden">{title}</caption>
          {before && (
            <thead>
              <tr>
                <th scope="col">{title}</th>
                <th scope="col">{texts.t('engine.chart.now')}</th>
                <th scope="col">{texts.t('engine.chart.before')}</th>
              </tr>
            </thead>
          )}
          <tbody>
            {points.map((point, index) => (
              <tr key={index}>
                <th scope="row">{point.exact ?? point.x}</th>
                <td>{format(point.y)}</td>
                {before && <td>{before[index] && format(before[index].y)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

const Plot = lazy(() => import('./Plot').then((file) => ({ default: file.Plot })))

import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../feedback/ErrorBoundary'
import './Chart.css'

export interface Point {
  readonly x: string
  readonly y: number
}
export interface ChartProps {
  readonly title: string
  readonly points: readonly Point[]
  readonly look?: 'area' | 'bar' | undefined
  /** Formats a value for the axis, the readout and the table. */
  format?(y: number): string
}

/** Draws how a figure developed. The drawing loads on its own; screen readers get the figures as a table. */
export function Chart(props: ChartProps) {
  const { title, points, format = String } = props
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
      {/* A table is as wide as its text, whatever its style says. */}
      <div className="pw-hidden">
        <table>
          <caption>{title}</caption>
          <tbody>
            {points.map((point, index) => (
              <tr key={index}>
                <th scope="row">{point.x}</th>
                <td>{format(point.y)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

const Plot = lazy(() => import('./Plot').then((file) => ({ default: file.Plot })))

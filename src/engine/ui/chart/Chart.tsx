import { lazy, Suspense } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { ErrorBoundary } from '../feedback/ErrorBoundary'
import './Chart.css'

export interface Point {
  readonly x: string
  /** The text of the table, where the axis has a shorter one. */
  readonly exact?: string
  readonly y: number
  /** The value of the same point of the period before, which is drawn as a line behind. */
  readonly before?: number | undefined
}
/** Further values of the points, in their order. */
export interface Series {
  readonly label: string
  readonly values: readonly (number | undefined)[]
}
export interface ChartProps {
  readonly title: string
  readonly points: readonly Point[]
  readonly look?: 'area' | 'bar' | 'stacked' | undefined
  /** The name of the values, if there are further series. */
  readonly name?: string | undefined
  /** Further values of the points. */
  readonly more?: readonly Series[] | undefined
  /** Formats a value for the axis, the readout and the table. */
  format?(y: number): string
}

/** Draws how a figure developed. The drawing loads on its own; the figures are in a table below, too. */
export function Chart(props: ChartProps) {
  const { title, points, name, more = [], format = String } = props
  const texts = useTexts()
  const isCompared = hasBefore(props)
  return (
    <figure className="pw-chart">
      <figcaption className="pw-chart-title">{title}</figcaption>
      {more.length > 0 && (
        <ul className="pw-chart-names" aria-hidden="true">
          {[name ?? title, ...more.map(({ label }) => label)].map((label, index) => (
            <li key={index} data-series={index}>
              {label}
            </li>
          ))}
        </ul>
      )}
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
          {more.length > 0 && (
            <thead>
              <tr>
                <th scope="col">{title}</th>
                <th scope="col">{name ?? title}</th>
                {more.map(({ label }, index) => (
                  <th key={index} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          {isCompared && (
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
                {more.map(({ values }, at) => {
                  const value = values[index]
                  return <td key={at}>{value !== undefined && format(value)}</td>
                })}
                {isCompared && <td>{point.before !== undefined && format(point.before)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** Returns true if the period before is shown: beside one series, and if it has more than a point. */
export function hasBefore({ points, more = [] }: ChartProps): boolean {
  return more.length === 0 && points.filter(({ before }) => before !== undefined).length > 1
}

const Plot = lazy(() => import('./Plot').then((file) => ({ default: file.Plot })))

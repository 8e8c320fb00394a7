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
  /** True if all points are of the period before, because the running one has hardly begun. */
  readonly isBefore?: boolean | undefined
  /** The name of the values, if there are further series. */
  readonly name?: string | undefined
  /** Further values of the points. */
  readonly more?: readonly Series[] | undefined
  /** Formats a value for the axis, the readout and the table. */
  format?(y: number): string
}

/** Draws how a figure developed. The drawing loads on its own; the figures are in a table below, too. */
export function Chart(props: ChartProps) {
  const { title, points, name, more = [], look = 'area', format = String } = props
  const texts = useTexts()
  const isCompared = hasBefore(props)
  const axis = axisOf(valuesOf(props).flat(), look)
  const names = [
    ...(more.length > 0 ? [name ?? title, ...more.map(({ label }) => label)] : []),
    ...(isCompared ? [name ?? texts.t('engine.chart.now'), texts.t('engine.chart.before')] : []),
  ]
  return (
    <figure className="pw-chart">
      <figcaption className="pw-chart-title">
        {title}
        {axis.from > 0 && <small>{texts.t('engine.chart.scale', { value: format(axis.from) })}</small>}
      </figcaption>
      {names.length > 0 && (
        <ul className={`pw-chart-names pw-chart-${look}`} aria-hidden="true">
          {names.map((label, index) => (
            <li key={index} data-series={isCompared && index > 0 ? 'before' : index}>
              {label}
            </li>
          ))}
        </ul>
      )}
      <div className="pw-chart-box" aria-hidden="true">
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<span className="pw-bone pw-chart-bone" />}>
            <Plot {...props} axis={axis} />
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
export function hasBefore({ points, more = [] }: Pick<ChartProps, 'points' | 'more'>): boolean {
  return more.length === 0 && points.filter(({ before }) => before !== undefined).length > 1
}

/** Returns the values of all series. A stacked bar is drawn over a taller one, so the values are sums, the largest first. */
export function valuesOf({
  points,
  more = [],
  look,
}: Pick<ChartProps, 'points' | 'more' | 'look'>): (number | undefined)[][] {
  const all = [points.map(({ y }): number | undefined => y), ...more.map(({ values }) => [...values])]
  if (look !== 'stacked') return hasBefore({ points, more }) ? [...all, points.map(({ before }) => before)] : all
  const sums = all.map((_, last) =>
    points.map((__, at) => all.slice(0, last + 1).reduce((sum, values) => sum + (values[at] ?? 0), 0)),
  )
  return [...sums].reverse()
}

/** The ends of a scale, and the distance of its lines. */
export interface Axis {
  readonly from: number
  readonly to: number
  readonly step: number
}

/**
 * Returns the scale of some values. Bars begin at 0, because they are compared by their length. A line whose values lie
 * close together would be flat there, so its scale begins below the least one.
 */
export function axisOf(values: readonly (number | undefined)[], look: ChartProps['look']): Axis {
  const all = values.filter((value) => value !== undefined)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const isClose = look === 'area' && least > most / 2 && least < most
  const bottom = isClose ? least : Math.min(0, least)
  const top = Math.max(most, bottom)
  const third = (top - bottom) / 3 || 1
  const power = 10 ** Math.floor(Math.log10(third))
  const step = ([1, 2, 5].find((times) => times * power >= third) ?? 10) * power
  return { from: Math.floor(bottom / step) * step, to: Math.ceil(top / step || 1) * step, step }
}

const Plot = lazy(() => import('./Plot').then((file) => ({ default: file.Plot })))

import type { CSSProperties } from 'react'
import type { ChartProps } from './Chart'
import './Spark.css'

/** Draws a figure's last points as small bars, for an overview. Screen readers say each point. */
export function Spark({ title, points, format = String }: ChartProps) {
  const most = Math.max(...points.map(({ y }) => y), 0)
  const last = points.at(-1)
  return (
    <figure className="pw-spark">
      <figcaption className="pw-chart-title">{title}</figcaption>
      <p className="pw-hidden">{points.map(({ x, y }) => `${x}: ${format(y)}`).join(', ')}</p>
      <div className="pw-spark-bars" aria-hidden="true">
        {points.map(({ y }, index) => (
          <i key={index} style={shareOf(y, most)} />
        ))}
      </div>
      <p className="pw-spark-ends" aria-hidden="true">
        <span>{points[0]?.x}</span>
        {last && (
          <span>
            {last.x} <b>{format(last.y)}</b>
          </span>
        )}
      </p>
    </figure>
  )
}

/** Returns the height of a bar as a style. Any figure above 0 has a bar that can be seen. */
function shareOf(y: number, most: number): CSSProperties & { readonly '--pw-share': string } {
  return { '--pw-share': y > 0 ? `max(4px, ${Math.round((100 * y) / most)}%)` : '0' }
}

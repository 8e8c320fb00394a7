import { useEffect, useEffectEvent, useRef, useState } from 'react'
import uPlot from 'uplot'
import './Plot.css'
import { Figure } from '../format/Figure'
import { hasBefore, valuesOf, type Axis, type ChartProps, type Series } from './Chart'
import { forcedColours, plotOptions } from './plotOptions'

/** Draws points on a canvas as wide as its container, and shows the value of the one under the pointer. */
export function Plot(props: ChartProps & { readonly axis: Axis }) {
  const { points, more = none, look = 'area', isBefore = false, format = String, axis } = props
  const isCompared = hasBefore(props)
  const host = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number>()
  const words = useEffectEvent(format)
  // The point may have gone since.
  const at = Math.min(pointed ?? Infinity, points.length - 1)
  const shown = points[at]
  const earlier = isCompared ? shown?.before : undefined
  const { from, to, step } = axis
  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const data: uPlot.AlignedData = [points.map((_, index) => index), ...valuesOf({ points, more, look })]
    const labels = points.map((point) => point.x)
    let plot: uPlot | undefined
    // Colours are read while drawing, so a change of scheme or width redraws, and so does a printer in the dark.
    const draw = () => {
      plot?.destroy()
      plot = new uPlot(
        plotOptions(element, {
          labels,
          look,
          isCompared,
          isBefore,
          axis: { from, to, step },
          more: more.length,
          format: (y) => words(y),
          onPoint: setPointed,
        }),
        data,
        element,
      )
    }
    const resized = new ResizeObserver(() => {
      if (!plot) draw()
      else plot.setSize({ width: element.clientWidth, height: element.clientHeight })
    })
    const schemes = ['screen and (prefers-color-scheme: dark)', forcedColours].map((query) => window.matchMedia(query))
    resized.observe(element)
    for (const scheme of schemes) scheme.addEventListener('change', draw)
    // uPlot only follows a mouse. Here a finger that moves sideways also chooses the point.
    const scrub = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || !plot) return
      const { left } = plot.over.getBoundingClientRect()
      plot.setCursor({ left: event.clientX - left, top: 0 })
    }
    element.addEventListener('pointerdown', scrub)
    element.addEventListener('pointermove', scrub)
    return () => {
      resized.disconnect()
      for (const scheme of schemes) scheme.removeEventListener('change', draw)
      element.removeEventListener('pointerdown', scrub)
      element.removeEventListener('pointermove', scrub)
      plot?.destroy()
    }
  }, [points, isCompared, isBefore, more, look, from, to, step])
  return (
    <>
      <div className="pw-chart-now">
        {shown && (
          <>
            <span>{shown.x}</span>
            <strong>
              <Figure isMain>{format(shown.y)}</Figure>
            </strong>
          </>
        )}
        {more.map(({ label, values }, index) => {
          const value = values[at]
          return value === undefined ? null : (
            <span key={index} className="pw-chart-other">
              {label} {format(value)}
            </span>
          )
        })}
        {earlier !== undefined && <span className="pw-chart-other pw-chart-before">{format(earlier)}</span>}
      </div>
      <div ref={host} className="pw-chart-plot" />
    </>
  )
}

const none: readonly Series[] = []

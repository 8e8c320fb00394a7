import { useEffect, useEffectEvent, useRef, useState } from 'react'
import uPlot from 'uplot'
import './Plot.css'
import { useTexts } from '../../i18n/useTexts'
import { Figure } from '../format/Figure'
import { hasBefore, type ChartProps, type Point, type Series } from './Chart'
import { forcedColours, plotOptions } from './plotOptions'

/** Draws points on a canvas as wide as its container, and shows the value of the one under the pointer. */
export function Plot(props: ChartProps) {
  const { points, more = none, look = 'area', format = String } = props
  const isCompared = hasBefore(props)
  const host = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number>()
  const words = useEffectEvent(format)
  const texts = useTexts()
  // The point may have gone since.
  const at = Math.min(pointed ?? Infinity, points.length - 1)
  const shown = points[at]
  const earlier = isCompared ? shown?.before : undefined
  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const data: uPlot.AlignedData = [
      points.map((_, index) => index),
      ...valuesOf(points, more, look),
      ...(isCompared ? [points.map(({ before }) => before)] : []),
    ]
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
  }, [points, isCompared, more, look])
  return (
    <>
      <div className="pw-chart-now">
        {shown && (
          <>
            <strong>
              <Figure isMain>{format(shown.y)}</Figure>
            </strong>
            <span>{shown.x}</span>
          </>
        )}
        {more.map(({ label, values }, index) => {
          const value = values[at]
          return value === undefined ? null : (
            <span key={index} className="pw-chart-before">
              {label} {format(value)}
            </span>
          )
        })}
        {earlier !== undefined && (
          <span className="pw-chart-before">
            {texts.t('engine.chart.before')} {format(earlier)}
          </span>
        )}
      </div>
      <div ref={host} className="pw-chart-plot" />
    </>
  )
}

const none: readonly Series[] = []

/** Returns the values of all series. A stacked bar is drawn over a taller one, so the values are sums, the largest first. */
function valuesOf(points: readonly Point[], more: readonly Series[], look: string): (number | undefined)[][] {
  const all = [points.map(({ y }): number | undefined => y), ...more.map(({ values }) => [...values])]
  if (look !== 'stacked') return all
  const sums = all.map((_, last) =>
    points.map((__, at) => all.slice(0, last + 1).reduce((sum, values) => sum + (values[at] ?? 0), 0)),
  )
  return [...sums].reverse()
}

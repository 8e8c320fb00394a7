import uPlot from 'uplot'
import type { Axis } from './Chart'

export interface PlotLook {
  readonly labels: readonly string[]
  readonly look: 'area' | 'bar' | 'stacked'
  /** The count of further series. */
  readonly more: number
  /** True if the data have the values of the period before as well. */
  readonly isCompared: boolean
  /** True if all data are of the period before. */
  readonly isBefore: boolean
  readonly axis: Axis
  format(y: number): string
  onPoint(index: number | undefined): void
}

/** Media query that is true if the system chooses the colours: browsers do not recolour a canvas. */
export const forcedColours = '(forced-colors: active)'

/** Returns uPlot's options for an element: its size, its tokens, and the direction of the x axis. */
export function plotOptions(
  element: HTMLElement,
  { labels, look: shape, more, isCompared, isBefore, axis, format, onPoint }: PlotLook,
): uPlot.Options {
  const isRtl = element.closest('[dir]')?.getAttribute('dir') === 'rtl'
  const style = getComputedStyle(element)
  const isForced = window.matchMedia(forcedColours).matches
  const token = (name: string) => (isForced ? systemColour(name) : style.getPropertyValue(`--pw-color-${name}`).trim())
  // A reader with large letters reads the canvas, too.
  const letter = Number.parseFloat(style.fontSize)
  const { from, to, step } = axis
  const look = shape === 'area' ? 'area' : 'bar'
  const radius = Number.parseFloat(style.getPropertyValue('--pw-radius-bars'))
  const colours = Array.from({ length: more + 1 }, (_, at) =>
    token(seriesTokens[at % seriesTokens.length] ?? 'primary'),
  )
  const main = token(isBefore ? 'muted' : 'primary')
  const side = look === 'bar' ? 0.5 : 0.1
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    padding: isRtl ? [12, 0, 2 * letter, 14] : [12, 14, 2 * letter, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 10, fill: main } },
    hooks: {
      setCursor: [(plot) => onPoint(plot.cursor.idx ?? undefined)],
      draw: [
        (plot) => {
          drawTimes(plot, labels, `${letter * uPlot.pxRatio}px ${style.fontFamily}`, token('muted'))
          if (look === 'area') drawLast(plot, main, token('surface'))
        },
      ],
    },
    scales: {
      x: { time: false, dir: isRtl ? -1 : 1, range: () => [-side, Math.max(labels.length - 1, 0) + side] },
      y: { range: () => [from, to] },
    },
    axes: [
      { show: false },
      {
        stroke: token('muted'),
        font: `${letter}px ${style.fontFamily}`,
        ticks: { show: false },
        side: isRtl ? 1 : 3,
        size: (_, values) => 10 + 0.6 * letter * Math.max(3, ...(values ?? []).map((value) => value.length)),
        grid: { stroke: token('line'), width: 1 },
        splits: () => Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step),
        values: (_, splits) => splits.map((y) => format(y)),
      },
    ],
    series: [
      {},
      ...(shape === 'stacked'
        ? colours
            .map((colour) => ({
              stroke: colour,
              fill: colour,
              width: 0,
              points: { show: false },
              ...pathsOf('bar', radius),
            }))
            .reverse()
        : [
            {
              stroke: main,
              width: 3,
              points: { show: labels.length === 1 },
              // The area below a line means an amount only above 0.
              fill: look === 'area' && (isForced || from > 0) ? 'transparent' : fillOf(main, look),
              ...pathsOf(look, radius),
            },
            ...colours
              .slice(1)
              .map((colour) => ({ stroke: colour, width: 3, points: { show: false }, ...pathsOf('area', radius) })),
          ]),
      ...(isCompared
        ? [{ stroke: token('muted'), width: 2, dash: [5, 5], points: { show: false }, ...pathsOf('line', radius) }]
        : []),
    ],
  }
}

/** The colours of the series, in their order. Chart.css has the same. */
const seriesTokens = ['primary', 'good', 'warn', 'danger', 'muted'] as const

function systemColour(token: string): string {
  const colours: { readonly [token: string]: string } = { primary: 'Highlight', line: 'GrayText', surface: 'Canvas' }
  return colours[token] ?? 'CanvasText'
}

/** Writes as many times below the plot as fit, with the first and the last. None of them is cut at an edge. */
function drawTimes({ ctx, bbox, valToPos }: uPlot, labels: readonly string[], font: string, colour: string): void {
  ctx.save()
  Object.assign(ctx, { font, fillStyle: colour, textAlign: 'left', textBaseline: 'bottom' })
  const widths = labels.map((label) => ctx.measureText(label).width)
  const room = Math.max(...widths) + 16 * uPlot.pxRatio
  const last = labels.length - 1
  // Very large letters leave room for the last one alone.
  for (const index of ctx.canvas.width < 2 * room ? [last] : spread(last, Math.floor(bbox.width / room) - 1)) {
    const width = widths[index] ?? 0
    const start = valToPos(index, 'x', true) - width / 2
    ctx.fillText(labels[index] ?? '', Math.max(0, Math.min(start, ctx.canvas.width - width)), ctx.canvas.height)
  }
  ctx.restore()
}

/**
 * Returns places from 0 to `last`, with at most `most` steps between them. They have one length, if that leaves enough of
 * them, or else the last one is longer.
 */
function spread(last: number, most: number): readonly number[] {
  const possible = Math.max(1, Math.min(most, last))
  let steps = possible
  while (last % steps > 0) steps -= 1
  const length = 3 * steps < possible ? Math.ceil(last / possible) : last / steps
  return [...Array.from({ length: Math.floor(last / length) }, (_, index) => index * length), last]
}

/** Marks the last point of the first line, whose value stands above the plot. */
function drawLast({ ctx, data, valToPos }: uPlot, colour: string, ground: string): void {
  const values = data[1]
  const index = values?.length ? values.length - 1 : 0
  const y = values?.[index]
  if (y === undefined || y === null) return
  ctx.save()
  Object.assign(ctx, { fillStyle: colour, strokeStyle: ground, lineWidth: 2 * uPlot.pxRatio })
  ctx.setLineDash([])
  ctx.beginPath()
  ctx.arc(valToPos(index, 'x', true), valToPos(y, 'y', true), 6 * uPlot.pxRatio, 0, 2 * Math.PI)
  ctx.fill()
  ctx.stroke()
  ctx.restore()
}

function fillOf(colour: string, look: 'area' | 'bar') {
  return (plot: uPlot): CanvasGradient | string => {
    if (look === 'bar') return colour
    const fade = plot.ctx.createLinearGradient(0, plot.bbox.top, 0, plot.bbox.top + plot.bbox.height)
    fade.addColorStop(0, `${colour}55`)
    fade.addColorStop(1, `${colour}00`)
    return fade
  }
}

/**
 * Draws a line, or bars with the corners of the market: `radius` in px of bars that are about 24 px wide. The line behind
 * is straight: between days of nothing, a curve would be a hill that nobody has earned.
 */
function pathsOf(look: 'area' | 'bar' | 'line', radius: number): Pick<uPlot.Series, 'paths'> {
  const paths =
    look === 'bar'
      ? uPlot.paths.bars?.({ size: [0.6, 40], radius: Math.min(0.5, radius / 24) })
      : look === 'line'
        ? uPlot.paths.linear?.()
        : uPlot.paths.spline?.()
  return paths ? { paths } : {}
}

import uPlot from 'uplot'

export interface PlotLook {
  readonly labels: readonly string[]
  readonly look: 'area' | 'bar' | 'stacked'
  /** The count of further series. */
  readonly more: number
  /** True if the data have the values of the period before as well. */
  readonly isCompared: boolean
  format(y: number): string
  onPoint(index: number | undefined): void
}

/** Media query that is true if the system chooses the colours: browsers do not recolour a canvas. */
export const forcedColours = '(forced-colors: active)'

/** Returns uPlot's options for an element: its size, its tokens, and the direction of the x axis. */
export function plotOptions(
  element: HTMLElement,
  { labels, look: shape, more, isCompared, format, onPoint }: PlotLook,
): uPlot.Options {
  const isRtl = element.closest('[dir]')?.getAttribute('dir') === 'rtl'
  const style = getComputedStyle(element)
  const isForced = window.matchMedia(forcedColours).matches
  const token = (name: string) => (isForced ? systemColour(name) : style.getPropertyValue(`--pw-color-${name}`).trim())
  const axis = { stroke: token('muted'), font: `12px ${style.fontFamily}`, ticks: { show: false } }
  const look = shape === 'area' ? 'area' : 'bar'
  const radius = Number.parseFloat(style.getPropertyValue('--pw-radius-bars'))
  const colours = Array.from({ length: more + 1 }, (_, at) =>
    token(seriesTokens[at % seriesTokens.length] ?? 'primary'),
  )
  const side = look === 'bar' ? 0.5 : 0.1
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    padding: isRtl ? [12, 0, 0, 14] : [12, 14, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 10, fill: token('primary') } },
    hooks: { setCursor: [(plot) => onPoint(plot.cursor.idx ?? undefined)] },
    scales: {
      x: { time: false, dir: isRtl ? -1 : 1, range: () => [-side, Math.max(labels.length - 1, 0) + side] },
      y: { range: (_, min, max) => [Math.min(0, min), max > 0 ? max * 1.1 : 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 26,
        space: 14 + 7 * Math.max(...labels.map((label) => label.length), 1),
        incrs: [1, 2, 5, 10, 20, 50, 100],
        values: (_, splits) => splits.map((index) => labels[index] ?? ''),
      },
      {
        ...axis,
        side: isRtl ? 1 : 3,
        size: (_, values) => 10 + 7 * Math.max(3, ...(values ?? []).map((value) => value.length)),
        grid: { stroke: token('line'), width: 1 },
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
              stroke: token('primary'),
              width: 3,
              points: { show: labels.length === 1 },
              fill: isForced && look === 'area' ? 'transparent' : fillOf(token, look),
              ...pathsOf(look, radius),
            },
            ...colours
              .slice(1)
              .map((colour) => ({ stroke: colour, width: 3, points: { show: false }, ...pathsOf('area', radius) })),
          ]),
      ...(isCompared ? [{ stroke: token('muted'), width: 2, dash: [5, 5], points: { show: false } }] : []),
    ],
  }
}

/** The colours of the series, in their order. Chart.css has the same. */
const seriesTokens = ['primary', 'good', 'warn', 'danger', 'muted'] as const

function systemColour(token: string): string {
  return token === 'primary' ? 'Highlight' : 'CanvasText'
}

function fillOf(token: (name: string) => string, look: 'area' | 'bar') {
  return (plot: uPlot): CanvasGradient | string => {
    if (look === 'bar') return token('primary')
    const fade = plot.ctx.createLinearGradient(0, plot.bbox.top, 0, plot.bbox.top + plot.bbox.height)
    fade.addColorStop(0, `${token('primary')}55`)
    fade.addColorStop(1, `${token('primary')}00`)
    return fade
  }
}

/** Draws a line, or bars with the corners of the market: `radius` in px of bars that are about 24 px wide. */
function pathsOf(look: 'area' | 'bar', radius: number): Pick<uPlot.Series, 'paths'> {
  const paths =
    look === 'bar'
      ? uPlot.paths.bars?.({ size: [0.6, 40], radius: Math.min(0.5, radius / 24) })
      : uPlot.paths.spline?.()
  return paths ? { paths } : {}
}

// Tests how a chart is drawn: its colours and shapes, the side where it begins, its axes, and the values beside it.
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ChartConfig } from '../../../src/engine/language/types/plainBlocks'
import type { ChartProps } from '../../../src/engine/ui/chart/Chart'
import { Plot } from '../../../src/engine/ui/chart/Plot'
import { plotOptions, type PlotLook } from '../../../src/engine/ui/chart/plotOptions'
import { show } from '../kit'
import { stage } from './stage'

let isForced = false
beforeEach(() => {
  isForced = false
  const sheet = document.createElement('style')
  const colours = ['primary', 'good', 'warn', 'danger', 'muted', 'line']
  sheet.textContent = `* { ${colours.map((one) => `--pw-color-${one}: of-${one}`).join(';')}; --pw-radius-bars: 6px }`
  document.head.append(sheet)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isForced && query.includes('forced-colors'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  return () => sheet.remove()
})
afterEach(() => void vi.unstubAllGlobals())

const onPoint = vi.fn()
function optionsOf(more: Partial<PlotLook> = {}, dir = 'ltr') {
  const around = document.createElement('div')
  around.setAttribute('dir', dir)
  const element = document.createElement('div')
  around.append(element)
  document.body.append(around)
  onTestFinished(() => around.remove())
  const look: PlotLook = {
    labels: ['Mon', 'Tue'],
    look: 'area',
    more: 0,
    isCompared: false,
    format: (y) => `${y} x`,
    onPoint,
    ...more,
  }
  return plotOptions(element, look)
}

describe('a chart', () => {
  it.each<[string, Partial<PlotLook>, readonly string[]]>([
    ['one series', {}, ['of-primary']],
    ['one compared with the period before', { isCompared: true }, ['of-primary', 'of-muted']],
    ['three series', { more: 2 }, ['of-primary', 'of-good', 'of-warn']],
    // The tallest bar has all values, so the last series is drawn first.
    ['three stacked series', { look: 'stacked', more: 2 }, ['of-warn', 'of-good', 'of-primary']],
  ])('of %s has the colours of the names above it', (_what, look, colours) => {
    const { series } = optionsOf(look)
    expect(series.slice(1).map(({ stroke }) => stroke)).toEqual(colours)
  })

  it('has the colours of the system where it chooses them', () => {
    isForced = true
    const { series } = optionsOf({ isCompared: true })
    expect(series.slice(1).map(({ stroke }) => stroke)).toEqual(['Highlight', 'CanvasText'])
    expect(series[1]?.fill).toBe('transparent')
  })

  it.each([
    ['ltr', 1, 3],
    ['rtl', -1, 1],
  ])('S9-02 in a text of %s runs as the text does, and its values stand where it begins', (dir, way, side) => {
    const { scales, axes } = optionsOf({}, dir)
    expect(scales?.x?.dir).toBe(way)
    expect(axes?.[1]?.side).toBe(side)
  })

  it.each([
    [2, 10, [0, 11]],
    [-4, 10, [-4, 11]],
    [0, 0, [0, 1]],
    [-4, 0, [-4, 1]],
  ])('of values from %i to %i stands on nothing, with room at its top', (min, max, range) => {
    const rangeOf = optionsOf().scales?.y?.range as unknown as (plot: unknown, min: number, max: number) => number[]
    const [low, high] = rangeOf(undefined, min, max)
    expect([low, Math.round((high ?? 0) * 10) / 10]).toEqual(range)
  })

  it('names its points, and writes its values by their format', () => {
    const { axes } = optionsOf()
    const write = (axis: number, values: readonly number[]) => {
      const written = axes?.[axis]?.values as ((plot: unknown, values: readonly number[]) => string[]) | undefined
      return written?.(undefined, values)
    }
    expect(write(0, [0, 1, 2])).toEqual(['Mon', 'Tue', ''])
    expect(write(1, [0, 5])).toEqual(['0 x', '5 x'])
  })

  it.each([
    [0, 0],
    [1, 1],
    [null, undefined],
  ])('tells that the pointer is at %j as %j', (idx, told) => {
    onPoint.mockClear()
    for (const tell of optionsOf().hooks?.setCursor ?? []) tell?.({ cursor: { idx } } as never)
    expect(onPoint.mock.calls).toEqual([[told]])
  })
})

const days = [
  { x: 'Mon', y: 3 },
  { x: 'Tue', y: 5 },
]
const before = (first: number | undefined) => ({
  points: [
    { x: 'Mon', y: 3, before: first },
    { x: 'Tue', y: 5, before: 8 },
  ],
})
const costs = { label: 'costs', values: [1, undefined] }
const taxes = { label: 'taxes', values: [2, 4] }

describe('the values beside a chart', () => {
  it.each<[string, Partial<ChartProps>, string]>([
    ['the last one', {}, '5 xTue'],
    ['that of the period before', before(9), '5 xTue[engine.chart.before] 8 x'],
    ['nothing of a period with one point', before(undefined), '5 xTue'],
    ['those of all series, without one that is missing', { more: [costs, taxes] }, '5 xTuetaxes 4 x'],
    ['none of the period before beside further series', { more: [taxes], ...before(9) }, '5 xTuetaxes 4 x'],
  ])('are %s', (_what, more, text) => {
    const { container } = stage(<Plot title="visits" points={days} format={(y) => `${y} x`} {...more} />)
    expect(container.querySelector('.pw-chart-now')?.textContent).toBe(text)
  })
})

describe('a drawn chart', () => {
  /** The heights of rectangles, in the order of drawing. */
  const bars: number[] = []
  let resize = () => {}

  beforeEach(() => {
    bars.length = 0
    // Bars without round corners are rectangles.
    const square = document.createElement('style')
    square.textContent = '* { --pw-radius-bars: 0px }'
    document.head.append(square)
    onTestFinished(() => square.remove())
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
    const context = new Proxy(
      { measureText: () => ({ width: 10 }) },
      { get: (own: object, name) => Reflect.get(own, name) ?? (() => ({ addColorStop: () => {} })), set: () => true },
    )
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
    vi.stubGlobal(
      'Path2D',
      class {
        rect(_left: number, _top: number, _width: number, height: number) {
          bars.push(Math.round(height))
        }
        moveTo() {}
        lineTo() {}
        arcTo() {}
        closePath() {}
        bezierCurveTo() {}
      },
    )
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(run: () => void) {
          resize = run
        }
        observe() {}
        disconnect() {}
      },
    )
  })

  it.each<[ChartProps['look'], ChartProps['more'], values: readonly number[]]>([
    ['bar', undefined, [3, 5]],
    ['stacked', [costs], [4, 5, 3, 5]],
    ['stacked', [costs, taxes], [6, 9, 4, 5, 3, 5]],
  ])('as %s has bars as high as its values: sums of the series, the largest first', async (look, more, values) => {
    stage(<Plot title="visits" points={days} look={look} more={more} format={String} />)
    act(() => resize())
    await act(async () => undefined)
    const heights = bars.slice(0, values.length)
    const scale = Math.max(...values) / Math.max(...heights)
    expect(heights.map((height) => Math.round(height * scale))).toEqual(values)
  })

  it('has the bars of a newer answer', async () => {
    const drawn = (points: ChartProps['points']) => <Plot title="visits" look="bar" points={points} format={String} />
    const { show: redraw } = stage(drawn(days))
    act(() => resize())
    await act(async () => undefined)
    redraw(drawn(days.map(({ x }) => ({ x, y: 7 }))))
    bars.length = 0
    act(() => resize())
    await act(async () => undefined)
    expect(bars[0]).toBeGreaterThan(0)
    expect(bars[1]).toBe(bars[0])
  })

  it('is drawn again when the colours of the device change', async () => {
    const listeners: (() => void)[] = []
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
      removeEventListener: () => {},
    }))
    stage(<Plot title="visits" look="bar" points={days} format={String} />)
    act(() => resize())
    await act(async () => undefined)
    bars.length = 0
    act(() => listeners.at(-1)?.())
    await act(async () => undefined)
    expect(bars.length).toBeGreaterThan(0)
  })

  it('has the last value beside it when the point under the finger is no longer there', async () => {
    const drawn = (points: ChartProps['points']) => <Plot title="visits" points={points} format={(y) => `${y} x`} />
    const { container, show: redraw } = stage(drawn([...days, { x: 'Wed', y: 7 }, { x: 'Thu', y: 9 }]))
    const beside = () => container.querySelector('.pw-chart-now')?.textContent
    act(() => resize())
    await act(async () => undefined)
    fireEvent(
      container.querySelector('.pw-chart-plot') ?? container,
      new PointerEvent('pointermove', { pointerType: 'touch', clientX: 220 }),
    )
    expect(beside()).toBe('7 xWed')
    redraw(drawn(days))
    expect(beside()).toBe('5 xTue')
  })

  it.each<[string, ChartConfig['look'], count: number, hasBars: boolean]>([
    ['a few points', undefined, 14, true],
    ['many points', undefined, 15, false],
    ['many points that fill their room', 'full', 15, false],
    ['a few points as an area', 'area', 3, false],
    ['many points as bars', 'bar', 20, true],
  ])('S2-30 of %s (%s, %i) has bars: %s', async (_what, look, count, hasBars) => {
    const list = Array.from({ length: count }, (_unused, at) => ({ day: `day ${at}`, sum: at + 1 }))
    show({
      server: { 'POST /thing': () => ({ list }) },
      blocks: {
        one: {
          block: 'record',
          call: 'POST /thing',
          chart: { title: 'visits', points: 'row.list', x: 'day', y: 'sum', ...(look && { look }) },
        },
      },
    })
    await vi.waitFor(() => expect(document.querySelector('.pw-chart-plot')).not.toBeNull(), 15_000)
    act(() => resize())
    await act(async () => undefined)
    // The drawing is clipped to one rectangle.
    expect(bars.length > count).toBe(hasBars)
  })
})

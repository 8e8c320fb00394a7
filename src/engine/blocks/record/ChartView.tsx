// The chart of a record, and its comparison with another request, such as that of the period before.
import { useMemo } from 'react'
import { isObject } from '../../language/runtime/merge'
import type { ChartConfig, RecordBlock } from '../../language/types/plainBlocks'
import { readPath } from '../../language/runtime/evaluateCondition'
import { add, toDecimal } from '../../lib/decimal'
import { isolateFigure } from '../../lib/text'
import { useFormat, useTexts } from '../../i18n/useTexts'
import { Card } from '../../ui/layout/Card'
import { orderedEntries } from '../../lib/compare'
import { Chart } from '../../ui/chart/Chart'
import { ChangeNote } from '../../ui/chart/ChangeNote'
import { Spark } from '../../ui/chart/Spark'
import { useScope } from '../../runtime/scope/scope'
import { groupThousands } from '../../i18n/decimal'

interface ChartViewProps {
  readonly chart: ChartConfig
  readonly scope: object
  /** True if the points are compared. A line is kept, so that nothing moves when the answer to compare with comes. */
  readonly isCompared?: boolean
  /** The answer to compare with. */
  readonly before?: unknown
}

/**
 * Renders a chart of a list in the answer, without points that have no figure. On the first day of a period, when there
 * is nothing to draw yet, it has the period before.
 */
export function ChartView({ chart, scope, before, isCompared = false }: ChartViewProps) {
  const texts = useTexts()
  const format = useFormat()
  const place = usePlaced(chart)
  const days = place(scope)
  const earlier = before === undefined ? [] : place({ ...scope, row: before })
  const pointsOf = (list: readonly Placed[], others: readonly Placed[]) =>
    list.flatMap((day, index) => {
      const { x, y, before: other } = figuresOf(day, counterpart(others, day, index), chart)
      return y === undefined ? [] : [{ x: format(x, chart.xFormat), exact: format(x), y, before: other }]
    })
  const own = pointsOf(days, earlier)
  const isBefore = own.length < 2
  const points = isBefore ? (chart.series ? [] : pointsOf(earlier, [])) : own
  const list = listAt(scope, chart)
  const more = useMemo(
    () =>
      orderedEntries(chart.series).map(([, { label, y }]) => ({
        label: texts.t(label),
        values: figuresIn(list, chart).map((point) => figureOf(point[y])),
      })),
    [chart, list, texts],
  )
  const { look } = chart
  if (points.length < 2) return null
  const title = texts.t(chart.title)
  // Below the figure of this period, a chart of another one says so first.
  const named = isBefore ? `${texts.t('engine.chart.before')}: ${title}` : title
  const shown = { title: named, points, isBefore, format: (y: number) => format(y, chart.format) }
  const change = isCompared && !isBefore && <Change chart={chart} days={days} earlier={earlier} />
  if (look === 'small')
    return (
      <>
        <Spark {...shown} />
        {change}
      </>
    )
  return (
    <Card>
      <Chart
        {...shown}
        look={look === undefined || look === 'full' ? (points.length > 14 ? 'area' : 'bar') : look}
        name={chart.first && texts.t(chart.first)}
        more={more}
      />
      {change}
    </Card>
  )
}

interface ChangeProps {
  readonly chart: ChartConfig
  readonly days: readonly Placed[]
  readonly earlier: readonly Placed[]
}

/** Says how the finished days of a running period differ from as many of the period before. */
function Change({ chart, days, earlier }: ChangeProps) {
  const texts = useTexts()
  const format = useFormat()
  const part = samePart(days, earlier, chart)
  const change = part && changeText(...part.sums, texts.language)
  const day = format(part?.last, 'date')
  return (
    <p>
      {change === undefined ? (
        '\u00a0'
      ) : (
        <ChangeNote
          change={change}
          text={texts.t('engine.record.change', { change, day: texts.direction === 'rtl' ? isolateFigure(day) : day })}
        />
      )}
    </p>
  )
}

function listAt(scope: object, { points }: ChartConfig): readonly unknown[] {
  const list = readPath(scope, points)
  return Array.isArray(list) ? list : []
}

function usePlaced(chart: ChartConfig): (scope: object) => readonly Placed[] {
  const { now } = useScope()
  const format = useFormat()
  return (scope) =>
    placed(listAt(scope, chart), chart, {
      start: chart.from && readPath(scope, chart.from),
      today: now.time.slice(0, 10),
      dayOf: (time) => format(time, 'date'),
    })
}

/** Returns the time and the figures of a day. A running day is compared with no whole one. */
function figuresOf({ point, offset, isOver }: Placed, other: Placed | undefined, { x, y }: ChartConfig) {
  const [now, before] = [point, other?.point].map((one) => (isObject(one) ? one : {}))
  return {
    x: now?.[x],
    y: figureOf(now?.[y]),
    before: offset === undefined || isOver ? figureOf(before?.[y]) : undefined,
  }
}

function figuresIn(list: readonly unknown[], { y }: ChartConfig): readonly { readonly [name: string]: unknown }[] {
  return list.flatMap((point) => (isObject(point) && figureOf(point[y]) !== undefined ? [point] : []))
}

function figureOf(value: unknown): number | undefined {
  const figure = Number(toDecimal(value) ?? Number.NaN)
  return Number.isFinite(figure) ? figure : undefined
}

/** Returns the body of the second request, whose points are compared. Returns undefined if `compare` names none for this body. */
export function comparedBody(
  { compare }: Pick<RecordBlock, 'compare'>,
  body: { readonly [name: string]: unknown },
): { readonly [name: string]: unknown } | undefined {
  const key = compare && String(body[compare.param])
  if (!compare || key === undefined || !Object.hasOwn(compare.values, key)) return undefined
  return { ...body, [compare.param]: compare.values[key] }
}

/** A point with the days from the start of its period, or undefined if its time is no date. */
export interface Placed {
  readonly point: unknown
  readonly offset: number | undefined
  /** True if its day is over. */
  readonly isOver: boolean
}

/**
 * Places the points of a period by their days, so that a day without an entry moves no other. Without a start, the first
 * point begins the period. `dayOf` returns the date of a time.
 */
export function placed(
  points: readonly unknown[],
  { x }: Pick<ChartConfig, 'x'>,
  { start, today, dayOf }: { start?: unknown; today: string; dayOf(time: unknown): string },
): readonly Placed[] {
  const days = points.map((point) => dayNumber(dayOf(memberOf(point, x))))
  const first = dayNumber(dayOf(start)) ?? days[0]
  const present = dayNumber(today) ?? 0
  return points.map((point, index) => {
    const day = days[index]
    if (day === undefined || first === undefined) return { point, offset: undefined, isOver: false }
    return { point, offset: day - first, isOver: day < present }
  })
}

function dayNumber(day: string): number | undefined {
  const instant = Date.parse(day)
  return Number.isNaN(instant) ? undefined : instant / 86_400_000
}

/** Returns the earlier point of the same day of its period, or of the same place if the times are no dates. */
function counterpart(earlier: readonly Placed[], { offset }: Placed, index: number): Placed | undefined {
  return offset === undefined ? earlier[index] : earlier.find((one) => one.offset === offset)
}

interface SamePart {
  /** The time of the last point that is compared. */
  readonly last: unknown
  /** The sums of both periods. Undefined if a figure is missing. */
  readonly sums: readonly [now: string | undefined, before: string | undefined]
}

/**
 * Compares the finished days of a running period with as many of the period before. Returns undefined if no day is over.
 */
export function samePart(
  points: readonly Placed[],
  earlier: readonly Placed[],
  { x, y }: Pick<ChartConfig, 'x' | 'y'>,
): SamePart | undefined {
  const end = Math.max(...earlier.map(({ offset = -1 }) => offset))
  const until = (list: readonly Placed[], most: number) => list.filter(({ offset = Infinity }) => offset <= most)
  const compared = until(points, end).filter(({ isOver }) => isOver)
  const last = compared.at(-1)
  if (last?.offset === undefined) return undefined
  const sumOf = (list: readonly Placed[]) =>
    list.reduce<string | undefined>((sum, { point }) => add(sum, memberOf(point, y)), '0')
  return { last: memberOf(last.point, x), sums: [sumOf(compared), sumOf(until(earlier, last.offset))] }
}

function memberOf(point: unknown, member: string): unknown {
  return isObject(point) ? point[member] : undefined
}

/**
 * Returns the change between two figures in per cent, with one decimal below 100 and a sign: '+12.5%'. Returns undefined
 * if one is no figure or negative, or if there was nothing to compare with. A change of a million per cent means nothing.
 */
export function changeText(now: unknown, before: unknown, language = 'en'): string | undefined {
  const [after, earlier] = [toDecimal(now), toDecimal(before)].map((figure) => Number(figure ?? Number.NaN))
  if (after === undefined || earlier === undefined || !(earlier > 0) || !(after >= 0)) return undefined
  const percent = ((after - earlier) / earlier) * 100
  if (!(percent < 1e6)) return undefined
  const text = Math.abs(percent) < 100 ? Math.abs(percent).toFixed(1) : String(Math.round(Math.abs(percent)))
  const isNone = Number(text) === 0
  const shown = isNone ? '0' : groupThousands(text, language)
  // Isolated from left to right: the sign stays before the figure in Arabic text.
  return `\u2066${isNone ? '\u00b1' : percent > 0 ? '+' : '\u2212'}${shown}%\u2069`
}

// Compares the points of a chart with those of another request, such as the period before.
import { isObject } from '../../language/runtime/merge'
import type { ChartConfig } from '../../language/types/plainBlocks'
import { groupThousands } from '../../i18n/decimal'
import { add, toDecimal } from '../../lib/decimal'
import type { RecordBlock } from '../../language/types/plainBlocks'

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
export function counterpart(earlier: readonly Placed[], { offset }: Placed, index: number): Placed | undefined {
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

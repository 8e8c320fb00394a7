// Compares the points of a chart with those of another request, such as the period before.
import { isObject } from '../../language/runtime/merge'
import type { ChartConfig } from '../../language/types/plainBlocks'
import { add, toDecimal } from '../../i18n/decimal'
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

interface SamePart {
  /** The time of the last point that is compared. */
  readonly last: unknown
  /** The change of the sum, or undefined if a figure is missing, or there was nothing to compare with. */
  readonly change: string | undefined
}

/**
 * Compares the finished points of a running period with as many of the period before. A point is finished if `isOver`
 * holds for its time. Returns undefined if no point is.
 */
export function samePart(
  points: readonly unknown[],
  earlier: readonly unknown[],
  { x, y }: Pick<ChartConfig, 'x' | 'y'>,
  isOver: (time: unknown) => boolean,
): SamePart | undefined {
  const finished = points.filter((point) => isOver(memberOf(point, x))).length
  const count = Math.min(finished, earlier.length)
  if (count === 0) return undefined
  const [now, before] = [points, earlier].map((list) =>
    list.slice(0, count).reduce<unknown>((sum, point) => add(sum, memberOf(point, y)), '0'),
  )
  return { last: memberOf(points[count - 1], x), change: changeText(now, before) }
}

function memberOf(point: unknown, member: string): unknown {
  return isObject(point) ? point[member] : undefined
}

/**
 * Returns the change between two figures in per cent, with one decimal below 100 and a sign: '+12.5%'. Returns undefined
 * if one is no figure or negative, or if there was nothing to compare with. A change of a million per cent means nothing.
 */
export function changeText(now: unknown, before: unknown): string | undefined {
  const [after, earlier] = [toDecimal(now), toDecimal(before)].map((figure) => Number(figure ?? Number.NaN))
  if (after === undefined || earlier === undefined || !(earlier > 0) || !(after >= 0)) return undefined
  const percent = ((after - earlier) / earlier) * 100
  if (!(percent < 1e6)) return undefined
  const text = Math.abs(percent) < 100 ? Math.abs(percent).toFixed(1) : String(Math.round(Math.abs(percent)))
  const isNone = Number(text) === 0
  // Isolated from left to right: the sign stays before the figure in Arabic text.
  return `\u2066${isNone ? '\u00b1' : percent > 0 ? '+' : '\u2212'}${isNone ? '0' : text}%\u2069`
}

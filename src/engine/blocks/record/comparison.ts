// Compares the figures of a record with those of another request, such as the period before.
import { toDecimal } from '../../i18n/decimal'
import type { RecordBlock } from '../../language/types/plainBlocks'

/** Returns the body of the second request, whose figures are compared. Returns undefined if `compare` names none for this body. */
export function comparedBody(
  { compare }: Pick<RecordBlock, 'compare'>,
  body: { readonly [name: string]: unknown },
): { readonly [name: string]: unknown } | undefined {
  const key = compare && String(body[compare.param])
  if (!compare || key === undefined || !Object.hasOwn(compare.values, key)) return undefined
  return { ...body, [compare.param]: compare.values[key] }
}

/**
 * Returns the change between two figures in per cent, with one decimal below 100 and a sign: '+12.5%'. Returns undefined
 * if one is no figure, or if there was nothing to compare with.
 */
export function changeText(now: unknown, before: unknown): string | undefined {
  const [after, earlier] = [toDecimal(now), toDecimal(before)].map((figure) => Number(figure ?? Number.NaN))
  if (after === undefined || earlier === undefined || !(earlier > 0) || !Number.isFinite(after)) return undefined
  const percent = ((after - earlier) / earlier) * 100
  const text = Math.abs(percent) < 100 ? Math.abs(percent).toFixed(1) : String(Math.round(Math.abs(percent)))
  const isNone = Number(text) === 0
  // Isolated from left to right: the sign stays before the figure in Arabic text.
  return `\u2066${isNone ? '\u00b1' : percent > 0 ? '+' : '\u2212'}${isNone ? '0' : text}%\u2069`
}

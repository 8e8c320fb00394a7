// Writes the outline of a glyph: https://learn.microsoft.com/typography/opentype/spec/glyf
import { numbers } from './bytes'
import type { Contour, CurvePoint } from './outline'

/** The smallest rectangle around points. */
export interface Box {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

export function boxOf(points: readonly CurvePoint[]): Box {
  if (points.length === 0) return { left: 0, bottom: 0, right: 0, top: 0 }
  const [xs, ys] = [points.map(({ x }) => Math.round(x)), points.map(({ y }) => Math.round(y))]
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}

const onCurve = 0x01
const shortX = 0x02
const shortY = 0x04
const repeat = 0x08
const sameX = 0x10
const sameY = 0x20
/** Contours of these glyphs may overlap. */
const overlaps = 0x40

/** Returns the data of a glyph. One without contours, such as a space, has none. */
export function glyphData(contours: readonly Contour[]): Buffer {
  const whole = contours.map((contour) => withoutImplied(contour.map((point) => rounded(point))))
  const points = whole.flat()
  if (points.length === 0) return Buffer.alloc(0)
  const { left, bottom, right, top } = boxOf(points)
  let last = -1
  const ends = whole.map((contour) => (last += contour.length))
  const xs = steps(
    points.map(({ x }) => x),
    shortX,
    sameX,
  )
  const ys = steps(
    points.map(({ y }) => y),
    shortY,
    sameY,
  )
  const flags = points.map(
    ({ isOn }, at) => (isOn ? onCurve : 0) | (xs.flags[at] ?? 0) | (ys.flags[at] ?? 0) | (at === 0 ? overlaps : 0),
  )
  const data = Buffer.concat([
    numbers(['i16', whole.length], ['i16', left], ['i16', bottom], ['i16', right], ['i16', top]),
    ...ends.map((end) => numbers(['u16', end])),
    numbers(['u16', 0]),
    packedFlags(flags),
    xs.data,
    ys.data,
  ])
  return Buffer.concat([data, Buffer.alloc(data.length % 2)])
}

function rounded({ x, y, isOn }: CurvePoint): CurvePoint {
  return { x: Math.round(x), y: Math.round(y), isOn }
}

/** Leaves out points that repeat the one before, and points on the curve in the middle of two control points. */
function withoutImplied(contour: Contour): Contour {
  const distinct = contour.filter((point, at) => {
    const before = contour.at(at - 1)
    return !before || before.x !== point.x || before.y !== point.y
  })
  return distinct.filter((point, at) => {
    const [before, after] = [distinct.at(at - 1), distinct[(at + 1) % distinct.length]]
    if (!point.isOn || !before || !after || before.isOn || after.isOn) return true
    return Math.abs(before.x + after.x - 2 * point.x) > 2 || Math.abs(before.y + after.y - 2 * point.y) > 2
  })
}

/** Returns coordinates as steps from each point to the next. A step below 256 takes one byte, and none takes no byte. */
function steps(values: readonly number[], short: number, same: number) {
  const flags: number[] = []
  const data: Buffer[] = []
  values.forEach((value, at) => {
    const step = value - (values[at - 1] ?? 0)
    if (step === 0) flags.push(same)
    else if (Math.abs(step) < 256) {
      flags.push(short | (step > 0 ? same : 0))
      data.push(numbers(['u8', Math.abs(step)]))
    } else {
      flags.push(0)
      data.push(numbers(['i16', step]))
    }
  })
  return { flags, data: Buffer.concat(data) }
}

function packedFlags(flags: readonly number[]): Buffer {
  const bytes: number[] = []
  for (let at = 0; at < flags.length;) {
    const flag = flags[at] ?? 0
    let count = 1
    while (flags[at + count] === flag && count < 256) count++
    if (count > 2) bytes.push(flag | repeat, count - 1)
    else bytes.push(...Array.from({ length: count }, () => flag))
    at += count
  }
  return Buffer.from(bytes)
}

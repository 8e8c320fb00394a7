// Turns drawings into outlines. A drawing is a line with a width that may depend on the direction, as that of a pen.

/** A point in units of the font: 1000 are the size of the text, and y grows upwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A point of a contour. Off the curve, it is the control point of a quadratic curve. */
export interface CurvePoint extends Point {
  readonly isOn: boolean
}

export type Contour = readonly CurvePoint[]

/** A part of a line: a cubic curve. A straight part has its control points on the line. */
type Part = readonly [from: Point, first: Point, second: Point, to: Point]

export interface Pen {
  /** Returns the width of a line that runs in this direction, a vector of length 1. */
  width(direction: Point): number
  readonly cap: 'round' | 'butt'
}

/** Returns a pen of one width. Its level lines are a little thinner, because they look thicker to the eye. */
export function evenPen(width: number, cap: Pen['cap'], level = 0.93): Pen {
  return { cap, width: ({ x }) => width * (1 - (1 - level) * Math.abs(x)) }
}

/** Returns a pen whose lines are thick on the way down, and hairs on every other way. */
export function contrastPen(thick: number, hair: number): Pen {
  return { cap: 'butt', width: ({ y }) => hair + (thick - hair) * Math.max(0, -y) ** 1.6 }
}

/** A line to draw. Each method adds a part and returns a longer line. */
export class Line {
  readonly parts: readonly Part[]
  private readonly at: Point

  private constructor(at: Point, parts: readonly Part[]) {
    this.at = at
    this.parts = parts
  }

  static from(x: number, y: number): Line {
    return new Line({ x, y }, [])
  }

  to(x: number, y: number): Line {
    return this.curve(mix(this.at, { x, y }, 1 / 3), mix(this.at, { x, y }, 2 / 3), { x, y })
  }

  /** Adds a quarter of an oval that begins level and ends upright. A `bend` above 0.55 makes it squarer than an ellipse. */
  level(x: number, y: number, bend = 0.56): Line {
    const { x: x0, y: y0 } = this.at
    return this.curve({ x: x0 + (x - x0) * bend, y: y0 }, { x, y: y - (y - y0) * bend }, { x, y })
  }

  /** Adds a quarter of an oval that begins upright and ends level. */
  upright(x: number, y: number, bend = 0.56): Line {
    const { x: x0, y: y0 } = this.at
    return this.curve({ x: x0, y: y0 + (y - y0) * bend }, { x: x - (x - x0) * bend, y }, { x, y })
  }

  /** Adds a free curve with two control points. */
  bezier(x1: number, y1: number, x2: number, y2: number, x: number, y: number): Line {
    return this.curve({ x: x1, y: y1 }, { x: x2, y: y2 }, { x, y })
  }

  private curve(first: Point, second: Point, to: Point): Line {
    return new Line(to, [...this.parts, [this.at, first, second, to]])
  }
}

/** Returns an oval as a line that closes. */
export function oval(x: number, y: number, rx: number, ry: number, bend = 0.56): Line {
  return Line.from(x + rx, y)
    .upright(x, y + ry, bend)
    .level(x - rx, y, bend)
    .upright(x, y - ry, bend)
    .level(x + rx, y, bend)
}

/** Returns the outline of a line drawn with a pen. The ends of an open line get the pen's caps. */
export function stroke(line: Line, pen: Pen): readonly Contour[] {
  const left = side(line.parts, pen)
  const back: Pen = { cap: pen.cap, width: ({ x, y }) => pen.width({ x: -x, y: -y }) }
  const right = side(reversed(line.parts), back)
  const first = line.parts[0]?.[0]
  const last = line.parts.at(-1)?.[3]
  if (!first || !last) return []
  if (distance(first, last) < 1) {
    const [inner, outer] = Math.abs(areaOf(left)) < Math.abs(areaOf(right)) ? [left, right] : [right, left]
    return [clockwise(outer), [...clockwise(inner)].reverse()]
  }
  const ends = (centre: Point, from: Point | undefined, to: Point | undefined) =>
    pen.cap === 'round' && from && to ? arc(centre, from, to) : []
  return [clockwise([...left, ...ends(last, left.at(-1), right[0]), ...right, ...ends(first, right.at(-1), left[0])])]
}

/** Returns a filled area with straight edges. */
export function area(...corners: readonly (readonly [x: number, y: number])[]): readonly Contour[] {
  return [clockwise(corners.map(([x, y]) => ({ x, y, isOn: true })))]
}

/** Returns the area inside a closed line. */
export function filled(line: Line): readonly Contour[] {
  return [clockwise(side(line.parts, { cap: 'butt', width: () => 0 }))]
}

/** Returns a ring between an outer and an inner closed line. */
export function ring(outer: Line, inner: Line): readonly Contour[] {
  return [...filled(outer), ...filled(inner).map((one) => [...one].reverse())]
}

export function disc(x: number, y: number, radius: number): readonly Contour[] {
  return filled(oval(x, y, radius, radius, 0.552))
}

/** Returns contours turned by half around a point. */
export function turned(contours: readonly Contour[], x: number, y: number): readonly Contour[] {
  return contours.map((one) => one.map((point) => ({ x: 2 * x - point.x, y: 2 * y - point.y, isOn: point.isOn })))
}

/** The pieces of a cubic curve, each of which becomes one quadratic curve. */
const pieces = [0, 0.25, 0.5, 0.75, 1]

/** Returns the outline on the left side of a line, in its direction. */
function side(parts: readonly Part[], pen: Pen): CurvePoint[] {
  const found: CurvePoint[] = []
  parts.forEach((part, index) => {
    const before = parts[index - 1]
    const edge = (t: number) => offset(part, t, pen)
    if (!before) found.push(on(edge(0)))
    else found.push(...cornerAt(part[0], offsetRay(before, 1, pen), offsetRay(part, 0, pen), pen, found))
    if (isStraight(part)) return void found.push(on(edge(1)))
    pieces.slice(1).forEach((t, at) => {
      const control = meeting(offsetRay(part, pieces[at] ?? 0, pen), offsetRay(part, t, pen))
      found.push({ ...(control ?? mix(edge(pieces[at] ?? 0), edge(t), 0.5)), isOn: false }, on(edge(t)))
    })
  })
  return found
}

interface Ray {
  readonly point: Point
  readonly direction: Point
}

function offset(part: Part, t: number, pen: Pen): Point {
  const { point, direction } = rayOf(part, t)
  const half = pen.width(direction) / 2
  return { x: point.x - direction.y * half, y: point.y + direction.x * half }
}

/** Returns a point of an edge and the direction of the edge, which differs from that of the line if the width changes. */
function offsetRay(part: Part, t: number, pen: Pen): Ray {
  const [from, to] = [Math.max(0, t - 0.002), Math.min(1, t + 0.002)]
  const [a, b] = [offset(part, from, pen), offset(part, to, pen)]
  return { point: offset(part, t, pen), direction: unit({ x: b.x - a.x, y: b.y - a.y }) }
}

function rayOf([a, b, c, d]: Part, t: number): Ray {
  const at = (from: number, first: number, second: number, to: number) =>
    (1 - t) ** 3 * from + 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3 * to
  const slope = (from: number, first: number, second: number, to: number) =>
    (1 - t) ** 2 * (first - from) + 2 * (1 - t) * t * (second - first) + t ** 2 * (to - second)
  return {
    point: { x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y) },
    direction: unit({ x: slope(a.x, b.x, c.x, d.x), y: slope(a.y, b.y, c.y, d.y) }),
  }
}

/**
 * Returns the points between two edges that meet at an angle, and takes the last point of `found` away if the edges cross
 * before it. The outer side is round or sharp, as the ends of the pen are.
 */
function cornerAt(centre: Point, end: Ray, start: Ray, pen: Pen, found: CurvePoint[]): CurvePoint[] {
  const turn = cross(end.direction, start.direction)
  if (Math.abs(turn) < 0.05) return []
  if (turn < 0 && pen.cap === 'round') return [...arc(centre, end.point, start.point), on(start.point)]
  found.pop()
  return [on(intersection(end, start))]
}

/** Returns the control point of a piece of curve, or undefined if the piece is straight or turns both ways. */
function meeting(from: Ray, to: Ray): Point | undefined {
  if (Math.abs(cross(from.direction, to.direction)) < 0.02) return undefined
  const found = intersection(from, to)
  const isAhead = dot(from.direction, minus(found, from.point)) > 0 && dot(to.direction, minus(to.point, found)) > 0
  return isAhead ? found : undefined
}

function intersection(a: Ray, b: Ray): Point {
  const along = cross(minus(b.point, a.point), b.direction) / cross(a.direction, b.direction)
  return { x: a.point.x + a.direction.x * along, y: a.point.y + a.direction.y * along }
}

/** Returns the points of an arc that turns to the right, between its ends. A half becomes four quadratic curves. */
function arc(centre: Point, from: Point, to: Point): CurvePoint[] {
  const start = Math.atan2(from.y - centre.y, from.x - centre.x)
  const end = Math.atan2(to.y - centre.y, to.x - centre.x)
  const sweep = (start - end + 4 * Math.PI) % (2 * Math.PI) || Math.PI
  const count = Math.max(1, Math.round(sweep / (Math.PI / 4)))
  const half = sweep / count / 2
  const [first, last] = [distance(centre, from), distance(centre, to)]
  const at = (step: number, stretch: number) => {
    const radius = (first + ((last - first) * step) / (2 * count)) * stretch
    const angle = start - step * half
    return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius }
  }
  return Array.from({ length: count }, (_, index) => index * 2 + 1).flatMap((step): CurvePoint[] => [
    { ...at(step, 1 / Math.cos(half)), isOn: false },
    ...(step + 1 < 2 * count ? [on(at(step + 1, 1))] : []),
  ])
}

function reversed(parts: readonly Part[]): Part[] {
  return parts.map(([from, first, second, to]): Part => [to, second, first, from]).reverse()
}

/** Returns a contour in the direction of an outer one. Holes run the other way. */
function clockwise(contour: Contour): Contour {
  return areaOf(contour) >= 0 ? contour : [...contour].reverse()
}

/** Returns the area in a contour, which is negative if the contour runs to the left. */
function areaOf(contour: Contour): number {
  return contour.reduce((total, point, index) => {
    const next = contour[(index + 1) % contour.length] ?? point
    return total + ((next.x - point.x) * (next.y + point.y)) / 2
  }, 0)
}

function isStraight([from, first, second, to]: Part): boolean {
  const whole = unit(minus(to, from))
  return [first, second].every((one) => Math.abs(cross(whole, minus(one, from))) < 0.5)
}

function on(point: Point): CurvePoint {
  return { x: point.x, y: point.y, isOn: true }
}

function mix(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}

function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y
}

function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function unit(vector: Point): Point {
  const length = Math.hypot(vector.x, vector.y) || 1
  return { x: vector.x / length, y: vector.y / length }
}

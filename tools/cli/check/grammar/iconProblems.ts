// Finds mistakes in one icon of a market: elements, attributes, and what leaves the box. The commands of a path are
// followed, to learn whether it can be drawn and how far it reaches.
import { iconBox, iconElements, iconLooks, isObject, notAmong, type Problem } from '@pagewright/engine/tools'

/** Returns the problems of an icon. `where` is its place. */
export function iconProblems(icon: unknown, where: readonly string[]): readonly Problem[] {
  if (!Array.isArray(icon)) {
    return [{ name: 'not-a-list', where, what: `expected a list of elements such as ${like}.` }]
  }
  if (icon.length === 0) return [{ name: 'missing-key', where, what: 'an icon needs at least one element.' }]
  return icon.flatMap((element: unknown, at) => elementProblems(element, [...where, String(at + 1)]))
}

const like = "['path', { d: 'M4 20V4h16' }]"

function elementProblems(element: unknown, where: readonly string[]): readonly Problem[] {
  const [tag, attributes, ...more] = Array.isArray(element) ? (element as readonly unknown[]) : []
  if (typeof tag !== 'string' || !isObject(attributes) || more.length > 0)
    return [{ name: 'not-data', where, what: `expected a tag and its attributes, such as ${like}.` }]
  if (!isTag(tag)) {
    const what = `an icon has no element "${tag}".`
    return [notAmong({ name: 'unknown-value', where, what }, tag, Object.keys(iconElements))]
  }
  const names: readonly string[] = iconElements[tag]
  const allowed = [...names.map((name) => name.replace('!', '')), ...Object.keys(iconLooks), 'opacity']
  const wrong = Object.entries(attributes).flatMap(([name, value]): readonly Problem[] => {
    if (!allowed.includes(name)) {
      const what = `"${tag}" has no attribute "${name}".`
      return [notAmong({ name: 'unknown-key', where, what }, name, allowed)]
    }
    return valueProblems(name, value, [...where, name])
  })
  const missing = names
    .filter((name) => name.endsWith('!') && attributes[name.slice(0, -1)] === undefined)
    .map((name): Problem => ({ name: 'missing-key', where, what: `"${name.slice(0, -1)}" is missing.` }))
  const problems = [...wrong, ...missing]
  return problems.length > 0 ? problems : outside(pointsOf(tag, attributes), where)
}

function isTag(tag: string): tag is keyof typeof iconElements {
  return Object.hasOwn(iconElements, tag)
}

function valueProblems(name: string, value: unknown, where: readonly string[]): readonly Problem[] {
  if (typeof value !== 'string') return [{ name: 'not-data', where, what: 'expected a text.' }]
  if (name === 'fill' || name === 'stroke') {
    const allowed: readonly string[] = iconLooks[name]
    const what = `"${value}" is not possible: the colour of an icon is that of its text.`
    return allowed.includes(value) ? [] : [notAmong({ name: 'unknown-value', where, what }, value, allowed)]
  }
  if (name === 'd') {
    const points = pathPoints(value)
    return typeof points === 'string' ? [{ name: 'not-data', where, what: `the path ${points}` }] : []
  }
  if (name === 'points') {
    const isList = numbersIn(value).length >= 4 && numbersIn(value).length % 2 === 0
    return isList && numbersIn(value).every(Number.isFinite)
      ? []
      : [{ name: 'not-data', where, what: 'expected pairs of numbers, such as 4 20 12 4.' }]
  }
  const number = /^-?(\d+\.?\d*|\.\d+)$/.test(value) ? Number(value) : Number.NaN
  if (Number.isNaN(number)) return [{ name: 'not-data', where, what: `expected a number, found "${value}".` }]
  const most = name === 'opacity' ? 1 : iconBox
  if (isSize.test(name) && !(number > 0 && number <= most))
    return [{ name: 'not-data', where, what: `expected a number above 0, up to ${most}.` }]
  return []
}

const isSize = /^(r|rx|ry|width|height|opacity)$/

function numbersIn(list: string): readonly number[] {
  return list
    .trim()
    .split(/[\s,]+/)
    .map(Number)
}

/** Returns points of an element that tell how far it reaches, without the width of its stroke. */
function pointsOf(
  tag: keyof typeof iconElements,
  attributes: { readonly [name: string]: unknown },
): readonly PathPoint[] {
  const of = (name: string) => Number(attributes[name] ?? 0)
  if (tag === 'path') {
    const points = pathPoints(String(attributes.d))
    return typeof points === 'string' ? [] : points
  }
  if (tag === 'rect') return corners(of('x'), of('y'), of('x') + of('width'), of('y') + of('height'))
  if (tag === 'line') return corners(of('x1'), of('y1'), of('x2'), of('y2'))
  if (tag === 'circle' || tag === 'ellipse') {
    const [rx, ry] = tag === 'circle' ? [of('r'), of('r')] : [of('rx'), of('ry')]
    return corners(of('cx') - rx, of('cy') - ry, of('cx') + rx, of('cy') + ry)
  }
  const all = numbersIn(String(attributes.points))
  return all.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: all[at + 1] ?? 0 }] : []))
}

function corners(x1: number, y1: number, x2: number, y2: number): readonly PathPoint[] {
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ]
}

/** Rounded arcs may miss their end by this much. */
const tolerance = 0.05

function outside(points: readonly PathPoint[], where: readonly string[]): readonly Problem[] {
  const [far] = points
    .flatMap(({ x, y }) => [['x', x] as const, ['y', y] as const])
    .toSorted(([, one], [, other]) => distance(other) - distance(one))
  if (!far || distance(far[1]) <= tolerance) return []
  const [axis, value] = far
  const what = `leaves the box of ${iconBox} by ${iconBox}: ${axis} reaches ${Number(value.toFixed(1))}.`
  return [{ name: 'unfit-value', where, what }]
}

/** Returns how far a coordinate is from the box. */
function distance(value: number): number {
  return Math.max(-value, value - iconBox, 0)
}

interface PathPoint {
  readonly x: number
  readonly y: number
}

/** Returns points on a path, close enough to tell how far it reaches. Returns a sentence if the path does not parse. */
function pathPoints(d: string): readonly PathPoint[] | string {
  const segments = parse(d)
  if (typeof segments === 'string') return segments
  const points: PathPoint[] = []
  let [at, start, control]: PathPoint[] = [origin, origin, origin]
  for (const { command, numbers } of segments) {
    const from = at ?? origin
    const base = command === command.toLowerCase() ? from : origin
    const pair = (index: number): PathPoint => ({
      x: base.x + (numbers[index] ?? 0),
      y: base.y + (numbers[index + 1] ?? 0),
    })
    const kind = command.toUpperCase()
    const mirrored = { x: 2 * from.x - (control ?? from).x, y: 2 * from.y - (control ?? from).y }
    if (kind === 'Z') at = start
    else if (kind === 'H') at = { ...from, x: base.x + (numbers[0] ?? 0) }
    else if (kind === 'V') at = { ...from, y: base.y + (numbers[0] ?? 0) }
    else at = pair(numbers.length - 2)
    if (kind === 'M') start = at
    const to = at ?? origin
    control = to
    if (kind === 'C' || kind === 'S') {
      control = pair(numbers.length - 4)
      points.push(...curve(from, kind === 'C' ? pair(0) : mirrored, control, to))
    } else if (kind === 'Q' || kind === 'T') {
      control = kind === 'Q' ? pair(0) : mirrored
      points.push(...curve(from, between(from, control, 2 / 3), between(to, control, 2 / 3), to))
    } else if (kind === 'A') points.push(...arc(from, numbers, to))
    points.push(to)
  }
  return points
}

const origin: PathPoint = { x: 0, y: 0 }

interface Segment {
  readonly command: string
  readonly numbers: readonly number[]
}

/** The numbers that each command takes. After them, the command may go on with as many more. */
const counts: { readonly [command: string]: number } = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

function parse(d: string): readonly Segment[] | string {
  const segments: Segment[] = []
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(d)
    if (found) at = pattern.lastIndex
    return found?.[1]
  }
  const broken = (expected: string) => `does not parse: expected ${expected} after "${d.slice(0, at).slice(-12)}".`
  while (d.slice(at).trim() !== '') {
    const command = take(/\s*([a-z])/iy) ?? ''
    const count = counts[command.toUpperCase()]
    if (count === undefined) return broken('a command such as M, L, C, A or Z')
    if (segments.length === 0 && command.toUpperCase() !== 'M') return broken('M, which says where the path begins')
    let goesOn = true
    for (let round = 0; goesOn; round += 1) {
      const numbers: number[] = []
      while (numbers.length < count) {
        const isFlag = count === 7 && (numbers.length === 3 || numbers.length === 4)
        const number = take(isFlag ? /[\s,]*([01])/y : /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy)
        if (number === undefined) return broken(`${count} numbers for ${command}`)
        numbers.push(Number(number))
      }
      // More pairs after a move are lines.
      const repeated = command === 'M' ? 'L' : command === 'm' ? 'l' : command
      segments.push({ command: round === 0 ? command : repeated, numbers })
      goesOn = count > 0 && /^[\s,]*[\d.+-]/.test(d.slice(at))
    }
  }
  return segments.length === 0 ? 'does not parse: it is empty.' : segments
}

const steps = Array.from({ length: 23 }, (_, index) => (index + 1) / 24)

function curve(a: PathPoint, b: PathPoint, c: PathPoint, d: PathPoint): readonly PathPoint[] {
  return steps.map((t) => {
    const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)]
    return between(between(ab, bc, t), between(bc, cd, t), t)
  })
}

function between(a: PathPoint, b: PathPoint, t: number): PathPoint {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
}

/** Returns points on an arc of an ellipse, from its two ends (SVG 2, appendix B.2.4). */
function arc(from: PathPoint, [rx = 0, ry = 0, degrees = 0, large = 0, sweep = 0]: readonly number[], to: PathPoint) {
  if (rx === 0 || ry === 0) return []
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 }
  const x = cos * half.x + sin * half.y
  const y = cos * half.y - sin * half.x
  // Radii that are too short grow until the ellipse reaches both ends.
  const scale = Math.max(1, Math.hypot(x / rx, y / ry))
  const [a, b] = [Math.abs(rx) * scale, Math.abs(ry) * scale]
  const rest = (x / a) ** 2 + (y / b) ** 2
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, 1 / rest - 1))
  const [cx, cy] = [(factor * a * y) / b, (-factor * b * x) / a]
  const begin = Math.atan2((y - cy) / b, (x - cx) / a)
  const end = Math.atan2((-y - cy) / b, (-x - cx) / a)
  const full = 2 * Math.PI
  const way = sweep === 1 ? (end - begin + full) % full : -((begin - end + full) % full)
  return steps.map((t): PathPoint => {
    const angle = begin + way * t
    const [u, v] = [cx + a * Math.cos(angle), cy + b * Math.sin(angle)]
    return {
      x: (from.x + to.x) / 2 + cos * u - sin * v,
      y: (from.y + to.y) / 2 + sin * u + cos * v,
    }
  })
}

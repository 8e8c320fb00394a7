// Finds mistakes in one icon of a market: elements, attributes, and what leaves the box.
import { iconBox, iconElements, iconLooks, isObject, notAmong, type Problem } from '@pagewright/engine/tools'
import { pathPoints, type PathPoint } from './pathPoints'

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

// Bounds the values of tokens that are no colours. Only the generator loads it.
import type { OtherToken } from '../language/grammar/tokenNames'

/** The bounds of sizes in px at 16 px a rem, of plain numbers, and of times in ms. */
interface Range {
  readonly unit: 'size' | 'number' | 'time'
  readonly min: number
  readonly max: number
}
/**
 * A range, the only allowed words, shadows, one of several lists of shadows, or a colour. Any other token takes any
 * single CSS value.
 */
export type TokenRule = Range | readonly string[] | 'shadow' | 'listed shadow' | 'colour'

const size = (min: number, max: number): Range => ({ unit: 'size', min, max })
const number = (min: number, max: number): Range => ({ unit: 'number', min, max })

/** Text that is too small, or a control that a finger misses, is refused here rather than found on a screen. */
export const tokenRules: { readonly [Name in OtherToken]?: TokenRule } = {
  'page-light': number(0, 1),
  'weight-title': number(400, 900),
  'weight-strong': number(400, 900),
  'weight-label': number(400, 900),
  'text-xs': size(12, 16),
  'text-s': size(13, 18),
  'text-m': size(16, 20),
  'text-l': size(17, 26),
  'text-xl': size(20, 34),
  'text-xxl': size(26, 48),
  'space-1': size(2, 8),
  'space-2': size(8, 12),
  'space-3': size(8, 18),
  'space-4': size(10, 24),
  'space-5': size(12, 32),
  'space-6': size(16, 40),
  'space-7': size(20, 56),
  'space-8': size(32, 80),
  gutter: size(8, 32),
  control: size(48, 72),
  row: size(56, 96),
  'row-gap': size(0, 24),
  'row-bleed': size(0, 32),
  'radius-s': size(0, 40),
  'radius-m': size(0, 40),
  'radius-l': size(0, 48),
  'radius-full': size(0, 999),
  'radius-button': size(0, 999),
  'radius-field': size(0, 40),
  'radius-row': size(0, 40),
  'radius-badge': size(0, 999),
  'radius-icon': size(0, 999),
  'radius-sheet': size(0, 48),
  'radius-hero': size(0, 64),
  'radius-bar': size(0, 64),
  'radius-bars': size(0, 999),
  'line-card': size(0, 3),
  'line-row': size(0, 3),
  'line-field': size(1, 3),
  'line-button': size(0, 3),
  'line-head': size(0, 3),
  'shadow-s': 'listed shadow',
  'shadow-m': 'listed shadow',
  'shadow-hero': 'shadow',
  'shadow-button': 'shadow',
  'shadow-bar': 'shadow',
  'hue-2': 'colour',
  'hue-3': 'colour',
  'hue-4': 'colour',
  'head-align': ['start', 'center'],
  'bar-inset': size(0, 24),
  'tile-flow': ['row', 'column'],
  'tile-height': size(56, 160),
  'tile-icon': size(28, 56),
  'icon-line': number(1.25, 2.75),
  'icon-fill': number(0, 0.3),
  'icon-cap': ['butt', 'round', 'square'],
  'icon-join': ['miter', 'round', 'bevel'],
  'icon-ground': ['0%', '100%'],
  'art-line': size(0, 4),
  'art-radius': size(0, 24),
  'art-ink': ['0%', '100%'],
  'art-sparks': number(0, 1),
  duration: { unit: 'time', min: 0, max: 400 },
  enter: size(0, 32),
}

export function tokenProblem(name: OtherToken, value: string): string | undefined {
  const rule = tokenRules[name]
  if (!rule) return undefined
  // A list of shadows that contains `none` is no value at all.
  if (rule === 'listed shadow' && value === 'none')
    return 'it stands beside other shadows: write "0 0 rgb(0 0 0 / 0%)" for none.'
  if (rule === 'shadow' || rule === 'listed shadow') return isShadow(value) ? undefined : `"${value}" is no shadow.`
  if (rule === 'colour')
    return /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z-]+\(.*\))$/i.test(value)
      ? undefined
      : `"${value}" is no colour.`
  if (!('unit' in rule)) return rule.includes(value) ? undefined : `"${value}" is none of ${rule.join(', ')}.`
  const { unit, min, max } = rule
  const found = measure[unit](value)
  const like = `${min}${suffix[unit]} to ${max}${suffix[unit]}`
  if (found === undefined) return `"${value}" is no ${noun[unit]}: write one from ${like}.`
  return found < min || found > max ? `"${value}" is outside of ${like}.` : undefined
}

/** A shadow has two to four lengths, and a colour before or after them. */
const shadow = /^(inset )?(\S+\(.*?\) |#\S+ )?(-?[\d.]+(px|rem)?( |$)){2,4}/

function isShadow(value: string): boolean {
  return value === 'none' || value.split(/, *(?![^(]*\))/).every((one) => shadow.test(one.trim()))
}

/** Returns why a figure of a value cannot be read: its unit does not exist. */
export function strangeUnit(value: string): string | undefined {
  const plain = value.replaceAll(/'[^']*'|"[^"]*"|#[\da-f]+|url\([^)]*\)|[a-z-]+[a-z\d-]*(?=\()/gi, ' ')
  for (const [, figure, unit = ''] of plain.matchAll(/(?:^|[^\w.-])(-?(?:\d+\.?\d*|\.\d+)([a-z]+))/gi)) {
    if (!units.has(unit)) return `"${figure}" has no unit that exists.`
  }
  return undefined
}

const units: ReadonlySet<string> = new Set(
  'px rem em ch ex vw vh vmin vmax dvh svh lvh fr deg turn rad s ms pt'.split(' '),
)

/** Returns a size in px, or undefined for anything else. */
export function sizeOf(value: string | undefined): number | undefined {
  return value === undefined ? undefined : measure.size(value)
}

const suffix = { size: 'px', number: '', time: 'ms' } as const
const noun = { size: 'size in px or rem', number: 'number', time: 'time in ms' } as const
const measure = {
  size(value: string) {
    const [, figure = '', unit] = /^(\d+(?:\.\d+)?|\.\d+)(px|rem)$/.exec(value) ?? []
    if (unit === undefined) return undefined
    return unit === 'rem' ? Number(figure) * 16 : Number(figure)
  },
  number: (value: string) => (/^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined),
  time: (value: string) => (/^\d+ms$/.test(value) ? Number.parseInt(value, 10) : undefined),
}

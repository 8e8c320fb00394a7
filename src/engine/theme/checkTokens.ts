// What is wrong with a market's tokens: names, values, and words that could not be read.
import { colourTokens, otherTokens, unsafe } from '../language/types/tokenNames'
import { notAmong, type Problem } from '../language/types/problem'
import { blend, contrast, hexColours } from './contrast'

export interface SchemeValues {
  readonly light: Values
  readonly dark: Values
}
interface Values {
  readonly [token: string]: string
}

/** Reads the defaults out of the text of tokens.css. */
export function tokensIn(css: string): SchemeValues {
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')
  return { light: valuesIn(light), dark: valuesIn(dark) }
}

/**
 * Returns what is wrong with some tokens above the defaults, each problem with its place below `where`. Words need a
 * contrast of 4.5 to 1 (WCAG 1.4.3), borders of fields and focus rings 3 to 1 (WCAG 1.4.11).
 */
export function checkTokens(tokens: SchemeValues, defaults: SchemeValues, where: readonly string[]): Problem[] {
  return [
    ...(['light', 'dark'] as const).flatMap((scheme) => valueProblems(tokens[scheme], [...where, scheme])),
    ...contrastProblems(tokens.light, { ...defaults.light, ...tokens.light }, [...where, 'light']),
    // As the sheet has it: what a market says for light stands in dark, too, unless dark says otherwise.
    ...contrastProblems(
      { ...tokens.light, ...tokens.dark },
      { ...defaults.light, ...defaults.dark, ...tokens.light, ...tokens.dark },
      [...where, 'dark'],
    ),
  ]
}

const least = { words: 4.5, lines: 3 }
const grounds = ['bg', 'surface', 'raised']
const softs = ['primary-soft', 'accent-soft', 'good-soft', 'warn-soft', 'danger-soft']
const pairs: readonly (readonly [ink: string, ground: string])[] = [
  ...['text', 'muted', 'primary', 'accent', 'good', 'warn', 'danger'].flatMap((ink) =>
    grounds.map((ground) => [ink, ground] as const),
  ),
  ['on-primary', 'primary'],
  ...softs.flatMap((ground) => [[ground.replace('-soft', ''), ground] as const, ['text', ground] as const]),
  ['surface', 'danger'],
  ['bg', 'text'],
  ['hero-ink', 'on-hero'],
]
/** What shows where a field is, and where the focus is. The other lines of a field are drawn in an ink of `pairs`. */
const linePairs = ['field-line', 'focus'].flatMap((line) => grounds.map((ground) => [line, ground] as const))
/** The one soft ground that may be translucent: it lies on any other ground. */
const layer = 'muted-soft'
const layered = ['text', 'muted'].flatMap((ink) => grounds.map((ground) => [ink, ground] as const))
const compared: ReadonlySet<string> = new Set([...pairs, ...linePairs].flat())

function valueProblems(values: Values, where: readonly string[]): Problem[] {
  return Object.entries(values).flatMap(([name, value]): Problem[] => {
    const place = [...where, name]
    if (otherTokens.some((known) => known === name)) {
      if (!isSafe(value)) return [{ name: 'unsafe-token', where: place, what: `"${value}" is not a single value.` }]
      const bad = name === 'gradient-hero' ? stopsIn(value).find((stop) => !isSolid(stop)) : undefined
      return bad === undefined
        ? []
        : [{ name: 'not-a-colour', where: place, what: `"${bad}" is no stop: each is written as #rrggbb.` }]
    }
    if (!colourTokens.some((known) => known === name)) {
      return [notAmong({ name: 'unknown-token', where, what: `there is no token "${name}".` }, name, tokenNames)]
    }
    if (isSolid(value) || (!compared.has(name) && isTranslucent(value))) return []
    const allowed = compared.has(name) ? ['#rrggbb', '#rgb'] : ['#rrggbb', '#rgb', '#rrggbbaa', 'rgb(0 0 0 / 50%)']
    return [{ name: 'not-a-colour', where: place, what: `"${value}" is no colour that can stand here.`, allowed }]
  })
}

const tokenNames: readonly string[] = [...colourTokens, ...otherTokens]
const translucent = /^rgb\((\d{1,3} ){2}\d{1,3}( \/ \d{1,3}%)?\)$/

/** The colours of a gradient, however they are written; what has none is one bad stop. */
function stopsIn(gradient: string): string[] {
  const [, inside = ''] = /^[a-z-]+-gradient\((.*)\)$/.exec(gradient) ?? []
  const parts = inside.split(',').map((part) => part.trim().replace(/( -?[\d.]+(%|px))+$/, ''))
  const stops = parts.filter((part) => !/^(to |from |at |circle|ellipse|0$|-?[\d.]+(deg|turn|rad)$)/.test(part))
  return stops.length > 0 ? stops : [gradient]
}

function isSolid(value: string): boolean {
  return /^#([\da-f]{3}|[\da-f]{6})$/i.test(value)
}

function isTranslucent(value: string): boolean {
  return translucent.test(value) || /^#[\da-f]{8}$/i.test(value)
}

function isSafe(value: string): boolean {
  return value.trim() !== '' && !unsafe.test(value)
}

/** Only of what the market itself has a part in. */
function contrastProblems(own: Values, all: Values, where: readonly string[]): Problem[] {
  const stops = hexColours(all['gradient-hero'] ?? '').map((stop) => ['on-hero', 'gradient-hero', stop] as const)
  const words = [...pairs.map(([ink, ground]) => [ink, ground, all[ground] ?? ''] as const), ...stops]
  const layers = layered.map(([ink, ground]) => [ink, layer, seen(all[layer], all[ground]), ground] as const)
  const lines = linePairs.map(([line, ground]) => [line, ground, all[ground] ?? ''] as const)
  return [
    ...[...words, ...layers].flatMap((pair) => problemOf(pair, least.words)),
    ...lines.flatMap((pair) => problemOf(pair, least.lines)),
  ]

  function problemOf([ink, ground, colour, below = ground]: Compared, needed: number): Problem[] {
    const value = all[ink] ?? ''
    const part = [ink, ground, below].find((name) => name in own)
    if (part === undefined || !isSolid(value) || !isSolid(colour)) return []
    const ratio = contrast(value, colour)
    if (ratio >= needed) return []
    const what = `"${ink}" (${value}) on "${ground}" (${colour}) has a contrast of ${rounded(ratio)}; at least ${needed} is needed.`
    return [{ name: 'low-contrast', where: [...where, part], what }]
  }
}

type Compared = readonly [ink: string, ground: string, colour: string, below?: string]

/** Returns the colour that a layer makes of a ground; empty where one of them cannot be read. */
function seen(above = '', ground = ''): string {
  return isSolid(ground) && (isSolid(above) || isTranslucent(above)) ? blend(above, ground) : ''
}

/** Never rounded up to the bound. */
function rounded(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}

function valuesIn(text: string): Values {
  const found = [...text.matchAll(/--pw-(?:color-)?([a-z0-9-]+):\s*([^;]+);/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]))
}

// What is wrong with a market's tokens: names, values, and words that could not be read.
import { colourTokens, otherTokens, unsafe } from '../config/tokenNames'
import { notAmong, type Problem } from '../config/problem'
import { contrast, hexColours } from './contrast'

export interface Schemes {
  readonly light: Values
  readonly dark: Values
}
interface Values {
  readonly [token: string]: string
}

/** Reads the defaults out of the text of tokens.css. */
export function tokensIn(css: string): Schemes {
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')
  return { light: valuesIn(light), dark: valuesIn(dark) }
}

/** All that is wrong with some tokens above the defaults, each with its place below `where`: at least 4.5 to 1 (WCAG 1.4.3). */
export function checkTokens(tokens: Schemes, defaults: Schemes, where: readonly string[]): Problem[] {
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

const least = 4.5
const grounds = ['bg', 'surface', 'raised']
const softs = ['primary-soft', 'good-soft', 'warn-soft', 'danger-soft']
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
const compared: ReadonlySet<string> = new Set(pairs.flat())

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
    if (isSolid(value) || (!compared.has(name) && (translucent.test(value) || /^#[\da-f]{8}$/i.test(value)))) return []
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

function isSafe(value: string): boolean {
  return value.trim() !== '' && !unsafe.test(value)
}

/** Only of what the market itself has a part in. */
function contrastProblems(own: Values, all: Values, where: readonly string[]): Problem[] {
  const stops = hexColours(all['gradient-hero'] ?? '').map((stop) => ['on-hero', 'gradient-hero', stop] as const)
  const found = [...pairs.map(([ink, ground]) => [ink, ground, all[ground] ?? ''] as const), ...stops]
  return found.flatMap(([ink, ground, colour]): Problem[] => {
    const words = all[ink] ?? ''
    if (!(ink in own || ground in own) || !isSolid(words) || !isSolid(colour)) return []
    const ratio = contrast(words, colour)
    if (ratio >= least) return []
    const part = [ink, ground].find((name) => name in own) ?? ink
    const what = `"${ink}" (${words}) on "${ground}" (${colour}) has a contrast of ${rounded(ratio)}; at least ${least} is needed.`
    return [{ name: 'low-contrast', where: [...where, part], what }]
  })
}

/** Never rounded up to the bound. */
function rounded(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}

function valuesIn(text: string): Values {
  const found = [...text.matchAll(/--pw-(?:color-)?([a-z0-9-]+):\s*([^;]+);/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]))
}

// Checks a market's tokens: names, values, and text that would be unreadable.
import { colourTokens, otherTokens, unsafe, type OtherToken } from '../language/grammar/tokenNames'
import { notAmong, type Problem } from '../language/types/problem'
import { blend, contrast, hexColours, hueDistance } from './contrast'
import { sizeOf, strangeUnit, tokenProblem } from './tokenRules'

export interface SchemeValues {
  readonly light: Values
  readonly dark: Values
}
interface Values {
  readonly [token: string]: string
}

/** Returns the default tokens of the text of tokens.css. */
export function tokensIn(css: string): SchemeValues {
  const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)')
  return { light: valuesIn(light), dark: valuesIn(dark) }
}

/**
 * Returns the problems of tokens over the defaults, each with its location below `where`. Text needs a contrast of 4.5
 * to 1 (WCAG 1.4.3), field borders and focus rings 3 to 1 (WCAG 1.4.11).
 */
export function checkTokens(tokens: SchemeValues, defaults: SchemeValues, where: readonly string[]): Problem[] {
  const inLight = [tokens.light, { ...defaults.light, ...tokens.light }, [...where, 'light']] as const
  // As in the sheet: a light token also counts in dark, unless dark overrides it.
  const inDark = [
    { ...tokens.light, ...tokens.dark },
    { ...defaults.light, ...defaults.dark, ...tokens.light, ...tokens.dark },
    [...where, 'dark'],
  ] as const
  return [
    ...(['light', 'dark'] as const).flatMap((scheme) => valueProblems(tokens[scheme], [...where, scheme])),
    ...lonelyInks(tokens, where),
    ...[inLight, inDark].flatMap(([own, all, place]) => [
      ...contrastProblems(own, all, place),
      ...hueProblems(own, all, place),
      ...mutedProblems(own, all, place),
      ...scaleProblems(own, all, place),
      ...softProblems(own, all, place),
    ]),
  ]
}

const minContrast = { words: 4.5, lines: 3 }
const grounds = ['bg', 'surface', 'raised']
const softs = ['primary-soft', 'accent-soft', 'good-soft', 'warn-soft', 'danger-soft']
const pairs: readonly (readonly [ink: string, ground: string])[] = [
  ...['text', 'muted', 'primary', 'accent', 'good', 'warn', 'danger'].flatMap((ink) =>
    grounds.map((ground) => [ink, ground] as const),
  ),
  ['on-primary', 'primary'],
  ['on-head', 'head'],
  ...softs.flatMap((ground) => [[ground.replace('-soft', ''), ground] as const, ['text', ground] as const]),
  ['surface', 'danger'],
  ['bg', 'text'],
  ['hero-ink', 'on-hero'],
]
/** Lines that show fields and the focus. The other lines of a field use an ink of `pairs`. */
const linePairs = ['field-line', 'focus'].flatMap((line) => grounds.map((ground) => [line, ground] as const))
/** The only soft ground that may be translucent. It can lie on any other ground. */
const layer = 'muted-soft'
const layered = ['text', 'muted'].flatMap((ink) => grounds.map((ground) => [ink, ground] as const))
const compared: ReadonlySet<string> = new Set([...pairs, ...linePairs].flat())

function valueProblems(values: Values, where: readonly string[]): Problem[] {
  return Object.entries(values).flatMap(([name, value]): Problem[] => {
    const place = [...where, name]
    if (otherTokens.some((known) => known === name)) {
      if (!isSafe(value)) return [{ name: 'unsafe-token', where: place, what: `"${value}" is not a single value.` }]
      const range = strangeUnit(value) ?? tokenProblem(name as OtherToken, value)
      if (range !== undefined) return [{ name: 'token-out-of-range', where: place, what: range }]
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
const byte = '(?:\\d{1,2}|1\\d\\d|2[0-4]\\d|25[0-5])'
const translucent = new RegExp(`^rgb\\((?:${byte} ){2}${byte}(?: \\/ (?:\\d{1,2}|100)%)?\\)$`)

/** Returns the colours of a gradient, or the one colour. A value without any counts as one bad stop. */
function stopsIn(gradient: string): string[] {
  if (isSolid(gradient)) return [gradient]
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

/** Compares only pairs in which the market set a token. The pair that lacks most comes first. */
function contrastProblems(own: Values, all: Values, where: readonly string[]): Problem[] {
  const grounds = hexColours(all['gradient-hero'] ?? '').filter(isSolid)
  const stops = grounds.map((stop) => ['on-hero', 'gradient-hero', stop] as const)
  const heroLayers = grounds.flatMap((stop) => [
    ['on-hero', 'hero-layer', layeredColour(all['hero-layer'], stop), 'gradient-hero'] as const,
    ...(all['hero-art']?.match(/rgb\([^)]*\)/g) ?? []).map(
      (ink) => ['on-hero', 'hero-art', layeredColour(ink, stop), 'gradient-hero'] as const,
    ),
  ])
  const words = [...pairs.map(([ink, ground]) => [ink, ground, all[ground] ?? ''] as const), ...stops]
  const layers = layered.map(([ink, ground]) => [ink, layer, layeredColour(all[layer], all[ground]), ground] as const)
  const lines = linePairs.map(([line, ground]) => [line, ground, all[ground] ?? ''] as const)
  const found = [
    ...[...words, ...layers, ...heroLayers].flatMap((pair) => problemOf(pair, minContrast.words)),
    ...lines.flatMap((pair) => problemOf(pair, minContrast.lines)),
  ]
  return found.sort((a, b) => a.share - b.share).map(({ problem }) => problem)

  function problemOf([ink, ground, colour, below = ground]: Compared, needed: number) {
    const value = all[ink] ?? ''
    const part = [ink, ground, below].find((name) => name in own)
    if (part === undefined || !isSolid(value) || !isSolid(colour)) return []
    const ratio = contrast(value, colour)
    if (ratio >= needed) return []
    const what = `"${ink}" (${value}) on "${ground}" (${colour}) has a contrast of ${rounded(ratio)}; at least ${needed} is needed.`
    return [{ share: ratio / needed, problem: { name: 'low-contrast' as const, where: [...where, part], what } }]
  }
}

/** Finds secondary text that stands out more than the text itself. */
function mutedProblems(own: Values, { text = '', muted = '', bg = '' }: Values, where: readonly string[]): Problem[] {
  const part = ['muted', 'text', 'bg'].find((name) => name in own)
  if (part === undefined || ![text, muted, bg].every(isSolid)) return []
  const [strong, weak] = [contrast(text, bg), contrast(muted, bg)]
  if (weak <= strong) return []
  const what = `"muted" (${muted}) stands out more than "text" (${text}): ${rounded(weak)} and ${rounded(strong)} on "bg".`
  return [{ name: 'low-contrast', where: [...where, part === 'muted' && 'text' in own ? 'text' : part], what }]
}

/** Finds a colour whose soft ground is the default one, which belongs to another colour. */
function lonelyInks({ light, dark }: SchemeValues, where: readonly string[]): Problem[] {
  return [...softs, layer].flatMap((soft): Problem[] => {
    const ink = soft.replace('-soft', '')
    const scheme = [light, dark].some((own) => soft in own) ? undefined : ink in light ? 'light' : 'dark'
    if (scheme === undefined || !(ink in light || ink in dark)) return []
    const what = `"${soft}" is missing: the default belongs to another "${ink}".`
    return [{ name: 'missing-key', where: [...where, scheme, ink], what }]
  })
}

/** Finds a translucent ground that is not made of its ink. */
function softProblems(own: Values, { muted = '', [layer]: soft = '' }: Values, where: readonly string[]): Problem[] {
  if (!(layer in own && 'muted' in own)) return []
  const channels = /^rgb\((\d+) (\d+) (\d+) \/ /.exec(soft)?.slice(1).map(Number)
  if (!channels || !/^#[\da-f]{6}$/i.test(muted)) return []
  const hex = `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`
  if (hex === muted.toLowerCase()) return []
  const what = `"${layer}" (${soft}) is made of another colour than "muted" (${muted}).`
  return [{ name: 'cannot-match', where: [...where, layer], what }]
}

/** Sizes from the least to the greatest. */
const scales: readonly (readonly OtherToken[])[] = [
  ['text-xs', 'text-s', 'text-m', 'text-l', 'text-xl', 'text-xxl'],
  ['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7', 'space-8'],
  ['radius-s', 'radius-m', 'radius-l'],
]

/** Finds a size that is less than the one before it in its scale. */
function scaleProblems(own: Values, all: Values, where: readonly string[]): Problem[] {
  return scales.flatMap((scale) =>
    scale.flatMap((name, at): Problem[] => {
      const before = scale[at - 1]
      const part = [name, before].find((one) => one !== undefined && one in own)
      if (before === undefined || part === undefined) return []
      const [less, more] = [sizeOf(all[before]), sizeOf(all[name])]
      if (less === undefined || more === undefined || less <= more) return []
      const what = `"${name}" (${all[name]}) is less than "${before}" (${all[before]}).`
      return [{ name: 'token-out-of-range', where: [...where, part], what }]
    }),
  )
}

/** Degrees of hue by which a loss differs from the main action. */
const minHueDistance = 40

function hueProblems(own: Values, { primary = '', danger = '' }: Values, where: readonly string[]): Problem[] {
  if (!('primary' in own || 'danger' in own) || !isSolid(primary) || !isSolid(danger)) return []
  const distance = Math.floor(hueDistance(primary, danger))
  if (distance >= minHueDistance) return []
  const what = `"primary" (${primary}) and "danger" (${danger}) are ${distance} degrees of hue apart; at least ${minHueDistance} are needed.`
  return [{ name: 'similar-colours', where: [...where, 'primary' in own ? 'primary' : 'danger'], what }]
}

type Compared = readonly [ink: string, ground: string, colour: string, below?: string]

/** Returns the colour of a layer on a ground, or '' if one of them cannot be read. */
function layeredColour(above = '', ground = ''): string {
  return isSolid(ground) && (isSolid(above) || isTranslucent(above)) ? blend(above, ground) : ''
}

/** Rounds down, so that a ratio never seems to reach the bound. */
function rounded(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}

function valuesIn(text: string): Values {
  const found = [...text.matchAll(/--pw-(?:color-)?([a-z0-9-]+):\s*([^;]+);/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]))
}

// Tests that every pair of colours, every scale of sizes and every soft ground is checked, in light and in dark.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkTokens, tokensIn } from '../../../src/engine/theme/checkTokens'
import type { Problem } from '../../../src/engine/language/types/problem'

const defaults = tokensIn(readFileSync('src/engine/theme/tokens.css', 'utf8'))
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** Returns the problems of the tokens of one scheme. */
function problemsOf(scheme: Scheme, tokens: { readonly [name: string]: string }): readonly Problem[] {
  return checkTokens({ light: {}, dark: {}, [scheme]: tokens }, defaults, [])
}
const colourOf = (scheme: Scheme, name: string) =>
  ({ ...defaults.light, ...(scheme === 'dark' && defaults.dark) })[name]
const inks = ['text', 'muted', 'primary', 'accent', 'good', 'warn', 'danger']
const grounds = ['bg', 'surface', 'raised']
const softs = ['primary', 'accent', 'good', 'warn', 'danger']

const pairs: readonly (readonly [ink: string, ground: string, needed: number])[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground, 4.5] as const)),
  ...['field-line', 'focus'].flatMap((line) => grounds.map((ground) => [line, ground, 3] as const)),
  ...softs.flatMap((ink) => [[ink, `${ink}-soft`, 4.5] as const, ['text', `${ink}-soft`, 4.5] as const]),
  ['on-primary', 'primary', 4.5],
  ['on-head', 'head', 4.5],
  ['surface', 'danger', 4.5],
  ['bg', 'text', 4.5],
  ['hero-ink', 'on-hero', 4.5],
]

describe.each(schemes)('in %s', (scheme) => {
  it.each(pairs)('WCAG 1.4.3 1.4.11 "%s" has to stand out from "%s" by %f to 1', (ink, ground, needed) => {
    const problems = problemsOf(scheme, { [ink]: colourOf(scheme, ground) ?? '' })
    const found = problems.filter(
      ({ name, where, what }) =>
        name === 'low-contrast' &&
        where.join() === `${scheme},${ink}` &&
        what.startsWith(`"${ink}" `) &&
        what.includes(` on "${ground}" `),
    )
    expect(found.map(({ what }) => /at least ([\d.]+) is needed/.exec(what)?.[1])).toEqual([String(needed)])
  })

  it.each(['text', 'muted'])('"%s" has to stand out from a layer on each ground', (ink) => {
    const problems = problemsOf(scheme, { 'muted-soft': colourOf(scheme, ink) ?? '' })
    const found = problems.filter(
      ({ where, what }) => where[0] === scheme && what.startsWith(`"${ink}" `) && what.includes(' on "muted-soft" '),
    )
    expect(found).toHaveLength(grounds.length)
  })

  it.each([...softs, 'muted'])('a colour "%s" of the market needs its soft ground', (ink) => {
    const own = { [ink]: colourOf(scheme, ink) ?? '' }
    const missing = (tokens: { readonly [name: string]: string }) =>
      problemsOf(scheme, tokens).filter(({ name }) => name === 'missing-key')
    expect(missing(own).map(({ where }) => where)).toEqual([[scheme, ink]])
    const ground = `${ink}-soft`
    expect(missing({ ...own, [ground]: colourOf(scheme, ground) ?? '' })).toEqual([])
  })
})

const scales = [
  ['text-xs', 'text-s', 'text-m', 'text-l', 'text-xl', 'text-xxl'],
  ['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7', 'space-8'],
  ['radius-s', 'radius-m', 'radius-l'],
].flatMap((scale) => scale.slice(1).map((name, at) => [scale[at] ?? '', name] as const))

describe.each(schemes)('in %s the market is told of', (scheme) => {
  const of = (name: string) => colourOf(scheme, name) ?? ''
  it.each([
    ['a loss in the hue of the main action', { danger: of('primary') }, 'similar-colours', 'danger'],
    ['a main action in the hue of a loss', { primary: of('danger') }, 'similar-colours', 'primary'],
    [
      'secondary text that stands out more',
      { muted: of('text'), text: of('muted'), 'muted-soft': of('muted-soft') },
      'low-contrast',
      'text',
    ],
    [
      'a soft ground of another colour',
      { muted: '#112233', 'muted-soft': 'rgb(18 34 51 / 8%)' },
      'cannot-match',
      'muted-soft',
    ],
    [
      'the first colour of a drawing behind the head',
      { 'hero-art': 'radial-gradient(rgb(255 255 255 / 90%), rgb(0 0 0 / 10%))' },
      'low-contrast',
      'hero-art',
    ],
    [
      'the second colour of a drawing behind the head',
      { 'hero-art': 'radial-gradient(rgb(0 0 0 / 10%), rgb(255 255 255 / 90%))' },
      'low-contrast',
      'hero-art',
    ],
    [
      'a size that is less than the one before',
      { 'text-l': '18px', 'text-xl': '17px' },
      'token-out-of-range',
      'text-xl',
    ],
  ])('%s', (_, tokens, name, token) => {
    const told = problemsOf(scheme, tokens).map((problem) => `${problem.name} ${problem.where.join()}`)
    expect(told).toContain(`${name} ${scheme},${token}`)
  })
})

it.each(scales)('the size "%s" is at most "%s"', (less, more) => {
  const orders = (tokens: { readonly [name: string]: string }) =>
    problemsOf('light', tokens).filter(({ what }) => what.startsWith(`"${more}" `) && what.includes(`than "${less}"`))
  // A size of light counts in dark, too.
  expect(orders({ [less]: '31px', [more]: '30px' }).map(({ where }) => where)).toEqual([
    ['light', more],
    ['dark', more],
  ])
  expect(orders({ [less]: '30px', [more]: '30px' })).toEqual([])
})

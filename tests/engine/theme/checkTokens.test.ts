import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sentence } from '../../../src/engine/language/types/problem'
import { colourTokens, otherTokens } from '../../../src/engine/language/grammar/tokenNames'
import { checkTokens, tokensIn, type SchemeValues } from '../../../src/engine/theme/checkTokens'

const defaults = tokensIn(readFileSync('src/engine/theme/tokens.css', 'utf8'))
const said = ({ light = {}, dark = {} }: Partial<SchemeValues>) =>
  checkTokens({ light, dark }, defaults, ['shop', 'tokens']).map(sentence)

it('the defaults are read from tokens.css, each of them', () => {
  expect(Object.keys(defaults.light)).toEqual(expect.arrayContaining([...colourTokens, ...otherTokens]))
  expect(defaults.dark.bg).not.toBe(defaults.light.bg)
})

it('the defaults themselves are right, and a market that names them again', () => {
  expect(said({})).toEqual([])
  const own = (values: SchemeValues['light']) =>
    Object.fromEntries(
      [...colourTokens, ...otherTokens].flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
    )
  expect(said({ light: own(defaults.light), dark: own(defaults.dark) })).toEqual([])
})

it.each<[string, Partial<SchemeValues>, string]>([
  [
    'a name that there is not',
    { light: { primry: '#0b6b62' } },
    'shop › tokens › light: there is no token "primry". Allowed: bg, surface, raised, text, muted, muted-soft, line, field-line, primary, on-primary, primary-soft, accent and 92 more. Did you mean "primary"? [unknown-token]',
  ],
  [
    'a word for a colour',
    { dark: { bg: 'pink' } },
    'shop › tokens › dark › bg: "pink" is no colour that can stand here. Allowed: #rrggbb, #rgb. [not-a-colour]',
  ],
  [
    'a colour with a digit too few',
    { light: { line: '#d8e6e' } },
    'shop › tokens › light › line: "#d8e6e" is no colour that can stand here. Allowed: #rrggbb, #rgb, #rrggbbaa, rgb(0 0 0 / 50%). [not-a-colour]',
  ],
  [
    'transparency where words stand',
    { light: { surface: '#ffffff80' } },
    'shop › tokens › light › surface: "#ffffff80" is no colour that can stand here. Allowed: #rrggbb, #rgb. [not-a-colour]',
  ],
  [
    'a gradient that cannot be measured',
    { light: { 'gradient-hero': 'linear-gradient(red, blue)' } },
    'shop › tokens › light › gradient-hero: "red" is no stop: each is written as #rrggbb. [not-a-colour]',
  ],
  [
    'a value that ends the rule',
    { light: { 'radius-m': '4px;} body{display:none' } },
    'shop › tokens › light › radius-m: "4px;} body{display:none" is not a single value. [unsafe-token]',
  ],
  [
    'a button that a finger misses',
    { light: { control: '40px' } },
    'shop › tokens › light › control: "40px" is outside of 48px to 72px. [token-out-of-range]',
  ],
  [
    'text that is too small, in rem',
    { light: { 'text-xs': '0.6rem' } },
    'shop › tokens › light › text-xs: "0.6rem" is outside of 12px to 16px. [token-out-of-range]',
  ],
  [
    'a size of which nobody knows how large it is',
    { light: { 'space-4': '5vw' } },
    'shop › tokens › light › space-4: "5vw" is no size in px or rem: write one from 10px to 24px. [token-out-of-range]',
  ],
  [
    'motion that one waits for',
    { dark: { duration: '900ms' } },
    'shop › tokens › dark › duration: "900ms" is outside of 0ms to 400ms. [token-out-of-range]',
  ],
  [
    'a colour without its soft ground',
    { light: { accent: '#0e6b7a' }, dark: { accent: '#6fd3e2' } },
    'shop › tokens › light › accent: "accent-soft" is missing: the default belongs to another "accent". [missing-key]',
  ],
  [
    'a word that there is not',
    { light: { 'tile-flow': 'diagonal' } },
    'shop › tokens › light › tile-flow: "diagonal" is none of row, column. [token-out-of-range]',
  ],
  [
    'a shadow that would take the outline away',
    { light: { 'shadow-s': 'none' } },
    'shop › tokens › light › shadow-s: it stands beside other shadows: write "0 0 rgb(0 0 0 / 0%)" for none. [token-out-of-range]',
  ],
  [
    'a loss in the hue of the main action',
    {
      light: { primary: '#b0186a', 'primary-soft': '#ece8fb' },
      dark: { primary: '#b9a8ff', 'primary-soft': '#2d2450' },
    },
    'shop › tokens › light › primary: "primary" (#b0186a) and "danger" (#b3261e) are 35 degrees of hue apart; at least 40 are needed. [similar-colours]',
  ],
])('%s is a problem', (_name, tokens, expected) => {
  expect(said(tokens)).toEqual([expected])
})

it('transparency is good where no words stand', () => {
  expect(said({ light: { overlay: 'rgb(0 0 0 / 50%)', line: '#00000020' } })).toEqual([])
})

it.each<[string, Partial<SchemeValues>, RegExp]>([
  [
    'a colour above its range',
    { light: { overlay: 'rgb(0 0 0 / 222%)' } },
    /overlay: "rgb\(0 0 0 \/ 222%\)" is no colour/,
  ],
  ['a digit that is none', { light: { 'hue-2': '#b0286g' } }, /hue-2: "#b0286g" is no colour/],
  ['a digit too few', { light: { 'hue-2': '#b0286' } }, /hue-2: "#b0286" is no colour/],
  ['a channel above its range', { light: { overlay: 'rgb(0 0 300 / 22%)' } }, /overlay: .* is no colour/],
  [
    'a unit that does not exist',
    { light: { 'shadow-s': '0 1ppx 2px rgb(0 0 0 / 9%)' } },
    /shadow-s: "1ppx" has no unit that exists/,
  ],
  [
    'a size below the one before',
    { light: { 'space-5': '20px', 'space-6': '16px' } },
    /space-6: "space-6" \(16px\) is less than "space-5" \(20px\)/,
  ],
  [
    'muted text that stands out',
    { light: { text: '#404040', muted: '#000000' } },
    /text: "muted" \(#000000\) stands out more than "text"/,
  ],
  [
    'a soft ground of another colour',
    { light: { muted: '#44505a', 'muted-soft': 'rgb(1 2 3 / 12%)' } },
    /muted-soft: .* is made of another colour than "muted"/,
  ],
])('F44 %s is reported', (_what, tokens, problem) => {
  expect(said(tokens).join('\n')).toMatch(problem)
})

describe('contrast', () => {
  it.each<[string, Partial<SchemeValues>, RegExp]>([
    [
      'text on the page',
      { light: { text: '#999999' } },
      /light › text: "text" \(#999999\) on "bg" .* 4\.5 is needed\./,
    ],
    ['the page below the text', { light: { bg: '#555555' } }, /light › bg: "text" .* on "bg" \(#555555\)/],
    ['words on a button', { dark: { 'on-primary': '#ffffff' } }, /dark › on-primary: "on-primary" .* on "primary"/],
    ['muted on a card', { dark: { surface: '#777777' } }, /dark › surface: "muted" .* on "surface" \(#777777\)/],
    ['a warning on its ground', { light: { 'warn-soft': '#c08020' } }, /light › warn-soft: "warn" .* on "warn-soft"/],
    [
      'an accent on its ground',
      { dark: { 'accent-soft': '#7a5fc0' } },
      /dark › accent-soft: "accent" .* on "accent-soft"/,
    ],
    [
      'words on a layer that lets the page through',
      { light: { 'muted-soft': 'rgb(0 0 0 / 60%)' } },
      /light › muted-soft: "text" \(#1d1a26\) on "muted-soft" \(#666666\)/,
    ],
    [
      'a layer that is written as one colour',
      { dark: { 'muted-soft': '#ffffff80' } },
      /dark › muted-soft: "muted" \(#b3adc2\) on "muted-soft" \(#8e8c92\)/,
    ],
    [
      'the border of a field on a card',
      { light: { 'field-line': '#b5aeb9' } },
      /light › field-line: "field-line" \(#b5aeb9\) on "surface" \(#ffffff\) has a contrast of 2\.16; at least 3 is needed\./,
    ],
    [
      'a sheet below the borders of its fields',
      { dark: { raised: '#3a3045' } },
      /dark › raised: "field-line" .* on "raised" \(#3a3045\) .* at least 3 is needed\./,
    ],
    [
      'the ring of the focus',
      { light: { focus: '#e0d0ff' } },
      /light › focus: "focus" \(#e0d0ff\) on "bg" .* at least 3 is needed\./,
    ],
    [
      'a stop of the gradient',
      { light: { 'gradient-hero': 'linear-gradient(#123456, #ffee88)' } },
      /light › gradient-hero: "on-hero" \(#ffffff\) on "gradient-hero" \(#ffee88\)/,
    ],
    [
      'words on a layer of the hero',
      { light: { 'hero-layer': 'rgb(255 255 255 / 60%)' } },
      /light › hero-layer: "on-hero" \(#ffffff\) on "hero-layer"/,
    ],
    [
      'words on the art of the hero',
      { light: { 'hero-art': 'linear-gradient(rgb(255 255 255 / 70%), rgb(0 0 0 / 0%))' } },
      /light › hero-art: "on-hero" \(#ffffff\) on "hero-art"/,
    ],
    ['the title in the head', { light: { head: '#777777' } }, /light › head: "on-head" .* on "head" \(#777777\)/],
  ])('%s is measured', (_name, tokens, expected) => {
    const problems = said(tokens)
    expect(problems).toContainEqual(expect.stringMatching(expected))
    expect(problems).toEqual(problems.filter((problem) => problem.endsWith('[low-contrast]')))
  })

  it('a token that only the light scheme sets also applies to the dark one, and is measured there', () => {
    const problems = said({ light: { primary: '#0b6b62', 'primary-soft': '#e0f4ef' } })
    expect(problems).not.toHaveLength(0)
    expect(problems.every((problem) => problem.startsWith('shop › tokens › dark › primary'))).toBe(true)
  })

  it('a line needs less than words do', () => {
    expect(said({ light: { 'field-line': '#8e8494', focus: '#8e8494' } })).toEqual([])
  })

  it('is never rounded up to the bound', () => {
    const [problem] = said({ light: { text: '#777777', bg: '#ffffff' } })
    expect(problem).toContain('has a contrast of 4.47;')
  })
})

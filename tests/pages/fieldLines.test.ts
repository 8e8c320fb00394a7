import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { markets } from '../../markets.config'
import type { Market } from '@pagewright/engine/language'
import { contrast, tokensIn } from '@pagewright/engine/tools'

const defaults = tokensIn(readFileSync('src/engine/theme/tokens.css', 'utf8'))

interface Look {
  readonly [token: string]: string
}

/** The tokens of a market as a browser resolves them: `dark` stands over `light`. */
function looksOf({ tokens }: Market): readonly (readonly [scheme: string, look: Look])[] {
  const light = { ...defaults.light, ...tokens.light }
  return [
    ['light', light],
    ['dark', { ...defaults.light, ...defaults.dark, ...tokens.light, ...tokens.dark }],
  ]
}

/** The tokens that draw the border of a field, as it is, chosen and refused, and the ring of the focus. */
const lines = ['field-line', 'primary', 'danger', 'focus']
/** The page, a card, and a sheet: a field stands on each of them, and is filled with the first two. */
const grounds = ['bg', 'surface', 'raised']

const cases = Object.entries(markets).flatMap(([name, market]) =>
  looksOf(market).flatMap(([scheme, look]) =>
    lines.flatMap((line) => grounds.map((ground) => [name, scheme, line, ground, look] as const)),
  ),
)

it.each(cases)('WCAG 1.4.11 in %s, %s: "%s" on "%s" has at least 3 to 1', (_market, _scheme, line, ground, look) => {
  expect(contrast(look[line] ?? '', look[ground] ?? '')).toBeGreaterThanOrEqual(3)
})

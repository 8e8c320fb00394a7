// Finds legible colours: the nearest one that passes the check, and all tokens that follow from the colour of a brand.
import { checkTokens } from '@pagewright/engine/studio'
import type { StudioTexts } from '../../server/api/studioProduct'

/** Tokens by scheme. */
export interface Schemes {
  readonly light: StudioTexts
  readonly dark: StudioTexts
}
export interface Palette {
  readonly own: Schemes
  readonly defaults: Schemes
  readonly scheme: 'light' | 'dark'
}

/** Returns the colour of the same hue that is nearest and passes the check, or undefined if there is none. */
export function nearestLegible(token: string, value: string, palette: Palette): string | undefined {
  const steps = Array.from({ length: 50 }, (_, index) => (index + 1) / 50)
  const colours = steps.flatMap((share) => ['#000000', '#ffffff'].map((end) => mixed(value, end, share)))
  return colours.find((colour) => isLegible(token, colour, palette))
}

/** Returns the tokens of both schemes for the colour of a brand: its soft and dark ones, each legible. */
export function brandTokens(brand: string, defaults: Schemes, like: Schemes): Schemes {
  const wanted = {
    light: { primary: brand, 'on-primary': '#ffffff', 'primary-soft': mixed(brand, '#ffffff', 0.9), focus: brand },
    dark: {
      primary: mixed(brand, '#ffffff', 0.5),
      'on-primary': mixed(brand, '#000000', 0.75),
      'primary-soft': mixed(brand, '#000000', 0.7),
      focus: mixed(brand, '#ffffff', 0.5),
    },
  }
  let found: Schemes = { light: { ...like.light, ...wanted.light }, dark: { ...like.dark, ...wanted.dark } }
  const derived: { readonly [S in 'light' | 'dark']: { [token: string]: string } } = { light: {}, dark: {} }
  for (const scheme of ['light', 'dark'] as const)
    for (const [token, value] of Object.entries(wanted[scheme])) {
      // Each colour stands beside those that were made legible before it.
      const palette = { own: found, defaults, scheme }
      const legible = isLegible(token, value, palette) ? value : (nearestLegible(token, value, palette) ?? value)
      derived[scheme][token] = legible
      found = { ...found, [scheme]: { ...found[scheme], [token]: legible } }
    }
  return derived
}

/** Returns true if no contrast of the colour is too low. Other mistakes, such as a missing soft colour, do not count. */
function isLegible(token: string, colour: string, { own, defaults, scheme }: Palette): boolean {
  return checkTokens({ ...own, [scheme]: { ...own[scheme], [token]: colour } }, defaults, []).every(
    ({ name, where }) => name !== 'low-contrast' || where.at(-1) !== token || where.at(-2) !== scheme,
  )
}

function mixed(one: string, other: string, share: number): string {
  const at = (colour: string, index: number) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16)
  const channels = [0, 1, 2].map((index) => Math.round(at(one, index) * (1 - share) + at(other, index) * share))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

import { contrast } from '@pagewright/engine/tools'
import type { Border } from './look'

type Colour = readonly number[]

/** Returns the contrast of a border with its surroundings, from 1 to 21. Returns 1 without a border. */
export function contrastOf({ line, grounds }: Pick<Border, 'line' | 'grounds'>): number {
  const ground = grounds.reduceRight<Colour>((below, above) => blend(above, below), [255, 255, 255])
  return line === null ? 1 : contrast(hexOf(blend(line, ground)), hexOf(ground))
}

/** Blends a transparent colour with an opaque one. */
function blend([red = 0, green = 0, blue = 0, alpha = 0]: Colour, [r = 0, g = 0, b = 0]: Colour): Colour {
  const mix = (above: number, below: number) => Math.round((above * alpha + below * (255 - alpha)) / 255)
  return [mix(red, r), mix(green, g), mix(blue, b)]
}

const hexOf = (colour: Colour) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`

import { hash, toShare } from '../seed/random'
import { encodePng, type Colour } from './png'

const [width, height] = [320, 180]

/** A photo as a person uploads it, always the same for the same seed: two colours running into one another, and a soft disc. */
export function photo(seed: string): Uint8Array<ArrayBuffer> {
  const hue = toShare(hash(seed, 1)) * 360
  const from = fromHue(hue, 0.62)
  const to = fromHue(hue + 35 + toShare(hash(seed, 2)) * 60, 0.42)
  const centre = [0.25 + toShare(hash(seed, 3)) * 0.5, 0.2 + toShare(hash(seed, 4)) * 0.4] as const
  return encodePng(width, height, (x, y) => {
    const distance = Math.hypot((x - centre[0]) * (width / height), y - centre[1])
    const light = Math.max(0, 0.22 - distance * 0.45)
    const share = (x + y) / 2
    const mix = (at: 0 | 1 | 2) => Math.min(255, from[at] + (to[at] - from[at]) * share + 255 * light)
    return [mix(0), mix(1), mix(2)]
  })
}

function fromHue(hue: number, lightness: number): Colour {
  const channel = (shift: number) => {
    const at = (shift + hue / 30) % 12
    const strength = 0.7 * Math.min(lightness, 1 - lightness)
    return 255 * (lightness - strength * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  }
  return [channel(0), channel(8), channel(4)]
}

import { hash, toShare } from '../seed/random'

/** A whole number from 0 to `count` - 1, always the same for a seed and a salt. */
export function choiceOf(seed: string, salt: number, count: number): number {
  return Math.floor(toShare(hash(seed, salt)) * count)
}

/** Hues that stand beside each other well; grass greens and yellows do not. */
const hues = [8, 26, 166, 188, 206, 224, 246, 268, 292, 318, 340] as const

export function hueOf(seed: string): number {
  return hues[choiceOf(seed, 1, hues.length)] ?? hues[0]
}

/** A colour of `hue` degrees; saturation and lightness in per cent. */
export function colour(hue: number, saturation: number, lightness: number): string {
  return `hsl(${hue % 360} ${saturation}% ${lightness}%)`
}

/** An SVG document of a size in px. It has no script, no style and no address of anything. */
export function svg(width: number, height: number, ...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

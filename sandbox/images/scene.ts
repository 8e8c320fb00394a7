import { choiceOf, circle, colour, hueOf, path, rect, svg } from './colours'

type Draw = (seed: string, hue: number) => string

const scenes: readonly Draw[] = [
  // Beams over a stage.
  (_seed, hue) =>
    [20, 118, 202, 300]
      .map((x, at) => path(`M160 -30 ${x - 40} 180h80Z`, colour(hue + 20 * at, 85, 72), 'opacity=".28"'))
      .join('') + path('M0 180v-26c60-18 260-18 320 0v26Z', colour(hue, 60, 18)),
  // A town at night.
  (seed, hue) =>
    circle(244, 46, 24, colour(hue + 40, 90, 84)) +
    Array.from({ length: 9 }, (_, at) => {
      const height = 40 + choiceOf(seed, 20 + at, 70)
      return rect(at * 37 - 6, 180 - height, 32, height, colour(hue, 45, 16 + (at % 3) * 5))
    }).join(''),
  // Hills below a sun.
  (_seed, hue) =>
    circle(96, 70, 38, colour(hue + 50, 95, 78)) +
    path('M0 130c60-40 120-30 170-4s100 20 150-16v70H0Z', colour(hue, 48, 34)) +
    path('M0 156c80-30 150-20 220-2 40 10 70 8 100-4v30H0Z', colour(hue, 52, 24)),
  // A record and its rings.
  (_seed, hue) =>
    [92, 74, 56]
      .map((radius, at) =>
        circle(
          230,
          90,
          radius,
          'none',
          `stroke="${colour(hue + 30, 80, 78)}" stroke-width="3" opacity="${0.3 + at * 0.2}"`,
        ),
      )
      .join('') +
    circle(230, 90, 36, colour(hue + 40, 90, 80)) +
    circle(230, 90, 8, colour(hue, 60, 20)),
  // The bars of a sound.
  (seed, hue) =>
    Array.from({ length: 14 }, (_, at) => {
      const height = 24 + choiceOf(seed, 40 + at, 96)
      return rect(20 + at * 21, 90 - height / 2, 11, height, colour(hue + at * 6, 85, 78), 'rx="5.5" opacity=".85"')
    }).join(''),
]

function ground(id: string, width: number, height: number, hue: number): string {
  const stop = (at: number, fill: string) => `<stop offset="${at}" stop-color="${fill}"/>`
  return (
    `<linearGradient id="${id}" x2="1" y2="1">${stop(0, colour(hue, 62, 46))}${stop(1, colour(hue + 45, 58, 28))}</linearGradient>` +
    rect(0, 0, width, height, `url(#${id})`)
  )
}

/** Draws the cover of a group: one of a few scenes in the colours of the seed. */
export function cover(seed: string): string {
  const hue = hueOf(seed)
  return svg(320, 180, ground('g', 320, 180, hue), scenes[choiceOf(seed, 6, scenes.length)]?.(seed, hue) ?? '')
}

/** Draws a banner: the scene of a cover, cut to a strip. */
export function banner(seed: string): string {
  const hue = hueOf(seed)
  const scene = scenes[choiceOf(seed, 6, scenes.length)]?.(seed, hue) ?? ''
  return svg(345, 120, ground('g', 345, 120, hue), `<g transform="translate(0 -42) scale(1.08)">${scene}</g>`)
}

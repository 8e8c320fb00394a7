import { choiceOf, circle, colour, hueOf, path, rect, svg } from './colours'

const skins = ['#f3d0b5', '#e5b18c', '#c98e66', '#a06a45', '#7a4b30'] as const
const hairs = ['#2b1d1a', '#4a2c20', '#7b4a2a', '#1c1c24', '#8a8a92'] as const

/** Hair before a face whose middle is at 48, 42. */
const styles: readonly ((hair: string, cloth: string) => string)[] = [
  (hair) => path('M30 42c-2-20 8-27 19-27s20 8 17 27c-3-9-8-13-13-14-6 3-16 4-23 14Z', hair),
  (hair) => path('M29 66V38c0-14 8-23 19-23s19 9 19 23v28h-7V40c-9-1-17-5-21-11-1 6-2 9-3 11v26Z', hair),
  (hair) => path('M31 38c0-13 7-21 17-21s17 8 17 21c-5-7-9-9-17-9s-12 2-17 9Z', hair) + circle(48, 14, 8, hair),
  // A scarf around the face.
  (_hair, cloth) =>
    path(
      'M48 12c-15 0-23 12-23 28 0 12-4 22-8 30h62c-4-8-8-18-8-30 0-16-8-28-23-28Zm0 12c10 0 15 8 15 19s-6 19-15 19-15-8-15-19 5-19 15-19Z',
      cloth,
      'fill-rule="evenodd"',
    ),
  (hair) =>
    path('M30 40c0-15 8-24 18-24 9 0 18 7 18 24l-4-8H34Z', hair) +
    path('M33 50c3 14 9 17 15 17s12-3 15-17c-4 6-9 7-15 7s-11-1-15-7Z', hair),
  (hair) => [34, 41, 48, 55, 62].map((x, at) => circle(x, 24 - (at % 2) * 4, 9, hair)).join(''),
]

/** Draws a person without features, always the same for a seed. */
export function portrait(seed: string): string {
  const hue = hueOf(seed)
  const pick = <T>(salt: number, all: readonly T[]) => all[choiceOf(seed, salt, all.length)]
  const skin = pick(2, skins) ?? skins[0]
  const cloth = colour(hue + 150 + choiceOf(seed, 3, 4) * 25, 52, 42)
  const style = pick(5, styles) ?? styles[0]
  return svg(
    96,
    96,
    rect(0, 0, 96, 96, colour(hue, 70, 84)),
    circle(78, 16, 26, colour(hue + 20, 75, 76)),
    path('M10 98c2-22 17-32 38-32s36 10 38 32Z', cloth),
    path('M40 56h16v12c-4 6-12 6-16 0Z', skin, 'opacity=".86"'),
    circle(48, 42, 18, skin),
    style?.(pick(4, hairs) ?? hairs[0], colour(hue + 210, 46, 34)) ?? '',
  )
}

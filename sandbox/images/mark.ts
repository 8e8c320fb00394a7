import { choiceOf, circle, colour, hueOf, path, rect, svg } from './colours'

const white = '#fff'

/** Marks of the ways to pay that have no name of a company. */
const plain: { readonly [seed: string]: string } = {
  card:
    rect(10, 18, 44, 29, white, 'rx="5"') + rect(10, 25, 44, 6, '#2b2440') + rect(15, 37, 12, 4, '#b8b1c8', 'rx="2"'),
  bank:
    path('M32 12 54 25H10Z', white) +
    [15, 25, 35, 45].map((x) => rect(x, 28, 5, 15, white)).join('') +
    rect(11, 46, 42, 6, white, 'rx="1.5"'),
  wallet:
    rect(11, 19, 42, 30, white, 'rx="6"') +
    rect(11, 17, 34, 8, white, 'rx="4" opacity=".7"') +
    circle(44, 34, 4, '#2b2440'),
  usdt:
    path('M32 9 52 20v24L32 55 12 44V20Z', white) +
    circle(32, 32, 10, 'none', 'stroke="#1f6f5c" stroke-width="4"') +
    rect(30, 16, 4, 32, '#1f6f5c'),
}

/** Marks for all others, in white on the colour of the seed. None is like that of a real company. */
const others: readonly string[] = [
  circle(26, 32, 14, white) + circle(40, 32, 14, white, 'opacity=".55"'),
  path('M14 46V30a18 18 0 0 1 36 0v16H38V31a6 6 0 0 0-12 0v15Z', white),
  path('M32 10 54 32 32 54 10 32Zm0 14-8 8 8 8 8-8Z', white, 'fill-rule="evenodd"'),
  [16, 28, 40].map((x, at) => rect(x, 40 - at * 11, 8, 10 + at * 11, white, 'rx="3"')).join(''),
  path('M14 14h18a18 18 0 0 1 0 36H14V38h18a6 6 0 0 0 0-12H14Z', white),
  path('M12 40c10-26 30-26 40 0-8-6-13-8-20-8s-12 2-20 8Z', white) + circle(32, 46, 6, white),
  circle(32, 32, 18, 'none', 'stroke="#fff" stroke-width="9"') + circle(32, 32, 5, white),
  path('M12 12h18v18H12Zm22 0h18v18H34ZM12 34h18v18H12Z', white) + circle(43, 43, 9, white),
  path('M34 8 14 36h14l-4 20 26-30H34Z', white),
  path('M32 54C12 42 10 28 14 20c5-8 14-6 18 2 4-8 13-10 18-2 4 8 2 22-18 34Z', white),
]

/** Draws the mark of a way to pay. */
export function mark(seed: string): string {
  const known = Object.hasOwn(plain, seed) ? plain[seed] : undefined
  const shape = known ?? others[choiceOf(seed, 7, others.length)] ?? ''
  return svg(64, 64, rect(0, 0, 64, 64, colour(hueOf(seed), 55, 38)), shape)
}

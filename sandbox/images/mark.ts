import { circle, colour, hueOf, path, rect, svg } from './colours'

/**
 * The marks of all ways to pay, for recharges and withdrawals alike. They are our own, and none is like that of a company:
 * the thing that one pays with, in white on a colour, and on it the letter of those that have a name.
 */
const marks: { readonly [way: string]: readonly [thing: Thing, hue: number, letter?: Letter] } = {
  card: ['card', 222],
  bank: ['bank', 206],
  wallet: ['wallet', 262],
  usdt: ['crypto', 166],
  mada: ['card', 196, 'M'],
  stcpay: ['phone', 280, 'S'],
  urpay: ['wallet', 304, 'U'],
  emoney: ['phone', 352, 'E'],
  fawry: ['cash', 34, 'F'],
  vodafonecash: ['phone', 4, 'V'],
  instapay: ['transfer', 286, 'I'],
  zaincash: ['phone', 322, 'Z'],
  zaincashjordan: ['phone', 188, 'Z'],
  cashplus: ['cash', 24, 'C'],
  papara: ['card', 246, 'P'],
  pix: ['transfer', 172, 'P'],
  dana: ['wallet', 208, 'D'],
  gopay: ['phone', 192, 'G'],
  ovo: ['wallet', 268, 'O'],
  sbp: ['transfer', 254, 'S'],
  yoomoney: ['wallet', 270, 'Y'],
  click: ['card', 202, 'C'],
  payme: ['phone', 182, 'P'],
  easypaisa: ['phone', 158, 'E'],
  jazzcash: ['cash', 12, 'J'],
  gcash: ['wallet', 220, 'G'],
  bkash: ['phone', 334, 'B'],
  upi: ['transfer', 18, 'U'],
}

/** Draws the mark of a way to pay. One that is not known is a wallet. */
export function mark(seed: string): string {
  const way = seed.toLowerCase()
  const [thing, hue, letter] = (Object.hasOwn(marks, way) && marks[way]) || (['wallet', hueOf(seed)] as const)
  const ink = colour(hue, 60, 34)
  const light = path('M0 64V40C18 26 34 52 64 22v42Z', colour(hue, 56, 43))
  return svg(64, 64, rect(0, 0, 64, 64, ink), light, things[thing](ink, letter))
}

type Letter = keyof typeof letters
type Thing = keyof typeof things

/** Lines of one weight, from 16 to 48 of the 64. */
const letters = {
  B: 'M23 16v32h11c12 0 12-16 0-16H23h9c11 0 11-16 0-16Z',
  C: 'M44 21c-4-4-7-5-11-5-17 0-17 32 0 32 4 0 7-1 11-5',
  D: 'M21 16v32h8c21 0 21-32 0-32Z',
  E: 'M42 16H23v32h19M23 32h16',
  F: 'M42 16H23v32M23 32h16',
  G: 'M43 20c-3-3-6-4-10-4-17 0-17 32 0 32 8 0 12-5 12-14H34',
  I: 'M32 16v32M24 16h16M24 48h16',
  J: 'M40 16v20c0 15-17 15-18 4',
  M: 'M18 48V16l14 19 14-19v32',
  O: 'M32 16c18 0 18 32 0 32s-18-32 0-32Z',
  P: 'M23 48V16h11c14 0 14 19 0 19H23',
  S: 'M43 20c-6-7-21-5-21 4 0 11 22 5 22 16 0 9-17 11-24 3',
  U: 'M20 16v18c0 19 24 19 24 0V16',
  V: 'm19 16 13 32 13-32',
  Y: 'm19 16 13 16 13-16M32 32v16',
  Z: 'M21 16h22L21 48h22',
} as const

/** Draws a letter around a middle. */
function drawn(letter: Letter, ink: string, x: number, y: number, size: number): string {
  const place = `transform="translate(${x - 32 * size} ${y - 32 * size}) scale(${size})"`
  const line = `stroke="${ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`
  return path(letters[letter], 'none', `${line} ${place}`)
}

const white = '#fff'

const things = {
  card: (ink: string, letter?: Letter) =>
    rect(7, 14, 50, 36, white, 'rx="6"') +
    rect(7, 21, 50, 7, ink) +
    rect(13, 37, 13, 7, ink, 'rx="2"') +
    (letter ? drawn(letter, ink, 45, 39, 0.4) : circle(48, 40, 4, ink) + circle(43, 40, 4, ink, 'opacity=".5"')),
  wallet: (ink: string, letter?: Letter) =>
    path('M14 20 42 9c3-1 5 0 6 3l2 8Z', white, 'opacity=".72"') +
    rect(8, 18, 48, 36, white, 'rx="7"') +
    (letter ? drawn(letter, ink, 27, 36, 0.52) : rect(15, 25, 22, 4, ink, 'rx="2"')) +
    path('M44 30h14v12H44a6 6 0 0 1 0-12Z', ink) +
    circle(46, 36, 2.5, white),
  phone: (ink: string, letter?: Letter) =>
    rect(16, 5, 32, 54, white, 'rx="7"') +
    rect(27, 9, 10, 3, ink, 'rx="1.5"') +
    (letter ? drawn(letter, ink, 32, 31, 0.6) : circle(32, 31, 9, ink)) +
    rect(22, 48, 20, 5, ink, 'rx="2.5"'),
  transfer: (ink: string, letter?: Letter) =>
    circle(32, 32, 17, white) +
    (letter ? drawn(letter, ink, 32, 32, 0.5) : '') +
    ['M8 27C12 13 26 5 41 10m0 0-3-6m3 6-6 4', 'M56 37C52 51 38 59 23 54m0 0 3 6m-3-6 6-4']
      .map((d) => path(d, 'none', `stroke="${white}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`))
      .join(''),
  cash: (ink: string, letter?: Letter) =>
    rect(12, 11, 46, 28, white, 'rx="4" opacity=".6"') +
    rect(6, 20, 50, 32, white, 'rx="5"') +
    circle(31, 36, 12, ink) +
    (letter ? drawn(letter, white, 31, 36, 0.44) : '') +
    circle(13, 27, 2.5, ink) +
    circle(49, 45, 2.5, ink),
  bank: () =>
    path('M32 9 56 24v5H8v-5Z', white) +
    [13, 28, 43].map((x) => rect(x, 32, 8, 13, white)).join('') +
    rect(8, 48, 48, 7, white, 'rx="2"'),
  crypto: (ink: string) => path('M32 7 54 20v24L32 57 10 44V20Z', white) + path('M32 19 43 32 32 45 21 32Z', ink),
} as const

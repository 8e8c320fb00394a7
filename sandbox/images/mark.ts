import { circle, colour, hueOf, path, rect, svg } from './colours'

/**
 * The marks of all ways to pay, for recharges and withdrawals alike. They are our own: a letter or a thing in white on a
 * colour, and none is like that of a company. A wallet has a disc behind its letter, a card a stripe, and what moves
 * money between banks a slope.
 */
const marks: { readonly [way: string]: readonly [drawn: Letter | Thing, ground: Ground, hue: number] } = {
  card: ['card', 'stripe', 222],
  bank: ['bank', 'slope', 206],
  wallet: ['wallet', 'disc', 262],
  usdt: ['crypto', 'slope', 166],
  mada: ['M', 'stripe', 196],
  stcpay: ['S', 'disc', 280],
  urpay: ['U', 'disc', 304],
  emoney: ['E', 'disc', 352],
  fawry: ['F', 'stripe', 214],
  vodafonecash: ['V', 'disc', 4],
  instapay: ['I', 'slope', 286],
  zaincash: ['Z', 'disc', 322],
  zaincashjordan: ['Z', 'disc', 188],
  cashplus: ['C', 'stripe', 24],
  papara: ['P', 'disc', 246],
  pix: ['P', 'slope', 172],
  dana: ['D', 'disc', 208],
  gopay: ['G', 'disc', 192],
  ovo: ['O', 'disc', 268],
  sbp: ['S', 'slope', 254],
  yoomoney: ['Y', 'disc', 270],
  click: ['C', 'stripe', 202],
  payme: ['P', 'disc', 182],
  easypaisa: ['E', 'disc', 158],
  jazzcash: ['J', 'disc', 12],
  gcash: ['G', 'disc', 220],
  bkash: ['B', 'disc', 334],
  upi: ['U', 'slope', 18],
}

/** Draws the mark of a way to pay. One that is not known is a wallet. */
export function mark(seed: string): string {
  const way = seed.toLowerCase()
  const [drawn, ground, hue] = (Object.hasOwn(marks, way) && marks[way]) || (['wallet', 'disc', hueOf(seed)] as const)
  const front = drawn in letters ? letter(letters[drawn as Letter]) : things[drawn as Thing](colour(hue, 58, 36))
  return svg(64, 64, rect(0, 0, 64, 64, colour(hue, 58, 36)), grounds[ground](colour(hue, 56, 46)), front)
}

type Letter = keyof typeof letters
type Thing = keyof typeof things
type Ground = keyof typeof grounds

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

function letter(d: string): string {
  return path(d, 'none', 'stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"')
}

const white = '#fff'

const things = {
  card: (hole: string) =>
    rect(11, 17, 42, 30, white, 'rx="5"') + rect(11, 24, 42, 7, hole) + rect(17, 37, 12, 5, hole, 'rx="2"'),
  bank: () =>
    path('M32 12 54 25v3H10v-3Z', white) +
    [15, 28, 42].map((x) => rect(x, 30, 7, 13, white)).join('') +
    rect(10, 45, 44, 7, white, 'rx="1.5"'),
  wallet: (hole: string) =>
    path('M15 15h29c3 0 4 2 4 4v3h2c3 0 5 2 5 5v18c0 3-2 5-5 5H15c-4 0-6-3-6-6V21c0-4 2-6 6-6Z', white) +
    rect(15, 20, 28, 3, hole, 'rx="1.5"') +
    circle(45, 36, 5, hole),
  crypto: (hole: string) => path('M32 9 52 20v24L32 55 12 44V20Z', white) + path('M32 20 42 32 32 44 22 32Z', hole),
} as const

const grounds = {
  disc: (fill: string) => circle(54, 56, 30, fill),
  stripe: (fill: string) => rect(0, 40, 64, 24, fill),
  slope: (fill: string) => path('M0 64 64 14v50Z', fill),
} as const

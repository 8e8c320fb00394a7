// Flags of the countries, simplified to a few shapes: machines without emoji fonts show letters instead of flags.
import { circle, colour, hueOf, path, rect, svg } from './colours'

const width = 48
const height = 32

/**
 * The parts of each flag. `h` and `v` are stripes below and beside each other; a number before a colour is the share of
 * a stripe. Others are shapes with their place and size: `disc x y r`, `star x y r`, `moon x y r` before its ground,
 * `wedge w`, `box x y w h`, `cross x w`, and `gem` in the middle.
 */
const table = `
SA h 0b6b3a;box 12 21 24 2 fff;box 12 11 24 5 fff|AE h 00732f fff 111;box 0 0 12 32 c8102e|EG h c8102e fff 111;star 24 16 4 c09300
IQ h c8102e fff 111;box 16 14 16 4 007a3d|JO h 111 fff 007a3d;wedge 22 c8102e;star 8 16 3 fff|KW h 007a3d fff c8102e;wedge 14 111
LB h c8102e 2*fff c8102e;tree 24 16 7 007a3d|MA h c1272d;star 24 16 8 0b6233|OM h fff c8102e 007a3d;box 0 0 13 32 c8102e
QA v fff 2*8a1538;teeth 8a1538|BH v fff 2*c8102e;teeth c8102e|DZ v 0b6233 fff;moon 24 16 8 c8102e fff;star 28 16 4 c8102e
TN h c8102e;disc 24 16 10 fff;moon 24 16 7 c8102e fff;star 26 16 3 c8102e|YE h c8102e fff 111|SY h 007a3d fff 111;star 12 16 3 c8102e;star 24 16 3 c8102e;star 36 16 3 c8102e
LY h c8102e 2*111 0b6233;moon 23 16 5 fff 111;star 27 16 2 fff|SD h c8102e fff 111;wedge 16 007a3d|PS h 111 fff 007a3d;wedge 18 c8102e
TR h d0112b;moon 19 16 9 fff d0112b;star 28 16 5 fff|BR h 009b3a;gem fedf00;disc 24 16 7 002776|PT v 2*046a38 3*da291c;disc 19 16 6 ffe900
ID h d0112b fff|RU h fff 0039a6 d52b1e|UZ h 0099b5 fff 1eb53a;moon 8 6 4 fff 0099b5;star 15 6 2 fff|KZ h 00a3b8;disc 24 15 7 ffd200
PK v fff 3*01411c;moon 29 16 8 fff 01411c;star 34 12 3 fff|IN h ff8f1c fff 128807;ring 24 16 4 06038d|BD h 006a4e;disc 22 16 9 f42a41
US h b22234 fff b22234 fff b22234 fff b22234;box 0 0 20 18 3c3b6e;star 6 6 3 fff;star 14 6 3 fff;star 10 12 3 fff
GB h 012169;saltire 6 fff;saltire 2 c8102e;cross 24 10 fff;cross 24 6 c8102e|DE h 111 d00 ffce00|FR v 0055a4 fff ef4135|ES h aa151b 2*f1bf00 aa151b
IR h 239f40 fff da0000;disc 24 16 3 da0000|IT v 009246 fff ce2b37|NL h ae1c28 fff 21468b|SE h 006aa7;cross 17 6 fecc00|PL h fff dc143c
UA h 0057b7 ffd700|KP h 024fa2 3*ed1c27 024fa2;disc 18 16 6 fff;star 18 16 5 ed1c27|AZ h 0092bc e4002b 00af66;moon 23 16 4 fff e4002b;star 28 16 2 fff
CU h 002a8f fff 002a8f fff 002a8f;wedge 22 cf142b;star 8 16 4 fff|GE h fff;cross 24 6 f00|AM h d90012 0033a0 f2a800|KG h e8112d;disc 24 16 8 ffef00;ring 24 16 3 e8112d
TJ h c00 2*fff 060;disc 24 16 4 f8c300|TM h 00843d;box 8 0 8 32 d22630;moon 26 8 5 fff 00843d|AF v 111 be0000 007a36;disc 24 16 5 fff
MY h c00 fff c00 fff c00 fff c00 fff;box 0 0 24 18 010066;moon 10 9 6 fc0 010066;star 17 9 4 fc0|SG h ef3340 fff;moon 9 8 5 fff ef3340|TH h a51931 f4f5f8 2*2d2a4a f4f5f8 a51931
VN h da251d;star 24 16 8 ff0|PH h 0038a8 ce1126;wedge 24 fff;disc 8 16 4 fcd116|CN h de2910;star 9 9 6 ffde00;star 19 5 2 ffde00;star 20 13 2 ffde00
JP h fff;disc 24 16 9 bc002d|KR h fff;disc 24 16 8 cd2e3a;half 24 16 8 0047a0|MX v 006847 fff ce1126;disc 24 16 4 8a5a2b|AR h 74acdf fff 74acdf;disc 24 16 4 f6b40e
CO h 2*fcd116 003893 ce1126|CL h fff d52b1e;box 0 0 16 16 0039a6;star 8 8 5 fff|PE v d91023 fff d91023|AO h cc092f 111;star 24 16 6 ffcb00
MZ h 009639 111 fcd116;wedge 18 d21034;star 7 16 5 fcd116|NG v 008751 fff 008751|KE h 111 2*b00 060;box 0 10 48 2 fff;box 0 23 48 2 fff;disc 24 16 6 b00
ZA h de3831 fff 007a4d fff 002395;wedge 20 111;wedge 14 ffb612|CA v d80621 2*fff d80621;star 24 16 8 d80621|AU h 00008b;box 0 7 20 3 fff;box 8 0 3 17 fff;star 36 10 3 fff;star 34 24 3 fff;star 12 24 5 fff
`

const flags = new Map(
  table
    .trim()
    .split(/[|\n]/)
    .map((line) => [line.slice(0, 2), line.slice(3)] as const),
)

/** Draws the flag of a country by its code of two letters; an unknown one is of one colour. */
export function flag(code: string): string {
  const parts = flags.get(code)?.split(';').map(draw) ?? [rect(0, 0, width, height, colour(hueOf(code), 30, 55))]
  return svg(width, height, ...parts, edge)
}

/** A white flag on a white page has an edge. */
const edge = rect(0.5, 0.5, width - 1, height - 1, 'none', 'stroke="#000" stroke-opacity=".14"')

function draw(part: string): string {
  const [shape = '', ...words] = part.split(' ')
  const shapeOf = Object.hasOwn(shapes, shape) ? shapes[shape] : undefined
  if (!shapeOf) throw new Error(`A flag has the shape "${shape}". There are ${Object.keys(shapes).join(', ')}.`)
  return shapeOf(words)
}

type Words = readonly string[]

const shapes: { readonly [name: string]: (words: Words) => string } = {
  h: (words) => stripes(words, (from, size, fill) => rect(0, from * height, width, size * height, fill)),
  v: (words) => stripes(words, (from, size, fill) => rect(from * width, 0, size * width, height, fill)),
  disc: (words) => circle(...place(words), ink(words, 3)),
  ring: (words) => circle(...place(words), 'none', `stroke="${ink(words, 3)}" stroke-width="1.5"`),
  half: (words) => {
    const [x, y, r] = place(words)
    return path(`M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0Z`, ink(words, 3))
  },
  moon: (words) => {
    const [x, y, r] = place(words)
    return circle(x, y, r, ink(words, 3)) + circle(x + 0.3 * r, y, 0.8 * r, ink(words, 4))
  },
  star: (words) => {
    const [x, y, r] = place(words)
    const corners = Array.from({ length: 10 }, (_, at) => {
      const angle = (at * Math.PI) / 5
      const length = at % 2 === 0 ? r : 0.4 * r
      return `${rounded(x + length * Math.sin(angle))} ${rounded(y - length * Math.cos(angle))}`
    })
    return path(`M${corners.join('L')}Z`, ink(words, 3))
  },
  tree: (words) => {
    const [x, y, r] = place(words)
    return path(`M${x} ${y - r}l${r} ${2 * r}h-${2 * r}Z`, ink(words, 3))
  },
  wedge: (words) => path(`M0 0L${number(words, 0)} 16 0 32Z`, ink(words, 1)),
  box: (words) => rect(number(words, 0), number(words, 1), number(words, 2), number(words, 3), ink(words, 4)),
  cross: (words) => {
    const [x, size] = [number(words, 0), number(words, 1)]
    return rect(x - size / 2, 0, size, height, ink(words, 2)) + rect(0, 16 - size / 2, width, size, ink(words, 2))
  },
  saltire: (words) => path('M0 0L48 32M48 0L0 32', 'none', `stroke="${ink(words, 1)}" stroke-width="${words[0]}"`),
  teeth: (words) => path('M14 0 20 4 14 8 20 12 14 16 20 20 14 24 20 28 14 32H26V0Z', ink(words, 0)),
  gem: (words) => path('M24 4 44 16 24 28 4 16Z', ink(words, 0)),
}

/** Draws stripes from words such as `2*fff`: a share and a colour. */
function stripes(words: Words, stripe: (from: number, size: number, fill: string) => string): string {
  const parts = words.map((word) => {
    const [share = '', fill] = word.split('*')
    return fill === undefined ? { share: 1, fill: `#${share}` } : { share: Number(share), fill: `#${fill}` }
  })
  const all = parts.reduce((sum, { share }) => sum + share, 0)
  let from = 0
  return parts
    .map(({ share, fill }) => {
      const drawn = stripe(rounded(from / all), rounded(share / all + 0.01), fill)
      from += share
      return drawn
    })
    .join('')
}

function place(words: Words): [x: number, y: number, radius: number] {
  return [number(words, 0), number(words, 1), number(words, 2)]
}

function number(words: Words, at: number): number {
  const found = Number(words[at])
  if (!Number.isFinite(found)) throw new Error(`A flag needs a number in place ${at + 1} of "${words.join(' ')}".`)
  return found
}

function ink(words: Words, at: number): string {
  const found = words[at]
  if (found === undefined || !/^([\da-f]{3}|[\da-f]{6})$/.test(found))
    throw new Error(`A flag needs a colour in place ${at + 1} of "${words.join(' ')}".`)
  return `#${found}`
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

import { choiceOf, circle, colour, hueOf, path, rect, svg } from './colours'

type Draw = (seed: string, hue: number) => string

const white = '#fff'

/** What a cover shows, 320 by 180. The light parts are those of a poster: few, large and flat. */
const scenes: readonly Draw[] = [
  // A town at night.
  (seed, hue) =>
    path('M252 24c-16 22 4 46 30 40-18 18-54 8-54-18 0-12 10-22 24-22Z', colour(hue + 40, 90, 88)) +
    [0, 1, 2, 3, 4, 5, 6].map((at) => house(seed, hue, at)).join('') +
    rect(0, 170, 320, 10, colour(hue, 45, 12)),
  // Hills and trees below a sun.
  (seed, hue) =>
    circle(80 + choiceOf(seed, 8, 160), 74, 36, colour(hue + 40, 95, 80)) +
    path('M0 126c50-34 110-30 160-8s110 20 160-10v72H0Z', colour(hue + 10, 50, 36)) +
    [40, 74, 250].map((x, at) => tree(x, 150 - at * 5, 34 + at * 8, colour(hue + 20, 52, 22))).join('') +
    path('M0 158c80-26 150-18 220-6 40 8 70 6 100-4v32H0Z', colour(hue, 52, 26)),
  // A boat before a low sun.
  (seed, hue) => {
    const x = 70 + choiceOf(seed, 9, 120)
    return (
      circle(210, 112, 52, colour(hue + 40, 92, 78)) +
      rect(0, 112, 320, 68, colour(hue, 56, 30)) +
      path(`M${x} 126V54l44 72Z`, white) +
      path(`M${x - 6} 126V70l-32 56Z`, colour(hue + 40, 90, 84)) +
      path(`M${x - 46} 132h104l-16 20h-72Z`, colour(hue + 20, 60, 18)) +
      path('M0 156c30-12 50 10 80 0s50-12 80 0 50 12 80 0 50-10 80 0v24H0Z', colour(hue, 56, 22))
    )
  },
  // A microphone on a stage.
  (_seed, hue) =>
    path('M0 180v-30c70-16 250-16 320 0v30Z', colour(hue, 58, 20)) +
    path('M0 0h74c8 60-14 110-54 156-10-4-16-4-20-2Z', colour(hue + 20, 66, 34)) +
    path('M320 0h-74c-8 60 14 110 54 156 10-4 16-4 20-2Z', colour(hue + 20, 66, 34)) +
    path('M0 0h40c2 60-10 100-40 140ZM320 0h-40c-2 60 10 100 40 140Z', colour(hue + 20, 66, 26)) +
    rect(157, 84, 6, 72, colour(hue, 30, 12)) +
    path('M132 162c6-10 50-10 56 0Z', colour(hue, 30, 12)) +
    rect(140, 28, 40, 66, white, 'rx="20"') +
    [44, 56, 68].map((y) => rect(146, y, 28, 5, colour(hue, 50, 60), 'rx="2.5"')).join(''),
  // Balloons above the clouds.
  (seed, hue) =>
    balloon(96, 66, 40, colour(hue + 40, 90, 76), white) +
    balloon(214 + choiceOf(seed, 10, 30), 52, 26, white, colour(hue + 30, 80, 70)) +
    path(
      'M0 180v-24c18-20 44-16 52-4 14-22 52-20 60 2 14-10 34-6 40 8 16-24 60-22 70 0 20-14 50-8 58 10 12-8 28-8 40 0v8Z',
      white,
      'opacity=".92"',
    ),
  // Mountains with snow.
  (seed, hue) => {
    const x = 110 + choiceOf(seed, 11, 40)
    return (
      circle(268, 42, 18, colour(hue + 40, 90, 86)) +
      path('M150 180 242 66l96 114Z', colour(hue, 40, 30)) +
      path('m242 66-26 32 16-6 12 10 10-12 12 8Z', white) +
      path(`M${x - 140} 180 ${x} 42l130 138Z`, colour(hue, 44, 22)) +
      path(`m${x} 42-34 34 18-4 12 12 14-14 12 10 8-10Z`, white) +
      path('M0 164c90-12 200-14 320 2v14H0Z', colour(hue, 46, 14))
    )
  },
  // Palms and dunes.
  (seed, hue) =>
    circle(70 + choiceOf(seed, 12, 60), 60, 30, colour(hue + 40, 95, 84)) +
    path('M0 138c70-40 150-30 210-6 40 14 80 14 110 4v44H0Z', colour(hue + 30, 70, 56)) +
    palm(228, 150, colour(hue, 50, 18)) +
    palm(266, 158, colour(hue, 50, 24)) +
    path('M0 164c60-22 160-24 320-8v24H0Z', colour(hue + 24, 66, 42)),
  // Lanterns on a string.
  (seed, hue) =>
    path('M-4 20c90 46 238 46 328 0', 'none', `stroke="${colour(hue, 40, 20)}" stroke-width="3"`) +
    [34, 96, 160, 224, 286]
      .map((x, at) => {
        const y = 40 + (2 - Math.abs(2 - at)) * 7 + choiceOf(seed, 30 + at, 14)
        const light = colour(hue + 30 + 20 * (at % 3), 92, 78)
        return (
          rect(x - 1, y - 16, 2, 18, colour(hue, 40, 20)) +
          rect(x - 10, y, 20, 6, colour(hue, 40, 20), 'rx="2"') +
          path(`M${x - 12} ${y + 6}h24c18 22 12 46 0 56h-24c-12-10-18-34 0-56Z`, light) +
          path(`M${x - 4} ${y + 6}h8c8 22 6 46 0 56h-8c-6-10-8-34 0-56Z`, white, 'opacity=".5"') +
          rect(x - 8, y + 60, 16, 6, colour(hue, 40, 20), 'rx="2"')
        )
      })
      .join('') +
    path('M0 180v-18c90-16 230-16 320 0v18Z', colour(hue, 56, 18)),
]

function house(seed: string, hue: number, at: number): string {
  const [x, height] = [at * 46 - 2, 46 + choiceOf(seed, 20 + at, 54)]
  const top = 176 - height
  const lit = Array.from({ length: Math.floor(height / 20) }, (_, floor) =>
    [9, 24]
      .filter((_side, side) => choiceOf(seed, 50 + at * 9 + floor * 2 + side, 3) > 0)
      .map((side) => rect(x + side, top + 10 + floor * 20, 8, 10, colour(hue + 40, 95, 80)))
      .join(''),
  )
  return rect(x, top, 42, height, colour(hue, 45, 16 + (at % 3) * 5), 'rx="2"') + lit.join('')
}

function tree(x: number, y: number, height: number, fill: string): string {
  return path(`M${x} ${y - height}l${height / 2.4} ${height}h-${height / 1.2}Z`, fill) + rect(x - 3, y, 6, 14, fill)
}

function palm(x: number, y: number, fill: string): string {
  return path(
    `M${x - 4} ${y}c2-30 6-46 14-62-18-8-32-2-40 14 0-18 16-30 38-20-8-12-22-14-34-8 10-14 34-12 40 6 10-14 32-14 40 2-14-6-26-4-32 8 16-4 28 6 28 22-8-14-20-20-34-18-6 16-10 34-10 56Z`,
    fill,
  )
}

function balloon(x: number, y: number, radius: number, fill: string, stripe: string): string {
  const foot = y + radius * 1.5
  const wide = radius * 0.24
  return (
    circle(x, y, radius, fill) +
    path(
      `M${x - radius * 0.92} ${y + radius * 0.4} ${x - wide} ${foot}h${2 * wide}L${x + radius * 0.92} ${y + radius * 0.4}Z`,
      fill,
    ) +
    path(
      `M${x} ${y - radius}c${radius * 0.6} ${radius * 0.5} ${radius * 0.6} ${radius * 1.5} ${wide} ${foot - y + radius}h-${2 * wide}c-${radius * 0.4}-${radius}-${radius * 0.4}-${radius * 2} ${wide}-${foot - y + radius}Z`,
      stripe,
    ) +
    rect(x - wide, foot + 5, 2 * wide, wide * 1.6, fill, 'rx="2"')
  )
}

/** What a banner is about, in its right half, 345 by 120. The words stand in the other. */
const topics: { readonly [topic: string]: (hue: number) => string } = {
  recharge: () =>
    [0, 1, 2].map((at) => coins(236 + at * 38, 112, 2 + at * 2)).join('') + spark(214, 36, 9) + spark(272, 24, 14),
  questions: (hue) =>
    path('M196 22h78c8 0 12 5 12 12v34c0 8-4 12-12 12h-46l-20 20v-20h-12c-8 0-12-4-12-12V34c0-7 4-12 12-12Z', white) +
    path(
      'M227 42c2-12 24-11 23 2-1 9-11 8-11 17M239 70v1',
      'none',
      `stroke="${colour(hue, 60, 42)}" stroke-width="7" stroke-linecap="round"`,
    ) +
    path(
      'M272 58h46c7 0 10 4 10 10v24c0 7-3 10-10 10h-6v14l-16-14h-24c-7 0-10-3-10-10V68c0-6 3-10 10-10Z',
      colour(hue + 40, 88, 78),
    ) +
    [280, 295, 310].map((x) => circle(x, 80, 4, colour(hue, 60, 30))).join(''),
  create: (hue) =>
    path('M150 120c40-26 150-34 195-8v8Z', colour(hue, 50, 22)) +
    rect(222, 50, 66, 56, white, 'rx="3"') +
    path('M212 54 255 24l43 30Z', colour(hue + 40, 88, 74)) +
    path('M244 106V82c0-14 22-14 22 0v24Z', colour(hue, 60, 36)) +
    rect(230, 60, 10, 10, colour(hue, 60, 60)) +
    rect(270, 60, 10, 10, colour(hue, 60, 60)) +
    rect(253, 4, 3, 24, white) +
    path('M256 4h22l-6 7 6 7h-22Z', colour(hue + 40, 88, 74)) +
    spark(196, 34, 10),
  invite: (hue) =>
    rect(206, 36, 104, 70, white, 'rx="6"') +
    path('m206 42 52 38 52-38v-2c0-3-2-5-5-5h-94c-3 0-5 2-5 5Z', colour(hue + 20, 70, 84)) +
    path('M258 94c-24-16-26-30-20-38 6-7 16-5 20 3 4-8 14-10 20-3 6 8 4 22-20 38Z', colour(hue + 40, 80, 56)) +
    spark(192, 28, 10) +
    spark(322, 26, 8),
}

function coins(x: number, y: number, count: number): string {
  const [edge, face] = [colour(34, 84, 54), colour(44, 96, 72)]
  return Array.from({ length: count }, (_, at) => {
    const top = y - 10 - at * 11
    const side = path(`M${x - 24} ${top}v8c0 12 48 12 48 0v-8Z`, edge)
    return side + path(`M${x - 24} ${top}c0-12 48-12 48 0s-48 12-48 0Z`, face)
  }).join('')
}

function spark(x: number, y: number, size: number): string {
  const near = size / 4
  const [out, back] = [size - near, near - size]
  return path(
    `M${x} ${y - size}q${near} ${out} ${size} ${size}q${back} ${near} ${-size} ${size}q${-near} ${back} ${-size} ${-size}q${out} ${-near} ${size} ${-size}Z`,
    white,
  )
}

function ground(width: number, height: number, hue: number): string {
  const stop = (at: number, fill: string) => `<stop offset="${at}" stop-color="${fill}"/>`
  return (
    `<linearGradient id="g" x2="1" y2="1">${stop(0, colour(hue, 62, 46))}${stop(1, colour(hue + 335, 58, 32))}</linearGradient>` +
    rect(0, 0, width, height, 'url(#g)')
  )
}

function sceneFor(seed: string): string {
  return scenes[choiceOf(seed, 6, scenes.length)]?.(seed, hueOf(seed)) ?? ''
}

/** Draws the cover of a group: one of a few scenes in the colours of the seed. */
export function cover(seed: string): string {
  return svg(320, 180, ground(320, 180, hueOf(seed)), sceneFor(seed))
}

/** Draws a banner about a topic, such as `invite` or, mirrored for its readers, `invite-ar`. Others have a scene. */
export function banner(seed: string): string {
  const [topic = '', language = ''] = seed.split('-')
  const hue = hueOf(topic)
  const drawn = Object.hasOwn(topics, topic) ? topics[topic]?.(hue) : undefined
  const mirrored = ['ar', 'fa', 'ur'].includes(language) ? 'transform="matrix(-1 0 0 1 345 0)"' : ''
  return svg(
    345,
    120,
    ground(345, 120, hue),
    drawn ? `<g ${mirrored}>${drawn}</g>` : `<g transform="translate(0 -70) scale(1.08)">${sceneFor(seed)}</g>`,
  )
}

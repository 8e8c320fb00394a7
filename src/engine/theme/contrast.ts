/**
 * Returns the WCAG contrast ratio, 1 to 21, of two opaque hex colours (`#rgb` or `#rrggbb`). Throws on anything else.
 */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * Returns the opaque colour that `colour` shows on `ground`. `colour` may be `#rgb`, `#rrggbb`, `#rrggbbaa` or `rgb(0 0
 * 0 / 50%)`; `ground` is an opaque hex colour.
 */
export function blend(colour: string, ground: string): string {
  const [, parts = '', percent = '100'] = /^rgb\(([\d ]+?)(?: \/ (\d+)%)?\)$/.exec(colour) ?? []
  const [, hex, alpha] = /^(#[0-9a-f]{6})([0-9a-f]{2})$/i.exec(colour) ?? []
  const above = parts === '' ? channels(hex ?? colour) : parts.split(' ').map(Number)
  const share = alpha === undefined ? Number(percent) / 100 : Number.parseInt(alpha, 16) / 255
  const mixed = channels(ground).map((below, index) => Math.round((above[index] ?? 0) * share + below * (1 - share)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the hex colours in a value, such as the stops of a gradient. */
export function hexColours(value: string): string[] {
  return value.match(/#[0-9a-f]{3,8}\b/gi) ?? []
}

/** Returns the degrees between the hues of two opaque hex colours, 0 to 180. A grey differs from every colour. */
export function hueDistance(one: string, other: string): number {
  const [first, second] = [hueOf(one), hueOf(other)]
  if (first === undefined || second === undefined) return 180
  const between = Math.abs(first - second)
  return Math.min(between, 360 - between)
}

function hueOf(colour: string): number | undefined {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range === 0) return undefined
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360
  return most === green ? 60 * ((blue - red) / range + 2) : 60 * ((red - green) / range + 4)
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function channels(colour: string): number[] {
  const long = colour.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3')
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(long)
  if (!parts)
    throw new Error(`The colour '${colour}' cannot be compared: write it as #rgb or #rrggbb, without transparency.`)
  return parts.slice(1).map((part) => Number.parseInt(part, 16))
}

// Values that the conditions of a page find instead of the real ones: of a person, the market, the app or an answer.

/** The parts of the scope in which values can be assumed. The rest belongs to the address, the page and its clock. */
const roots = ['user', 'market', 'host', 'data'] as const

const isAssumable = new RegExp(`^(${roots.join('|')})(\\.[\\w-]+)+$`)
const between = new RegExp(`;(?=(?:${roots.join('|')})\\.)`)

/** Returns true for a path of the scope at which a value can be assumed, such as `user.bucket`. */
export function canBeAssumed(path: string): boolean {
  return isAssumable.test(path)
}

/**
 * Splits a text such as `user.bucket=7;market.isOpen=true` into values by path, as somebody typed them. Throws one
 * sentence for a path at which nothing can be assumed.
 */
export function assumedTexts(text: string): ReadonlyMap<string, string> {
  const parts = text === '' ? [] : text.split(between)
  return new Map(
    parts.map((part) => {
      const [path = '', value = ''] = part.split(/=(.*)/s, 2)
      if (canBeAssumed(path)) return [path, value]
      throw new Error(`Nothing can be assumed at "${path}". Use a path such as user.bucket, below ${roots.join(', ')}.`)
    }),
  )
}

/** Returns the assumed values by path: JSON where a text is JSON, or else the text itself. */
export function assumedValues(text: string): { readonly [path: string]: unknown } {
  return Object.fromEntries([...assumedTexts(text)].map(([path, value]) => [path, readValue(value)]))
}

/** Returns the text with another value at a path, or with none if the value is empty. */
export function withAssumption(text: string, path: string, value: string): string {
  const texts = new Map(assumedTexts(text))
  if (value === '') texts.delete(path)
  else texts.set(path, value)
  return [...texts].map((entry) => entry.join('=')).join(';')
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

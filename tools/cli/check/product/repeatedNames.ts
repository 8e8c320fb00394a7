// Names that occur twice in one object of a JSON text. A parser silently keeps the last one.

interface Repeated {
  readonly path: readonly string[]
  /** The line, from 1. */
  readonly line: number
}

/** Returns the repeated names of a JSON text. */
export function repeatedNames(json: string): Repeated[] {
  const found: Repeated[] = []
  const open: { name: string; readonly names: Set<string> | undefined }[] = []
  let line = 1
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]|\n/g)) {
    const here = open.at(-1)
    if (token === '{' || token === '[') open.push({ name: '', names: token === '{' ? new Set() : undefined })
    else if (token === '}' || token === ']') open.pop()
    else if (token.endsWith(':') && here?.names) {
      here.name = JSON.parse(token.replace(/\s*:$/, '')) as string
      if (here.names.has(here.name)) found.push({ path: open.map(({ name }) => name).filter(Boolean), line })
      here.names.add(here.name)
    }
    line += token.split('\n').length - 1
  }
  return found
}

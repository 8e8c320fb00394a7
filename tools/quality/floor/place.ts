/** A place in a file, counted from 1. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

/** Returns a function that turns an offset of a text into its place. */
export function placesIn(text: string): (offset: number) => TextPlace {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let line = starts.length
    while (line > 1 && (starts[line - 1] ?? 0) > offset) line -= 1
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
  }
}

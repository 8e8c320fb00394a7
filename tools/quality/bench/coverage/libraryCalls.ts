import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'
import { functionsIn } from './namedFunctions'

/** V8's coverage of one script: each function with its place in the text and the number of its calls. */
export interface ScriptCoverage {
  readonly source: string
  readonly functions: readonly {
    readonly functionName: string
    readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[]
  }[]
}

/** A function of a library that is part of the build. */
export interface LibraryCalls {
  /** The package, such as `@rjsf/core`. */
  readonly library: string
  /** The file below the package's folder `lib`. */
  readonly file: string
  readonly name: string
  readonly line: number
  readonly count: number
}

/**
 * Returns the functions of some packages in a built script, with the number of calls. Includes functions that were
 * never called.
 */
export function libraryCalls(
  { source, functions }: ScriptCoverage,
  map: string,
  libraries: readonly string[],
): readonly LibraryCalls[] {
  const trace = new TraceMap(map)
  const placeOf = placesIn(source)
  const lookups = new Map<string, ReturnType<typeof functionsIn>>()
  const found = new Map<string, LibraryCalls>()
  for (const { functionName, ranges } of functions) {
    const [range] = ranges
    // V8 also lists the script itself and class field initialisers as functions.
    if (!range || range.endOffset === source.length || functionName.startsWith('<')) continue
    const original = originalPositionFor(trace, placeOf(range.startOffset))
    const inLibrary = /node_modules\/(@[^/]+\/[^/]+|[^@/][^/]*)\/(?:lib\/)?(.+)$/.exec(original.source ?? '')
    const [, library = '', file = ''] = inLibrary ?? []
    if (original.source === null || !libraries.includes(library)) continue
    const lookup = lookups.get(original.source) ?? functionsIn(sourceContentFor(trace, original.source) ?? '')
    lookups.set(original.source, lookup)
    const named = lookup(original.line, original.column)
    if (!named) continue
    const key = `${original.source}:${named.line}:${named.name}`
    found.set(key, { library, file, ...named, count: (found.get(key)?.count ?? 0) + range.count })
  }
  return [...found.values()]
}

function placesIn(text: string): (offset: number) => { readonly line: number; readonly column: number } {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset)
    return { line: line + 1, column: offset - (starts[line] ?? 0) }
  }
}

import type { SourcePlace } from '../workbench/places'
import type { Place } from '@pagewright/cli/source'

/** Returns where an author looks for a value: at its name if the name precedes it, otherwise at the value. */
export function sourcePlace(value: Place, key: Place | undefined): SourcePlace {
  const { file, line, column } = key && key.file === value.file && key.line === value.line ? key : value
  return `${file}:${line}:${column}`
}

import type { SourcePlace } from '../workbench/places'
import type { Place } from '@pagewright/cli/source'

/** Where one looks for a value: at its name, where that stands in front of it, or else at the value. */
export function written(value: Place, key: Place | undefined): SourcePlace {
  const { file, line, column } = key && key.file === value.file && key.line === value.line ? key : value
  return `${file}:${line}:${column}`
}

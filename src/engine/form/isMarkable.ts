import { getSchemaType, type RJSFSchema } from '@rjsf/utils'
import type { Field } from '../config/plain'
import { longestInSight } from './controls/ChoiceControl'
import type { Path } from './path'
import { plainTypes } from './renderer/content'
import { widgetNames } from './widgetNames'

/** True for a field in which nothing comes or goes by itself: its message may be put in by hand (`marks.ts`). In doubt it may not. */
export function isMarkable(path: Path, field: Field | undefined, schema: RJSFSchema): boolean {
  const type = getSchemaType(schema)
  if (!field || path.length !== 1 || typeof type !== 'string' || !plainTypes.has(type)) return false
  const { when, options, suggest, widget } = field
  const { oneOf, anyOf, format, enum: choices = [] } = schema
  // Other parts come with another choice, and for a file there is no control.
  if ((when ?? options ?? suggest ?? oneOf ?? anyOf) || format === 'data-url') return false
  return (widget === undefined || markable.has(widget)) && choices.length <= longestInSight
}

const markable: ReadonlySet<string> = new Set(widgetNames.filter((name) => name !== 'sheet' && name !== 'hidden'))

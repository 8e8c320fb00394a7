import type { WidgetProps } from '@rjsf/utils'
import { useCallback } from 'react'
import { isRef, readPath, toDecimal } from '@pagewright/engine/ui'
import { effectiveMax } from './chooseImages'
import { configOf, getSchemaType, useInScope } from '@pagewright/engine/forms'

/**
 * Returns how many pictures a field accepts: one, or for a list the least of the bounds in schema and page and of one
 * choice.
 */
export function useMaxImages({ schema, options }: Pick<WidgetProps, 'schema' | 'options'>): number {
  const max = configOf(options)?.max
  const bound = useInScope(useCallback((scope: object) => countOf(isRef(max) ? readPath(scope, max.from) : max), [max]))
  return getSchemaType(schema) === 'array' ? effectiveMax(schema.maxItems, bound) : 1
}

function countOf(value: unknown): number | undefined {
  const count = toDecimal(value)
  return count === undefined ? undefined : Number(count)
}

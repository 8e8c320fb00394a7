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
  const bound = useInScope(
    useCallback(
      (scope: object) => leastOf([max].flat().map((one) => (isRef(one) ? readPath(scope, one.from) : one))),
      [max],
    ),
  )
  return getSchemaType(schema) === 'array' ? effectiveMax(schema.maxItems, bound) : 1
}

function leastOf(bounds: readonly unknown[]): number | undefined {
  const counts = bounds.flatMap((bound) => toDecimal(bound) ?? []).map(Number)
  return counts.length > 0 ? Math.min(...counts) : undefined
}

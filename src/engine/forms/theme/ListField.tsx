import { getDefaultRegistry } from '@rjsf/core'
import { type FieldProps, isFixedItems } from '@rjsf/utils'
import { useMemo } from 'react'

const { ArrayField } = getDefaultRegistry().fields

/** Draws a list. RJSF draws a list with fixed items only if it has values, so an empty one gets a place for each item. */
export function ListField(props: FieldProps) {
  const { schema, formData } = props
  const fixed = isFixedItems(schema) && Array.isArray(schema.items) ? schema.items.length : 0
  const items = useMemo(() => {
    const held: readonly unknown[] = Array.isArray(formData) ? formData : []
    return held.length >= fixed ? formData : Array.from({ length: fixed }, (_, index) => held[index])
  }, [formData, fixed])
  // A list without `items` may hold anything. RJSF would draw nothing.
  const drawn = useMemo(() => (schema.items === undefined ? { ...schema, items: {} } : schema), [schema])
  return ArrayField ? <ArrayField {...props} schema={drawn} formData={items as unknown} /> : null
}

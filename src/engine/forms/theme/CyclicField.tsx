import { type FieldProps, ID_KEY, RJSF_REF_CYCLE_KEY } from '@rjsf/utils'
import { useState } from 'react'
import { isObject } from '../../language/runtime/merge'
import { AddButton } from './buttons'

/**
 * Draws a group that is of the same kind as one around it. RJSF marks it, because such groups would never end. The group is
 * drawn if it has values, or else a button that opens it.
 */
export function CyclicField(props: FieldProps) {
  const { schema, formData, fieldPathId, registry, disabled, readonly } = props
  const [isOpened, setOpened] = useState(false)
  const { SchemaField } = registry.fields
  if (SchemaField && (isOpened || holdsValue(formData)))
    return <SchemaField {...props} schema={{ ...schema, [RJSF_REF_CYCLE_KEY]: false }} />
  return (
    <div className="pw-field">
      <AddButton
        id={fieldPathId[ID_KEY]}
        registry={registry}
        disabled={disabled || readonly}
        onClick={() => setOpened(true)}
      />
    </div>
  )
}

/** Returns false for an object without values, which RJSF makes of a group that nobody has filled. */
function holdsValue(value: unknown): boolean {
  return isObject(value) ? Object.values(value).some(holdsValue) : value !== undefined
}

import RendererObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import type { FieldProps } from '@rjsf/utils'
import { useRef } from 'react'
import { same } from './same'

/** The renderer's field for objects. Its look comes as a new object each time, for which it would draw every member again. */
export function ObjectField(props: FieldProps) {
  const look = useRef(props.uiSchema)
  look.current = same(look.current, props.uiSchema)
  return <RendererObjectField {...props} {...(look.current && { uiSchema: look.current })} />
}

import { descriptionId, type FieldPathId, getTemplate, getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils'
import { createElement } from 'react'

type DescribedProps = Pick<ObjectFieldTemplateProps, 'schema' | 'uiSchema' | 'registry'> & {
  readonly fieldPathId: FieldPathId
}

/** Draws the description of the `uiSchema`. A description in the schema is for developers. */
export function Description({ fieldPathId, schema, uiSchema, registry }: DescribedProps) {
  const options = getUiOptions(uiSchema)
  const { description } = options
  if (description === undefined) return null
  return createElement(getTemplate('DescriptionFieldTemplate', registry, options), {
    id: descriptionId(fieldPathId),
    description,
    schema,
    registry,
    ...(uiSchema && { uiSchema }),
  })
}

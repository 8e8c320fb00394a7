import type { MultiSchemaFieldTemplateProps } from '@rjsf/utils'

/** A choice between shapes, and the fields of the chosen one. */
export function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <div className="pw-union">
      {selector}
      {optionSchemaField}
    </div>
  )
}

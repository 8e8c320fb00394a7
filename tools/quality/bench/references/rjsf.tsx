// RJSF as published: its own theme, and ajv compiling the schema in the browser.
import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import { useMemo, useState } from 'react'
import type { DrawnField } from '../drawn/fields'
import { schemaOf } from '../drawn/schemaOf'
import { ask } from './ask'
import { useChoices } from './useChoices'

interface Values {
  readonly [name: string]: unknown
}

export function SchemaForm({ fields, call }: { readonly fields: readonly DrawnField[]; readonly call: string }) {
  const schema = useMemo(() => schemaOf(fields), [fields])
  return (
    <Form
      schema={schema}
      validator={validator}
      noHtml5Validate
      onSubmit={({ formData }) => ask(call, formData as object)}
    />
  )
}

/**
 * Draws the same form with choices from the server, the second depending on the first. The schema changes with them. By
 * default, RJSF would preselect the first country.
 */
export function SchemaFormWithChoices({
  fields,
  call,
}: {
  readonly fields: readonly DrawnField[]
  readonly call: string
}) {
  const [values, setValues] = useState<Values>({})
  const { countries, methods } = useChoices(values['country_id'] as string | undefined)
  const schema = useMemo(
    () => schemaOf(fields, { country_id: countries ?? [], method_id: methods ?? [] }),
    [fields, countries, methods],
  )
  return (
    <Form
      schema={schema}
      validator={validator}
      noHtml5Validate
      experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
      formData={values}
      onChange={({ formData }) => setValues(formData as Values)}
      onSubmit={({ formData }) => ask(call, formData as object)}
    />
  )
}

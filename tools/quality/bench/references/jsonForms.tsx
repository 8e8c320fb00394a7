// JSON Forms with its vanilla renderers. It validates all the time, and shows problems after the first submit.
import { createAjv, type ValidationMode } from '@jsonforms/core'
import { JsonForms } from '@jsonforms/react'
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers'
import { useMemo, useState } from 'react'
import type { DrawnField } from '../drawn/fields'
import { schemaOf } from '../drawn/schemaOf'
import { ask } from './ask'
import { useChoices } from './useChoices'

interface Props {
  readonly fields: readonly DrawnField[]
  readonly call: string
  readonly hasChoices?: boolean
}

const ajv = createAjv()

export function JsonForm({ fields, call, hasChoices = false }: Props) {
  const [values, setValues] = useState<{ readonly [name: string]: unknown }>({})
  const [mode, setMode] = useState<ValidationMode>('ValidateAndHide')
  const [isGood, setGood] = useState(false)
  const { countries, methods } = useChoices(values['country_id'] as string | undefined)
  const schema = useMemo(
    () => (hasChoices ? schemaOf(fields, { country_id: countries ?? [], method_id: methods ?? [] }) : schemaOf(fields)),
    [fields, hasChoices, countries, methods],
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setMode('ValidateAndShow')
        if (isGood) void ask(call, values)
      }}
    >
      <JsonForms
        schema={schema}
        data={values}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        ajv={ajv}
        validationMode={mode}
        onChange={({ data, errors }) => {
          setValues(data as typeof values)
          setGood(errors?.length === 0)
        }}
      />
      <button type="submit">Send</button>
    </form>
  )
}

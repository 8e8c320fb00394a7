// JSON Forms with its vanilla renderers. It validates all the time, and shows problems after the first submit.
import { createAjv, type ValidationMode } from '@jsonforms/core'
import { JsonForms } from '@jsonforms/react'
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers'
import { useState } from 'react'
import { fieldsAsked, schemaOf } from '../drawn'
import { ask, showPage } from './show'

const ajv = createAjv()
const schema = schemaOf(fieldsAsked())

function JsonForm() {
  const [values, setValues] = useState<object>({})
  const [mode, setMode] = useState<ValidationMode>('ValidateAndHide')
  const [isGood, setGood] = useState(false)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setMode('ValidateAndShow')
        if (isGood) void ask('save', values)
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
          setValues(data as object)
          setGood(errors?.length === 0)
        }}
      />
      <button type="submit">Send</button>
    </form>
  )
}

showPage(<JsonForm />)

// RJSF as published: its own theme, and ajv compiling the schema in the browser.
import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import { fieldsAsked, schemaOf } from '../drawn'
import { ask, showPage } from './show'

showPage(
  <Form
    schema={schemaOf(fieldsAsked())}
    validator={validator}
    noHtml5Validate
    onSubmit={({ formData }) => void ask('save', formData as object)}
  />,
)

// Formily with its components for Ant Design.
import { Checkbox, Form, FormItem, Input, NumberPicker, Select, Submit } from '@formily/antd-v5'
import { createForm } from '@formily/core'
import { createSchemaField } from '@formily/react'
import { fieldsAsked, least, longest, most, type DrawnField } from '../drawn/fields'
import { ask } from '../references/ask'
import { showPage18 } from './show'

const fields = fieldsAsked(location.search)
const form = createForm()
const SchemaField = createSchemaField({ components: { Checkbox, FormItem, Input, NumberPicker, Select } })

function memberOf({ label: title, kind, required, choices }: DrawnField): object {
  const common = { title, required, 'x-decorator': 'FormItem' }
  switch (kind) {
    case 'text':
      return { ...common, type: 'string', maxLength: longest, 'x-component': 'Input' }
    case 'figure':
      return { ...common, type: 'number', minimum: least, maximum: most, 'x-component': 'NumberPicker' }
    case 'choice':
      return { ...common, type: 'string', enum: choices, 'x-component': 'Select' }
    case 'tick':
      return { ...common, type: 'boolean', 'x-component': 'Checkbox' }
  }
}

const schema = { type: 'object', properties: Object.fromEntries(fields.map((field) => [field.name, memberOf(field)])) }

showPage18(
  <Form form={form} component="form">
    <SchemaField schema={schema} />
    <Submit htmlType="submit" onSubmit={(values: object) => ask('save', values)}>
      Send
    </Submit>
  </Form>,
)

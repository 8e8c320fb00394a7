// form-render with its widgets for Ant Design.
import { Button, ConfigProvider } from 'antd'
import FormRender, { useForm } from 'form-render'
import { fieldsAsked, least, longest, most, type DrawnField } from '../drawn/fields'
import { ask } from '../references/ask'
import { showPage18 } from './show'

const fields = fieldsAsked(location.search)

function memberOf({ label: title, kind, required, choices }: DrawnField): object {
  const common = { title, required }
  switch (kind) {
    case 'text':
      return { ...common, type: 'string', widget: 'input', max: longest }
    case 'figure':
      return { ...common, type: 'number', widget: 'inputNumber', min: least, max: most }
    case 'choice':
      return { ...common, type: 'string', widget: 'select', props: { options: choices?.map(optionOf) } }
    case 'tick':
      return { ...common, type: 'boolean', widget: 'checkbox' }
  }
}

function optionOf(choice: string): object {
  return { label: choice, value: choice }
}

const schema = { type: 'object', properties: Object.fromEntries(fields.map((field) => [field.name, memberOf(field)])) }

function FormPage() {
  const form = useForm()
  return (
    <ConfigProvider>
      <FormRender form={form} schema={schema} onFinish={(values: object) => void ask('save', values)} />
      <Button htmlType="submit" onClick={form.submit}>
        Send
      </Button>
    </ConfigProvider>
  )
}

showPage18(<FormPage />)

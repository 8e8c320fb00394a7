import { ActionButtons } from '../../actions/ActionButtons'
import { ActionForm, type ActionFormProps } from '../../actions/ActionForm'
import type { FormBlock } from '../../language/types/plainBlocks'
import { useScope } from '../../runtime/scope/scope'
import { Card } from '../../ui/layout/Card'
import { WhenLoaded } from './WhenLoaded'

export function FormBlockView({ id, block }: { readonly id: string; readonly block: FormBlock }) {
  const scope = useScope()
  return (
    <WhenLoaded fields={block.fields} submit={block.submit}>
      <Card>
        <ActionForm
          id={id}
          form={block.form}
          fields={block.fields}
          order={block.order}
          steps={block.steps}
          sections={block.sections}
          rules={block.rules}
          branches={block.branches}
          incomplete={block.incomplete}
          submit={block.submit}
          scope={scope}
          footer={block.actions && <ActionButtons actions={block.actions} scope={scope} />}
        />
      </Card>
    </WhenLoaded>
  )
}

export function SheetForm(props: ActionFormProps) {
  return (
    <WhenLoaded fields={props.fields} submit={props.submit}>
      <ActionForm {...props} />
    </WhenLoaded>
  )
}

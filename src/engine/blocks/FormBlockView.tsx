import { ActionButtons } from '../action/ActionButtons'
import { ActionForm } from '../action/ActionForm'
import type { FormBlock } from '../config/plainBlocks'
import { useRoute } from '../page/routeContext'
import { useScope } from '../page/scope'
import { Card } from '../ui/Card'

/** A form on the page. */
export function FormBlockView({ id, block }: { readonly id: string; readonly block: FormBlock }) {
  const scope = useScope()
  const { route } = useRoute()
  const form = (
    <ActionForm
      id={id}
      form={block.form}
      fields={block.fields}
      order={block.order}
      incomplete={block.incomplete}
      submit={block.submit}
      scope={scope}
      footer={block.actions && <ActionButtons actions={block.actions} scope={scope} />}
    />
  )
  // On the coloured head of a welcome page a form needs a ground of its own.
  return route.page.look === 'welcome' ? <Card>{form}</Card> : form
}

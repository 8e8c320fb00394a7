import { ActionButtons } from '../../actions/ActionButtons'
import { useTranslate } from '../../i18n/useTranslate'
import type { ListBlock } from '../../language/types/plainBlocks'
import { useScope } from '../../runtime/scope/scope'
import { Empty } from '../../ui/feedback/Empty'

interface EmptyRowsProps {
  readonly empty: ListBlock['empty']
  readonly icon?: string | undefined
}

/** Stands in the place of rows: a drawing, the page's own words and its next step. The list says 'no more' below. */
export function EmptyRows({ empty, icon = empty?.icon }: EmptyRowsProps) {
  const scope = useScope()
  const translate = useTranslate()
  return (
    <Empty
      text={empty && translate(empty.text, scope)}
      icon={icon}
      action={empty?.action && <ActionButtons actions={{ action: empty.action }} scope={scope} />}
    />
  )
}

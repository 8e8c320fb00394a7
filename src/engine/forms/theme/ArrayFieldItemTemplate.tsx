import type { ArrayFieldItemTemplateProps } from '@rjsf/utils'
import { useLabel } from '../state/formRuntime'

/** Draws an item of a list with the buttons that move and remove it. */
export function ArrayFieldItemTemplate({ children, hasToolbar, buttonsProps, registry }: ArrayFieldItemTemplateProps) {
  const label = useLabel({ id: buttonsProps.fieldPathId.$id, label: '' })
  const { ArrayFieldItemButtonsTemplate } = registry.templates
  return (
    <div className="pw-item">
      <div className="pw-item-body">{children}</div>
      {hasToolbar && (
        <div className="pw-item-buttons" role="group" aria-label={label}>
          <ArrayFieldItemButtonsTemplate {...buttonsProps} />
        </div>
      )}
    </div>
  )
}

import type { ArrayFieldItemTemplateProps } from '@rjsf/utils'
import { usePath } from '../FieldPath'
import { useLabel } from '../place'
import { FieldPathContext } from '../FieldPath'
import { useTexts } from '../../text/useTexts'
import { IconButton } from '../../ui/IconButton'

/** One member of a list, with the buttons that move and remove it. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const path = [...usePath(), props.index]
  return (
    <div className="pw-item">
      <div className="pw-item-body">{props.children}</div>
      {props.hasToolbar && (
        <FieldPathContext value={path}>
          <ItemButtons {...props} />
        </FieldPathContext>
      )}
    </div>
  )
}

function ItemButtons({ buttonsProps, schema, disabled = false, readonly = false }: ArrayFieldItemTemplateProps) {
  const texts = useTexts()
  const label = useLabel(schema)
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps
  const isHeld = disabled || readonly
  return (
    <div className="pw-item-buttons" role="group" aria-label={label}>
      {(hasMoveUp || hasMoveDown) && (
        <>
          <span className="pw-item-up">
            <IconButton
              icon="chevron-down"
              label={texts.t('engine.form.moveUp', { label })}
              disabled={isHeld || !hasMoveUp}
              onPress={() => onMoveUpItem()}
            />
          </span>
          <IconButton
            icon="chevron-down"
            label={texts.t('engine.form.moveDown', { label })}
            disabled={isHeld || !hasMoveDown}
            onPress={() => onMoveDownItem()}
          />
        </>
      )}
      {hasRemove && (
        <IconButton
          icon="trash"
          label={texts.t('engine.form.remove', { label })}
          disabled={isHeld}
          onPress={() => onRemoveItem()}
        />
      )}
    </div>
  )
}

import type { IconButtonProps } from '@rjsf/utils'
import type { Texts } from '../../i18n/texts'
import { Button } from '../../ui/input/Button'
import { IconButton } from '../../ui/input/IconButton'
import { useFormRuntime } from '../state/formRuntime'
import { labelAt } from '../fields/label'
import { pathFromId } from '../fields/path'

/** Adds an item to a list, or a property to an object. */
export function AddButton(props: IconButtonProps) {
  const { texts, label } = useOwner(props)
  return (
    <Button icon="plus" block disabled={props.disabled} onPress={() => press(props)}>
      {texts.t('engine.form.add', { label })}
    </Button>
  )
}

/** Removes an item or a property. */
export function RemoveButton(props: IconButtonProps) {
  const { texts, label } = useOwner(props)
  return (
    <IconButton
      icon="trash"
      label={texts.t('engine.form.remove', { label })}
      disabled={props.disabled}
      onPress={() => press(props)}
    />
  )
}

/** Moves an item of a list up. */
export function MoveUpButton(props: IconButtonProps) {
  const { texts, label } = useOwner(props)
  return (
    <span className="pw-item-up">
      <IconButton
        icon="chevron-down"
        label={texts.t('engine.form.moveUp', { label })}
        disabled={props.disabled}
        onPress={() => press(props)}
      />
    </span>
  )
}

/** Moves an item of a list down. */
export function MoveDownButton(props: IconButtonProps) {
  const { texts, label } = useOwner(props)
  return (
    <IconButton
      icon="chevron-down"
      label={texts.t('engine.form.moveDown', { label })}
      disabled={props.disabled}
      onPress={() => press(props)}
    />
  )
}

/** Returns the label of the list or the item that a button belongs to, which the id of the button contains. */
function useOwner({ id }: IconButtonProps): { readonly texts: Texts; readonly label: string } {
  const { prefix, fields, texts } = useFormRuntime()
  return { texts, label: id === undefined ? '' : labelAt(pathFromId(prefix, id), fields, texts, undefined) }
}

// RJSF's handlers need the event only to prevent a submit. Our buttons never submit.
function press({ onClick }: IconButtonProps) {
  const handler = onClick as (() => void) | undefined
  handler?.()
}

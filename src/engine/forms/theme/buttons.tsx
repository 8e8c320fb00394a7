import type { IconButtonProps } from '@rjsf/utils'
import { flushSync } from 'react-dom'
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

export function RemoveButton(props: IconButtonProps) {
  const { texts, label } = useOwner(props)
  return (
    <IconButton
      icon="trash"
      label={texts.t('engine.form.remove', { label })}
      disabled={props.disabled}
      onPress={(button) => pressIn(button, props, 0)}
    />
  )
}

export function MoveUpButton(props: IconButtonProps) {
  const { texts, label } = useOwner(props)
  return (
    <span className="pw-item-up">
      <IconButton
        icon="chevron-down"
        label={texts.t('engine.form.moveUp', { label })}
        disabled={props.disabled}
        onPress={(button) => pressIn(button, props, -1)}
      />
    </span>
  )
}

export function MoveDownButton(props: IconButtonProps) {
  const { texts, label } = useOwner(props)
  return (
    <IconButton
      icon="chevron-down"
      label={texts.t('engine.form.moveDown', { label })}
      disabled={props.disabled}
      onPress={(button) => pressIn(button, props, 1)}
    />
  )
}

/** Returns the label of the list or the item that a button belongs to, which the id of the button contains. */
function useOwner({ id }: IconButtonProps): { readonly texts: Texts; readonly label: string } {
  const { prefix, fields, texts } = useFormRuntime()
  return { texts, label: id === undefined ? '' : labelAt(pathFromId(prefix, id), fields, texts, undefined) }
}

/** Presses a button of an item, and keeps the focus near: where the item is now, or on what stands in its place. */
function pressIn(button: HTMLElement, props: IconButtonProps, step: number) {
  const pressed = button.closest('.pw-item')
  const list = pressed?.parentElement
  const index = pressed && list ? [...list.children].indexOf(pressed) + step : -1
  flushSync(() => press(props))
  if (!list || (button.isConnected && button === document.activeElement)) return
  const item = list.children[Math.min(index, list.children.length - 1)]
  const buttons = [...((item?.lastElementChild ?? list.parentElement)?.querySelectorAll('button') ?? [])]
  const usable = buttons.filter((one) => !one.disabled)
  // Another press must not remove what was moved.
  usable.at(step === 0 ? -1 : 0)?.focus()
}

// RJSF's handlers need the event only to prevent a submit. Our buttons never submit.
function press({ onClick }: IconButtonProps) {
  const handler = onClick as (() => void) | undefined
  handler?.()
}

/** Scrolls to the first field with a message and focuses its control. */
export function focusFirstInvalid(form: HTMLElement): void {
  const invalid = [...form.querySelectorAll<HTMLElement>('.pw-field[data-invalid]')]
  const field = invalid.find((one) => !one.closest('[hidden]'))
  if (!field) return focusMessage(form)
  const usable = [...field.querySelectorAll<HTMLElement>(controls)].filter((one) => !one.matches(':disabled'))
  const labelled = field.querySelector('label')?.htmlFor
  // Elements around a control may be focusable too; the label names the control itself.
  const control =
    usable.find((one) => one.matches('[type=radio]:checked')) ??
    usable.find(({ id }) => id && id === labelled) ??
    usable[0]
  // The code of a widget may still be loading. Its field can take the focus instead; the message is there already.
  if (!control) field.tabIndex = -1
  // iOS before 15.5 ignores `preventScroll`; the next line decides the scroll position.
  ;(control ?? field).focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

/** Focuses the message of the form itself, if it has one. */
function focusMessage(form: HTMLElement): void {
  const message = form.querySelector<HTMLElement>('.pw-form-root > .pw-field-error')
  if (!message) return
  message.tabIndex = -1
  message.focus()
}

const controls = 'input, textarea, button, [tabindex]'

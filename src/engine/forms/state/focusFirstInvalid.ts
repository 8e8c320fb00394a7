/** Brings the first field with a message into view and puts the focus on its control. */
export function focusFirstInvalid(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>('.pw-field[data-invalid]')
  if (!field) return
  const usable = [...field.querySelectorAll<HTMLElement>(controls)].filter((one) => !one.matches(':disabled'))
  const labelled = field.querySelector('label')?.htmlFor
  // What stands around a control may take the focus too, but is nothing to press: the label is of the control.
  const control =
    usable.find((one) => one.matches('[type=radio]:checked')) ??
    usable.find(({ id }) => id && id === labelled) ??
    usable[0]
  // The code of a control may not be there yet: its field has the message at least, and the control is the next stop.
  if (!control) field.tabIndex = -1
  // enhancement: iOS before 15.5 scrolls to it at once; the next line decides where it comes to stand.
  ;(control ?? field).focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

const controls = 'input, textarea, button, [tabindex]'

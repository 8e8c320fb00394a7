/** Brings the first field with a message into view and puts the focus on its control. */
export function focusFirstWrong(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>('.pw-field[data-invalid]')
  if (!field) return
  const control = [...field.querySelectorAll<HTMLElement>(controls)].find((one) => !one.matches(':disabled'))
  control?.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

const controls = 'input:checked, input, textarea, button, [tabindex]'

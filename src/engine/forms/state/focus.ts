import type { FieldProblem } from '../validation/fieldProblem'

/** Focuses the control of the first field with a problem, and scrolls to it. Returns false if no such field is drawn. */
export function focusField(form: HTMLElement, problems: readonly FieldProblem[]): boolean {
  const names = new Set(problems.map(({ path }) => path.join('.')))
  const fields = [...form.querySelectorAll<HTMLElement>('.pw-field[data-field]')]
  const field = fields.find((one) => names.has(one.dataset['field'] ?? '') && !one.closest('[hidden]'))
  if (!field) return false
  const usable = [...field.querySelectorAll<HTMLElement>(controls)].filter((one) => !one.matches(':disabled'))
  const labelled = field.querySelector('label')?.htmlFor
  // Elements around a control may be focusable too; the label names the control itself.
  const control =
    usable.find((one) => one.matches('[type=radio]:checked')) ??
    usable.find(({ id }) => id && id === labelled) ??
    usable[0]
  // The code of a widget may still be loading. Its field can take the focus instead; the message comes in a moment.
  if (!control) field.tabIndex = -1
  // iOS before 15.5 ignores `preventScroll`; the next line decides the scroll position.
  ;(control ?? field).focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
  return true
}

/** Focuses the message of the form itself, if it has one. */
export function focusMessage(form: HTMLElement): void {
  const message = form.querySelector<HTMLElement>('.pw-form-root > .pw-field-error')
  if (!message) return
  message.tabIndex = -1
  message.focus()
}

const controls = 'input, textarea, button, [tabindex]'

/** Names of widgets that are drawn as a text input; they differ in type and keyboard. */
export const formatWidgets: ReadonlySet<string> = new Set(['text', 'search', 'tel', 'number', 'amount', 'date'])

/** Names of all widgets of the engine, as a field's `widget` gives them. */
export const widgetNames = [
  ...formatWidgets,
  'textarea',
  'password',
  'radio',
  'cards',
  'chips',
  'select',
  'sheet',
  'checkbox',
  'switch',
  'hidden',
] as const

/** Widgets that are one text input with another keyboard. */
export const formatWidgets: ReadonlySet<string> = new Set(['text', 'search', 'tel', 'number', 'amount', 'date'])

/** The widgets that every form knows, by the name a field gives. */
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

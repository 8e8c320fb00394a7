// The field widgets of the engine. A product adds its own. A new one takes a line here and its component in
// `forms/theme/theme.ts`.

/** Documentation of each widget, by the name that a field's `widget` gives. */
export const fieldWidgets = {
  text: 'One line of text.',
  textarea: 'Several lines of text.',
  password: 'A secret. A button shows it.',
  search: 'One line of text. The phone shows its search keyboard.',
  tel: 'A telephone number. The phone shows its number keyboard.',
  number: 'A whole number. The phone shows its digit keyboard.',
  amount: 'An amount. The phone shows its keyboard with digits and a decimal point.',
  date: 'A date.',
  radio: 'One of several choices. All of them are visible.',
  cards: 'One of several choices. Each is a card.',
  chips: 'One of several short choices, side by side.',
  select: 'One of several choices, in a list that opens.',
  sheet: 'One of many choices, in a sheet with a search.',
  checkbox: 'Yes or no, as a box.',
  switch: 'Yes or no, as a switch.',
  hidden: 'Sent, but not shown.',
} as const

/** Name of a widget of the engine. */
export type FieldWidget = keyof typeof fieldWidgets

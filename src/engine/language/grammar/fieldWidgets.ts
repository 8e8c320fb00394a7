// The engine's widgets of fields. A product adds its own.

/** Documentation of each widget, by the name that a field gives. */
export const fieldWidgets = {
  text: 'One line of text.',
  textarea: 'Several lines of text.',
  password: 'A secret, with a button that shows it.',
  search: 'One line, with the keyboard of a search.',
  tel: 'One line, with the keyboard of a telephone.',
  number: 'One line, with the keyboard of digits.',
  amount: 'One line, with the keyboard of digits and a point.',
  date: 'A date.',
  radio: 'One of several choices, all of them in sight.',
  cards: 'One of several choices, each a card.',
  chips: 'One of several short choices, side by side.',
  select: 'One of several choices, in a list that opens.',
  sheet: 'One of many choices, in a sheet with a search.',
  checkbox: 'Yes or no, as a box.',
  switch: 'Yes or no, as a switch.',
  hidden: 'Sent, but not shown.',
} as const

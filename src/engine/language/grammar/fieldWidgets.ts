// The definitions of the engine's field widgets. A product adds its own. A new one takes an entry here and its component in
// `forms/theme/theme.ts`.

/** The kind of value that a widget edits. A `choice` is a value of an enum, or of the field's `options`. */
export type Edited = 'string' | 'number' | 'boolean' | 'array' | 'choice'

/** The definition of a field widget. */
export interface FieldWidgetDefinition {
  /** One sentence for the documentation. */
  readonly doc: string
  /** The members of a form that the widget can edit. The checker refuses it for others. */
  readonly fits: readonly Edited[]
  /** True if a person types a line of text, which `check` and `suggest` need. */
  readonly isLine?: true
  /** A field with this widget, and the schema of the member that it fills. */
  readonly example: { readonly schema: object; readonly field: object }
}

const typed = {
  schema: { type: 'string', maxLength: 60 },
  field: { label: 'field.label', placeholder: 'field.placeholder', help: 'field.help' },
} as const
const chosen = {
  schema: { type: 'string', enum: ['owner', 'guest', 'friend'] },
  field: { label: 'field.label', words: { owner: 'choice.owner', guest: 'choice.guest', friend: 'choice.friend' } },
} as const
const ticked = { schema: { type: 'boolean' }, field: { label: 'field.label' } } as const

/** Definitions by the name that a field's `widget` gives. */
export const fieldWidgets = {
  text: { doc: 'One line of text.', fits: ['string', 'number'], isLine: true, example: typed },
  textarea: { doc: 'Several lines of text.', fits: ['string'], example: typed },
  password: { doc: 'A secret. A button shows it.', fits: ['string'], example: typed },
  search: {
    doc: 'One line of text. The phone shows its search keyboard.',
    fits: ['string', 'number'],
    isLine: true,
    example: typed,
  },
  tel: {
    doc: 'A telephone number. The phone shows its number keyboard.',
    fits: ['string', 'number'],
    isLine: true,
    example: { schema: { type: 'string', format: 'phone' }, field: typed.field },
  },
  number: {
    doc: 'A whole number. The phone shows its digit keyboard.',
    fits: ['string', 'number'],
    isLine: true,
    example: { schema: { type: 'integer', minimum: 1, maximum: 99 }, field: { label: 'field.label' } },
  },
  amount: {
    doc: 'An amount. The phone shows its keyboard with digits and a decimal point.',
    fits: ['string', 'number'],
    isLine: true,
    example: { schema: { type: 'string', format: 'decimal' }, field: { label: 'field.label' } },
  },
  date: {
    doc: 'A date.',
    fits: ['string'],
    isLine: true,
    example: { schema: { type: 'string', format: 'date' }, field: { label: 'field.label' } },
  },
  radio: { doc: 'One of several choices. All of them are visible.', fits: ['choice'], example: chosen },
  cards: { doc: 'One of several choices. Each is a card.', fits: ['choice'], example: chosen },
  chips: { doc: 'One of several short choices, side by side.', fits: ['choice'], example: chosen },
  select: { doc: 'One of several choices, in a list that opens.', fits: ['choice'], example: chosen },
  sheet: { doc: 'One of many choices, in a sheet with a search.', fits: ['choice'], example: chosen },
  checkbox: { doc: 'Yes or no, as a box.', fits: ['boolean'], example: ticked },
  switch: { doc: 'Yes or no, as a switch.', fits: ['boolean'], example: ticked },
  image: {
    doc: 'One picture, or several of a list. They are uploaded at once, and the value is their addresses.',
    fits: ['string', 'array'],
    example: {
      schema: { type: 'array', items: { type: 'string', format: 'image-url' }, maxItems: 3 },
      field: { label: 'field.label', max: 3 },
    },
  },
  hidden: {
    doc: 'Sent, but not shown.',
    fits: ['string', 'number', 'boolean', 'array', 'choice'],
    example: { schema: { type: 'string' }, field: { label: 'field.label', initial: 'sent' } },
  },
} as const satisfies { readonly [name: string]: FieldWidgetDefinition }

/** Name of a widget of the engine. */
export type FieldWidget = keyof typeof fieldWidgets

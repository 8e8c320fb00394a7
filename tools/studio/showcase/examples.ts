// Examples of kinds whose definitions have none: field widgets and formats.

interface FieldExample {
  /** The form whose member `value` the field fills in. */
  readonly form: string
  readonly field: object
}

const words = { owner: 'choice.owner', guest: 'choice.guest', friend: 'choice.friend' }
const forms: { readonly [widget: string]: string } = {
  number: 'number',
  amount: 'amount',
  date: 'date',
  radio: 'choice',
  cards: 'choice',
  chips: 'choice',
  select: 'choice',
  sheet: 'choice',
  checkbox: 'flag',
  switch: 'flag',
}

/** Returns the example of a field widget. */
export function fieldExample(widget: string): FieldExample {
  const form = forms[widget] ?? 'text'
  const more =
    form === 'choice'
      ? { words }
      : widget === 'hidden'
        ? { initial: 'sent' }
        : form === 'text'
          ? { placeholder: 'field.placeholder', help: 'field.help' }
          : {}
  return { form, field: { label: 'field.label', widget, ...more } }
}

const values: { readonly [format: string]: string } = {
  text: 'row.name',
  id: 'row.code',
  count: 'row.sum',
  money: 'row.sum',
  short: 'row.sum',
  time: 'row.at',
  date: 'row.at',
  image: 'row.image',
  images: 'row.images',
  phone: 'row.tel',
}

/** Returns the example of a format: a line of a record. */
export function formatExample(format: string): object {
  const parts = format === 'images' ? { parts: { src: 'src', time: 'time' } } : {}
  return { label: 'field.label', value: values[format] ?? 'row.name', format, ...parts }
}

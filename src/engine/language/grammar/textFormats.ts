// The values of `format` in a JSON Schema. A new one takes a line here and its rule in `forms/validation/hasFormat.ts`.

/** Documentation of each format of text. */
export const textFormats = {
  decimal: 'A decimal number as text, such as `"12.50"`.',
  id: 'An id of 1 to 32 digits.',
  phone: 'A telephone number of 5 to 15 digits, with `+`, spaces, hyphens and brackets.',
  email: 'An e-mail address.',
  uri: 'A web address that begins with `https:` or `http:`.',
  url: 'The same as `uri`.',
  date: 'A day, such as `"2026-01-31"`.',
  time: 'A time of day with its zone, such as `"09:30:00Z"`.',
  'date-time': 'A day and a time with its zone, such as `"2026-01-31T09:30:00Z"`.',
  color: 'A colour, such as `"#ff8800"`.',
  'image-url': 'The address of a picture that was uploaded.',
} as const

/** Name of a format that the engine validates. */
export type TextFormat = keyof typeof textFormats

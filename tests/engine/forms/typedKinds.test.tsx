import { describe, it } from 'vitest'
import { testKind, needed, set, type, type Kind } from './kind'

const kinds: readonly Kind[] = [
  { is: 'text', schema: { type: 'string' }, empty: needed, fill: type('A', 'hello'), sent: { a: 'hello' } },
  {
    is: 'password',
    schema: { type: 'string' },
    field: { widget: 'password' },
    empty: needed,
    fill: type('A', 's3cret'),
    sent: { a: 's3cret' },
  },
  {
    is: 'email',
    schema: { type: 'string', format: 'email' },
    empty: needed,
    fill: type('A', 'a@b.co'),
    sent: { a: 'a@b.co' },
  },
  {
    is: 'uri',
    schema: { type: 'string', format: 'uri' },
    empty: needed,
    fill: type('A', 'https://b.co/x'),
    sent: { a: 'https://b.co/x' },
  },
  {
    is: 'tel',
    schema: { type: 'string' },
    field: { widget: 'tel' },
    empty: needed,
    fill: type('A', '+966500000000'),
    sent: { a: '+966500000000' },
  },
  {
    is: 'phone',
    schema: { type: 'string', format: 'phone' },
    empty: needed,
    fill: type('A', '٠٥٠٠٠٠٠٠'),
    sent: { a: '05000000' },
  },
  {
    is: 'search',
    schema: { type: 'string' },
    field: { widget: 'search' },
    empty: needed,
    fill: type('A', 'x'),
    sent: { a: 'x' },
  },
  {
    is: 'textarea',
    schema: { type: 'string', maxLength: 20 },
    field: { widget: 'textarea' },
    empty: needed,
    fill: type('A', 'two words'),
    sent: { a: 'two words' },
  },
  {
    is: 'date',
    schema: { type: 'string', format: 'date' },
    empty: needed,
    fill: set('A', '2026-01-31'),
    sent: { a: '2026-01-31' },
  },
  {
    is: 'time',
    schema: { type: 'string', format: 'time' },
    empty: needed,
    fill: set('A', '14:30'),
    sent: { a: '14:30:00Z' },
  },
  {
    is: 'date-time',
    schema: { type: 'string', format: 'date-time' },
    empty: needed,
    fill: set('A', '2026-01-31T14:30'),
    sent: { a: '2026-01-31T08:45:00.000Z' },
  },
  {
    is: 'color',
    schema: { type: 'string', format: 'color' },
    empty: needed,
    fill: set('A', '#ff0000'),
    sent: { a: '#ff0000' },
  },
  { is: 'number', schema: { type: 'number' }, empty: needed, fill: type('A', '٣٫٥'), sent: { a: 3.5 } },
  { is: 'integer', schema: { type: 'integer' }, empty: needed, fill: type('A', '۴۲'), sent: { a: 42 } },
  {
    is: 'decimal',
    schema: { type: 'string', format: 'decimal' },
    empty: needed,
    fill: type('A', '1,234.50'),
    sent: { a: '1234.5' },
  },
  {
    is: 'id',
    schema: { type: 'string', format: 'id' },
    empty: needed,
    fill: type('A', '9007199254740993'),
    sent: { a: '9007199254740993' },
  },
  { is: 'nullable left empty', schema: { type: ['string', 'null'] }, sent: { a: null } },
  { is: 'nullable', schema: { type: ['string', 'null'] }, fill: type('A', 'x'), sent: { a: 'x' } },
  { is: 'nullable number', schema: { type: ['number', 'null'] }, fill: type('A', '7'), sent: { a: 7 } },
  { is: 'default', schema: { type: 'string', default: 'kept' }, sent: { a: 'kept' } },
  { is: 'const', schema: { type: 'string', const: 'fixed' }, sent: { a: 'fixed' } },
  {
    is: 'read-only',
    schema: { type: 'string', readOnly: true, default: 'r' },
    fill: type('A', 'xx'),
    sent: { a: 'r' },
  },
  { is: 'hidden', schema: { type: 'string', default: 'h' }, field: { widget: 'hidden' }, sent: { a: 'h' } },
]

describe('every kind of schema is drawn, validated and sent', () => {
  it.each(kinds)('$is', testKind)
})

import { describe, expect, it } from 'vitest'
import { hasFormat } from '../../../src/engine/forms/validation/hasFormat'

const table: readonly (readonly [format: string, good: readonly string[], bad: readonly string[]])[] = [
  ['decimal', ['0', '12.50', '-3'], ['1e3', '0x10', '+5', '1,5', '.', 'NaN']],
  ['id', ['1', '9007199254740993'], ['-1', '1.0', '1 2', '1'.repeat(33)]],
  ['phone', ['+966 50-000-0000', '(050) 1234'], ['1234', '12345a', '1'.repeat(16), '++12345']],
  [
    'email',
    ['a@b.co', "o'neil+x@sub.b.co", `${'a'.repeat(249)}@b.co`],
    ['a@b', 'a b@c.de', '@b.co', 'a@b..co', 'a@@b.co', `${'a'.repeat(250)}@b.co`],
  ],
  [
    'uri',
    ['https://b.co/x?y=1', 'HTTP://b.co', 'urn:isbn:9780141036144', 'mailto:a@b.co', 'ftp://b.co/x'],
    [
      'b.co',
      'javascript:alert(1)',
      'JavaScript:0',
      'data:text/html,x',
      'file:///etc',
      'https://',
      'https:b',
      'urn:a b',
      'urn:',
    ],
  ],
  ['url', ['https://b.co/x?y=1'], ['b.co', 'ftp://b.co', 'urn:isbn:9780141036144', 'javascript:alert(1)']],
  ['date', ['2024-02-29', '2026-12-31'], ['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1']],
  ['time', ['14:30:00Z', '00:00:00.5+03:00', '14:30:00'], ['14:30', '24:00:00Z', '14:60:00Z']],
  [
    'date-time',
    ['2026-01-31T14:30:00Z'],
    ['2026-02-30T14:30:00Z', '2026-01-31', '2026-01-31T14:30', '2026-01-31T14:30:00'],
  ],
  ['data-url', ['data:text/plain;name=a.txt;base64,QQ==', 'data:,'], ['a.txt', 'https://b.co/a', 'data:text/plain']],
  ['uuid', ['123e4567-e89b-12d3-a456-426614174000'], ['123e4567', '123e4567-e89b-12d3-a456-42661417400g']],
  [
    'iban',
    ['DE89370400440532013000', 'sa03 8000 0000 6080 1016 7519', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S'],
    ['DE88370400440532013000', 'DE8937040044053201300', 'ID1370012345678901', 'XX00', ''],
  ],
  ['clabe', ['032180000118359719', '0321 8000 0118 3597 19'], ['032180000118359718', '03218000011835971', '']],
  [
    'hostname',
    ['shop.example', 'localhost', 'a-b.c1', `${'a.'.repeat(126)}b`],
    ['shop example', '-a.b', 'a..b', `${'a'.repeat(64)}.b`, `${'a.'.repeat(126)}bc`],
  ],
  ['ipv4', ['192.0.2.1', '0.0.0.0', '255.255.255.255'], ['192.0.2', '192.0.2.256', '01.2.3.4', '1.2.3.4.']],
  ['ipv6', ['2001:db8::1', '::1'], ['2001:db8', '1.2.3.4', '::1]/', 'g::1']],
  ['regex', ['^[a-z]+$', ''], ['[a-z', '(', String.raw`\-`]],
  ['color', ['#ff0000', '#ABCDEF'], ['red', '#fff', '#ggg000']],
]

describe.each(table)('format %s', (format, good, bad) => {
  it.each(good)('takes %s', (text) => expect(hasFormat(text, format)).toBe(true))
  it.each(bad)('refuses %s', (text) => expect(hasFormat(text, format)).toBe(false))
})

it('accepts any text for a format without a rule', () => {
  expect(hasFormat('anything', 'image-url')).toBe(true)
})

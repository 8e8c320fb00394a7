// Random paths and addresses, made of the pieces that attacks are made of.
import fc from 'fast-check'

function pieces(): fc.Arbitrary<string> {
  return fc.constantFrom(
    '/',
    '\\',
    '//',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    '%09',
    '\t',
    '\n',
    ' ',
    '\u0000',
    '\u2028',
    '%6c',

    'https:',
    'http:',
    'javascript:',
    'data:',
    'blob:',
    'evil.example',
    'pay.example',
    'app.example',
    '.evil.example',
    'orders',
    '/orders',
    'orders/7',
    'login',
    'LOGIN',
    'staff',
    '7',
  )
}

/** Returns paths, most of them nearly good. */
export function path(): fc.Arbitrary<string> {
  const mixed = fc.array(pieces(), { maxLength: 7 }).map((parts) => parts.join(''))
  return fc.oneof(
    mixed,
    mixed.map((rest) => `/${rest}`),
    mixed.map((rest) => `/orders${rest}`),
    fc.webUrl(),
    fc.string(),
  )
}

/** Returns addresses, many of them nearly good. */
export function address(): fc.Arbitrary<string> {
  const mixed = fc.array(pieces(), { maxLength: 7 }).map((parts) => parts.join(''))
  return fc.oneof(
    mixed,
    mixed.map((rest) => `https://pay.example${rest}`),
    mixed.map((rest) => `https://${rest}`),
    fc.webUrl(),
    fc.string(),
  )
}

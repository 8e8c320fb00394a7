// A site, and random paths and addresses, made of the pieces that attacks are made of.
import fc from 'fast-check'

export const origin = 'https://app.example'
export const hosts = ['pay.example', 'bank.example:8443']
export const pages = new Set(['/', '/orders', '/orders/7', '/login', '/staff/login'])
export const routes = { known: (path: string) => pages.has(path.toLowerCase()), logins: ['/login', '/staff/login'] }

/** Moves the window of the test, which may be anywhere. */
export function visit(url: string): void {
  const { happyDOM } = window as unknown as { readonly happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(url)
}

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
    mixed.map((rest) => `https://${rest}`),
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
    fc.string(),
  )
}

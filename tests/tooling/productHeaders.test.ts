// Tests how a server of the product allows its tools more than production does.
import { expect, it } from 'vitest'
import { withPolicy } from '../../tools/vite/productHeaders'

const name = 'content-security-policy'
const headers = {
  [name]: "default-src 'none'; frame-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
}

it.each([
  [{}, headers[name]],
  [{ 'frame-src': "'self'" }, "default-src 'none'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'"],
  [
    { 'frame-ancestors': "'self'", 'frame-src': 'https:' },
    "default-src 'none'; frame-src https:; frame-ancestors 'self'; base-uri 'none'",
  ],
  [{ 'img-src': "'self'" }, headers[name]],
])('with %j only these directives of the policy change', (changes, policy) => {
  expect(withPolicy(headers as never, changes)).toEqual({ ...headers, [name]: policy })
})

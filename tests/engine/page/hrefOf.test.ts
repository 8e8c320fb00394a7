import { expect, it } from 'vitest'
import { hrefOf } from '../../../src/engine/runtime/navigation/useNavigateTo'

it.each([
  ['what separates members', 'a&uid=1;token=2?x=3'],
  ['a hash', '7#top'],
  ['a way out', '/../../login?to=//evil.example'],
  ['spaces and lines', 'a b\r\nSet-Cookie: c'],
  ['signs of its own', '%26+%2B'],
  ['letters of all languages', 'علي 王 🙂'],
])('ASVS 1.2.2 no value breaks out of its place in a query: %s', (_, value) => {
  const address = new URL(hrefOf('/orders', { [value]: value, page: 2 }), 'https://app.example')
  expect(address.pathname).toBe('/orders')
  expect(address.hash).toBe('')
  expect([...address.searchParams]).toEqual([
    [value, value],
    ['page', '2'],
  ])
})

it('a route without a query does not change', () => {
  expect(hrefOf('/orders', {})).toBe('/orders')
})

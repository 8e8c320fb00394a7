// Tests after which changes the development server opens the sandbox anew.
import { expect, it } from 'vitest'
import { isOfSandbox } from '../../tools/vite/sandboxPlugin'

it.each([
  ['/srv/shop/sandbox/openSandbox.ts', true],
  ['/srv/shop/sandbox/examples/people.json', true],
  ['/srv/shop/schemas/people.json', true],
  ['C:\\shop\\schemas\\people.json', true],
  ['/srv/shop/pages/people.json', false],
  ['/srv/shop/locales/en.json', false],
])('a change of %s is one of it: %s', (file, isOne) => {
  expect(isOfSandbox(file)).toBe(isOne)
})

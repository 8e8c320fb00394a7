// Tests after which changes the development server opens the sandbox anew.
import { expect, it } from 'vitest'
import { isOfSandbox } from '../../tools/vite/sandboxPlugin'

it.each([
  ['/home/a/shop/sandbox/openSandbox.ts', true],
  ['/home/a/shop/sandbox/examples/people.json', true],
  ['/home/a/shop/schemas/people.json', true],
  ['C:\\shop\\schemas\\people.json', true],
  ['/home/a/shop/pages/people.json', false],
  ['/home/a/shop/locales/en.json', false],
])('a change of %s is one of it: %s', (file, isOne) => {
  expect(isOfSandbox(file)).toBe(isOne)
})

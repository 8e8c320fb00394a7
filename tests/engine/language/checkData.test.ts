import { expect, it } from 'vitest'
import { checkData } from '../../../src/engine/language/check/checkData'

class Made {
  value = 1
}

it.each<[string, unknown]>([
  [
    'a value that is worked out when it is read',
    {
      get value() {
        return Math.random()
      },
    },
  ],
  ['a hidden name', { [Symbol('hidden')]: 1 }],
  ['what a class made', new Made()],
  ['what inherits', Object.create({ value: 1 })],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a function', () => 1],
  ['a big integer', 1n],
])('F44 %s is no data', (_what, value) => {
  expect(checkData({ a: { b: [value] } }, ['page'])).toMatchObject([
    { name: 'not-data', where: ['page', 'a', 'b', '0'] },
  ])
})

it('F05 markup is refused in texts and in names', () => {
  expect(checkData({ a: 'x <b>', '<b>': 'y' }, []).map(({ name, where }) => [name, where])).toEqual([
    ['markup', ['a']],
    ['markup', ['<b>']],
  ])
})

it('F44 what JSON gives, and an object without a prototype, are data', () => {
  expect(checkData(JSON.parse('{"a":[{"b":null,"c":1.5,"d":"e","f":true}]}'), [])).toEqual([])
  expect(checkData(Object.assign(Object.create(null) as object, { a: 1 }), [])).toEqual([])
})

import { expect, it } from 'vitest'
import { repeatedNames } from '../../tools/cli/generate/repeatedNames'

it.each([
  ['{}', []],
  ['{"a":1,"b":{"a":1},"c":[{"a":1},{"a":1}]}', []],
  ['{"a":"{\\"a\\":1}","b":"a"}', []],
  ['{"a":1,\n"a":2}', [{ path: ['a'], line: 2 }]],
  ['{"x":{"a":1,"\\u0061":2}}', [{ path: ['x', 'a'], line: 1 }]],
  ['{"x":[{"a" : 1,\n\n"b":{},"a":2}]}', [{ path: ['x', 'a'], line: 3 }]],
  ['{"constructor":1,"toString":2}', []],
])('F44 the names of %s that stand twice', (json, expected) => {
  expect(repeatedNames(json)).toEqual(expected)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { resolveBindings } from '../../../src/engine/language/runtime/resolveBindings'
import { mergePatch } from '../../../src/engine/language/runtime/merge'

it('fills known values and omits others', () => {
  const body = {
    uid: { from: 'row.uid' },
    role: 'admin',
    note: { from: 'row.note' },
    gone: { from: 'row.gone' },
    page: 1,
  }
  expect(resolveBindings(body, { row: { uid: '7', gone: null } })).toEqual({ uid: '7', role: 'admin', page: 1 })
})

// These are the examples of RFC 7396, appendix A.
it.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('%j patched by %j is %j', (target, patch, expected) => {
  const before = JSON.stringify(target)
  expect(mergePatch(target, patch)).toEqual(expected)
  expect(JSON.stringify(target)).toBe(before)
})

it.each(['{"__proto__": {"polluted": 1}}', '{"a": {"constructor": {"prototype": {"polluted": 1}}}}'])(
  'F11 %s is refused',
  (patch) => {
    expect(() => mergePatch({ a: {} }, JSON.parse(patch))).toThrow('A patch may not name the member')
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  },
)

it.each(['__proto__', 'constructor', 'prototype'])('F11 the refusal of a patch names its member "%s"', (name) => {
  expect(() => mergePatch({}, JSON.parse(`{"${name}": 1}`))).toThrow(`A patch may not name the member "${name}".`)
})

it('a patch applied twice changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (target, patch) => {
      const clean = (value: unknown) => !/__proto__|constructor|prototype/.test(JSON.stringify(value))
      fc.pre(clean(target) && clean(patch))
      const once = mergePatch(target, patch)
      expect(mergePatch(once, patch)).toEqual(once)
    }),
  )
})

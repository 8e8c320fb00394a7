import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { same } from '../../../../src/engine/form/renderer/same'

describe('what has not changed stays the same object', () => {
  it('as a whole', () => {
    const last = { a: [1, { b: 'x' }] }
    expect(same(last, structuredClone(last))).toBe(last)
  })

  it('in its parts, beside what has changed', () => {
    const last = { a: { x: 1 }, b: { x: 1 }, list: [{ x: 1 }, { x: 2 }] }
    const next = same(last, { a: { x: 1 }, b: { x: 2 }, list: [{ x: 1 }, { x: 3 }, { x: 4 }] })
    expect(next.a).toBe(last.a)
    expect(next.list[0]).toBe(last.list[0])
    expect(next).toEqual({ a: { x: 1 }, b: { x: 2 }, list: [{ x: 1 }, { x: 3 }, { x: 4 }] })
  })

  it.each([
    [{ a: undefined }, {}],
    [{}, { a: undefined }],
    [[], {}],
    [{ a: 1 }, null],
  ])('and %j is not %j', (last, next) => expect(same(last, next)).toBe(next))

  it('keeps what a schema is marked with, and every key its own', () => {
    const mark = Symbol('mark')
    const last = { [mark]: true, a: {} }
    expect(same(last, { [mark]: false, a: {} })[mark]).toBe(false)
    const next = JSON.parse('{"__proto__": {"x": 1}, "a": {}, "b": 1}') as { a: object }
    const kept = same(last, next)
    expect(Object.hasOwn(kept, '__proto__')).toBe(true)
    expect(kept.a).toBe(last.a)
  })

  it('gives what it was given, whatever came before', () => {
    const tree = fc.jsonValue({ maxDepth: 4 })
    fc.assert(
      fc.property(tree, tree, (last, next) => {
        expect(same(last, next)).toEqual(next)
      }),
    )
  })
})

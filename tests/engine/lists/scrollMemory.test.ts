import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPositions } from '../../../src/engine/lists/scroll/positions'
import { positionOf, rememberPosition, storePositions } from '../../../src/engine/lists/scroll/scrollMemory'

const place = (scrollTop: number) => ({
  snapshot: { scrollTop, ranges: [{ startIndex: 0, endIndex: Infinity, size: 56 }] },
  pages: 2,
})
let kept: Map<string, string>
function withStorage(storage: unknown) {
  vi.stubGlobal('window', { sessionStorage: storage })
}
beforeEach(() => {
  kept = new Map()
  forgetPositions()
  withStorage({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  })
})
afterEach(() => forgetPositions())

it('a place is found again under its name, and after a reload', () => {
  rememberPosition('/list a 1', place(10))
  rememberPosition('/list a 2', place(20))
  rememberPosition('/list a 1', place(30))
  expect(positionOf('/list a 1')).toEqual(place(30))
  storePositions()
  forgetPositions()
  expect(positionOf('/list a 1')).toEqual(place(30))
  expect(positionOf('/list a 2')).toEqual(place(20))
  expect(positionOf('/list a 3')).toBeUndefined()
})

it('the oldest of more than 40 places are forgotten', () => {
  for (let index = 0; index < 45; index += 1) rememberPosition(`list ${index}`, place(index))
  expect(positionOf('list 4')).toBeUndefined()
  expect(positionOf('list 5')).toEqual(place(5))
})

it('a place that is noted again is the newest, so it is not forgotten next', () => {
  for (let index = 0; index < 40; index += 1) rememberPosition(`list ${index}`, place(index))
  rememberPosition('list 0', place(99))
  rememberPosition('list 40', place(40))
  expect(positionOf('list 0')).toEqual(place(99))
  expect(positionOf('list 1')).toBeUndefined()
})

it('at most 64 K characters are stored, the newest first', () => {
  const ranges = Array.from({ length: 700 }, (_, index) => ({ startIndex: index, endIndex: index, size: 50 + index }))
  for (let index = 0; index < 10; index += 1) {
    rememberPosition(`list ${index}`, { pages: 1, snapshot: { scrollTop: index, ranges } })
  }
  storePositions()
  expect([...kept.values()].join('').length).toBeLessThanOrEqual(64 * 1024)
  forgetPositions()
  expect(positionOf('list 9')?.snapshot.scrollTop).toBe(9)
  expect(positionOf('list 0')).toBeUndefined()
})

it.each([
  ['null', () => withStorage(null)],
  [
    'throwing on every use',
    () =>
      withStorage({
        getItem() {
          throw new Error('SecurityError')
        },
        setItem() {
          throw new Error('QuotaExceededError')
        },
      }),
  ],
  [
    'forbidden',
    () =>
      vi.stubGlobal('window', {
        get sessionStorage() {
          throw new Error('SecurityError')
        },
      }),
  ],
  ['not JSON', () => kept.set('pagewright.scroll', '{')],
  ['another shape', () => kept.set('pagewright.scroll', '{"a":1}')],
  [
    'broken entries',
    () =>
      kept.set(
        'pagewright.scroll',
        '[null,["x"],["x",null],["x",{"pages":1}],["x",{"pages":1,"snapshot":{"scrollTop":1,"ranges":[null]}}]]',
      ),
  ],
])('memory serves when session storage is %s', (_name, breakStorage) => {
  breakStorage()
  expect(positionOf('x')).toBeUndefined()
  rememberPosition('y', place(10))
  expect(() => storePositions()).not.toThrow()
  expect(positionOf('y')).toEqual(place(10))
})

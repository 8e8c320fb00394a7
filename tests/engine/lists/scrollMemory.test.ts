import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPlaces, placeOf, rememberPlace, storePlaces } from '../../../src/engine/lists/scroll/scrollMemory'

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
  forgetPlaces()
  withStorage({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  })
})
afterEach(() => forgetPlaces())

it('a place is found again under its name, and after a reload', () => {
  rememberPlace('/list a 1', place(10))
  rememberPlace('/list a 2', place(20))
  rememberPlace('/list a 1', place(30))
  expect(placeOf('/list a 1')).toEqual(place(30))
  storePlaces()
  forgetPlaces()
  expect(placeOf('/list a 1')).toEqual(place(30))
  expect(placeOf('/list a 2')).toEqual(place(20))
  expect(placeOf('/list a 3')).toBeUndefined()
})

it('the oldest of more than 40 places are forgotten', () => {
  for (let index = 0; index < 45; index += 1) rememberPlace(`list ${index}`, place(index))
  expect(placeOf('list 4')).toBeUndefined()
  expect(placeOf('list 5')).toEqual(place(5))
})

it('no more than 64 K characters are stored, the newest first', () => {
  const ranges = Array.from({ length: 700 }, (_, index) => ({ startIndex: index, endIndex: index, size: 50 + index }))
  for (let index = 0; index < 10; index += 1) {
    rememberPlace(`list ${index}`, { pages: 1, snapshot: { scrollTop: index, ranges } })
  }
  storePlaces()
  expect([...kept.values()].join('').length).toBeLessThanOrEqual(64 * 1024)
  forgetPlaces()
  expect(placeOf('list 9')?.snapshot.scrollTop).toBe(9)
  expect(placeOf('list 0')).toBeUndefined()
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
  ['not JSON', () => kept.set('pw.scroll', '{')],
  ['another shape', () => kept.set('pw.scroll', '{"a":1}')],
  [
    'broken entries',
    () =>
      kept.set(
        'pw.scroll',
        '[null,["x"],["x",null],["x",{"pages":1}],["x",{"pages":1,"snapshot":{"scrollTop":1,"ranges":[null]}}]]',
      ),
  ],
])('memory serves when session storage is %s', (_name, breakStorage) => {
  breakStorage()
  expect(placeOf('x')).toBeUndefined()
  rememberPlace('y', place(10))
  expect(() => storePlaces()).not.toThrow()
  expect(placeOf('y')).toEqual(place(10))
})

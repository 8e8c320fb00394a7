import { expect, it, vi } from 'vitest'
import { accept, browserSource, effectiveMax } from '../../src/widgets/bridge/chooseImages'

const files = (count: number) => Array.from({ length: count }, (_, index) => new File(['x'], `${index}.png`))
const warn = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined)

it.each([
  [19, 19, 19, false],
  [20, 19, 0, true],
])('S5-04 %i chosen with room for %i: %i taken', (chosen, room, taken, isTooMany) => {
  const log = warn()
  expect(accept(files(chosen), room)).toMatchObject({ files: { length: taken }, isTooMany })
  expect(log.mock.calls.flat()).toEqual(chosen > 19 ? ['too many: more than 20 images chosen'] : [])
})

it.each([
  [4, 3, 3, true],
  [3, 3, 3, false],
  [1, 0, 0, true],
])('S5-06 %i chosen with room for %i: the first %i, in their order', (chosen, room, taken, isTooMany) => {
  const all = files(chosen)
  expect(accept(all, room)).toEqual({ files: all.slice(0, taken), isTooMany })
})

it.each([
  [[undefined, undefined], 19],
  [[9, 3], 3],
  [[undefined, 25], 19],
  [[9, -1], 9],
])('S5-06 the bounds %j allow %i pictures', (bounds, max) => {
  expect(effectiveMax(...bounds)).toBe(max)
})

function chooser() {
  const input = document.createElement('input')
  input.type = 'file'
  const click = vi.spyOn(input, 'click').mockImplementation(() => undefined)
  const source = browserSource(input)
  const choose = (chosen: readonly File[]) => {
    Object.defineProperty(input, 'files', { value: chosen, configurable: true })
    input.dispatchEvent(new Event(chosen.length > 0 ? 'change' : 'cancel', { bubbles: true }))
  }
  return { input, click, source, choose }
}

it('a chooser whose end nobody told is over when the next one opens', async () => {
  const { source, choose } = chooser()
  const first = source.choose(3)
  const second = source.choose(3)
  const two = files(2)
  choose(two)
  expect([await first, await second]).toEqual([[], two])
})

it('the picture of the last choice can be chosen again: browsers tell a change only of another file', async () => {
  const { input, click, source, choose } = chooser()
  let value = 'C:\\fakepath\\0.png'
  Object.defineProperty(input, 'value', {
    get: () => value,
    set(next: string) {
      value = next
    },
  })
  click.mockImplementation(() => expect(value).toBe(''))
  const again = source.choose(1)
  expect(click).toHaveBeenCalledOnce()
  choose(files(1))
  expect(await again).toHaveLength(1)
})

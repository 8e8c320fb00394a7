// Tests the thumbnails of pages in the studio, and the size that an address of the studio keeps.
import { expect, it } from 'vitest'
import { pages } from '../../pages.config'
import { deviceWidth, readDevice, withDevice } from '../../tools/studio/editor/model/device'
import { sketchOf, sketchSize } from '../../tools/studio/editor/model/sketchOf'

it.each(Object.entries(pages))(
  'the thumbnail of %s has its title and something of its blocks, within its size',
  (_route, page) => {
    const boxes = sketchOf(JSON.parse(JSON.stringify(page)) as Parameters<typeof sketchOf>[0])
    expect(boxes.length).toBeGreaterThan(1)
    for (const { x, y, width, height } of boxes) {
      expect(Math.min(x, y, width, height)).toBeGreaterThan(0)
      expect(x + width).toBeLessThanOrEqual(sketchSize.width)
      expect(y + height).toBeLessThanOrEqual(sketchSize.height)
    }
  },
)

it('a page without blocks is its title alone', () => {
  expect(sketchOf({ title: 'a' })).toHaveLength(1)
})

it.each<[string, object, readonly string[]]>([
  ['buttons', { block: 'links', look: 'buttons', links: { a: {}, b: {}, c: {} } }, ['main', 'soft']],
  ['a form without fields', { block: 'form', fields: {} }, ['face', 'main']],
  ['a form with two fields', { block: 'form', fields: { a: {}, b: {} } }, ['face', 'face', 'main']],
  ['a block of an unknown kind', { block: 'nothing' }, []],
])('the thumbnail of a page with %s is drawn below its title', (_what, block, kinds) => {
  expect(sketchOf({ title: 'a', blocks: { one: block } }).map(({ kind }) => kind)).toEqual(['text', ...kinds])
})

it('blocks of a thumbnail stand in the order of the page', () => {
  const blocks = { form: { block: 'form', fields: {} }, go: { block: 'links', look: 'buttons', links: { a: {} } } }
  const kindsOf = (order?: readonly string[]) =>
    sketchOf({ title: 'a', blocks, ...(order && { order }) }).map(({ kind }) => kind)
  expect(kindsOf()).toEqual(['text', 'face', 'main', 'main'])
  expect(kindsOf(['go', 'form'])).toEqual(['text', 'main', 'face', 'main'])
})

it.each([
  ['phone', {}, 375],
  ['phone', undefined, 375],
  ['phone', { designWidth: 390 }, 390],
  ['phone', { designWidth: 'wide' }, 375],
  ['tablet', { designWidth: 390 }, 768],
  ['desktop', { designWidth: 390 }, 1280],
] as const)('S3-07 a %s of the market %j is %i px wide', (device, market, width) => {
  expect(deviceWidth(device, market)).toBe(width)
})

it.each([
  ['', 'phone', ''],
  ['?path=/a', 'phone', '?path=/a'],
  ['?path=/a', 'tablet', '?path=/a&size=tablet'],
  ['', 'desktop', '?size=desktop'],
] as const)('the address %s with the size %s is %s, and back', (search, device, address) => {
  expect(withDevice(search, device)).toBe(address)
  expect(readDevice(address)).toEqual({ device, rest: new URLSearchParams(search).toString() })
})

it('an unknown size is refused in a sentence', () => {
  expect(() => readDevice('?size=watch')).toThrow(/size.*watch/)
})

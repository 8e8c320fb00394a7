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

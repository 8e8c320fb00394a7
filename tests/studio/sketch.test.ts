// Tests the thumbnails of pages in the studio, and the size that an address of the studio keeps.
import { expect, it } from 'vitest'
import { deviceWidth, readDevice } from '../../tools/studio/editor/model/device'
import { sketchOf } from '../../tools/studio/editor/model/sketchOf'

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

it('an unknown size is refused in a sentence', () => {
  expect(() => readDevice('?size=watch')).toThrow(/size.*watch/)
})

it('blocks of a thumbnail stand below its title, in the order of the page', () => {
  const blocks = { form: { block: 'form', fields: {} }, go: { block: 'links', look: 'buttons', links: { a: {} } } }
  const kindsOf = (order?: readonly string[]) =>
    sketchOf({ title: 'a', blocks, ...(order && { order }) }).map(({ kind }) => kind)
  expect(kindsOf()).toEqual(['text', 'face', 'main', 'main'])
  expect(kindsOf(['go', 'form'])).toEqual(['text', 'main', 'face', 'main'])
})

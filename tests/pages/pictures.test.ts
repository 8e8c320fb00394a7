// The pictures of the pages: the shape of each, and which of them is mirrored where one reads from right to left.
import { describe, expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { pages } from '../../pages.config'
import { blocksOfKind, words } from './facts'
import { partsIn } from './partsIn'

/** Rows, and the parties of a payment, with a picture. A hero has a shape of its own. */
const withPicture = partsIn(pages).flatMap(({ show, parties }) => [
  ...(isObject(show) ? [show] : []),
  ...(isObject(parties) ? Object.values(parties).filter(isObject) : []),
])
const shapes = withPicture.flatMap(({ image, imageShape }) =>
  typeof image === 'string' ? [[image, imageShape === 'square' ? 'square' : 'round'] as const] : [],
)
const squares = ['row.cover', 'row.image_url', 'row.method.image_url', 'form.method_image']
const faces = [
  'row.avatar_url',
  'row.reseller.avatar_url',
  'row.user.avatar_url',
  'user.avatar_url',
  'form.receiver_image',
  'form.reseller_image',
]

describe('S3-11 S3-12 the picture of a person is round, and that of an agency or a method is square', () => {
  it.each([...squares.map((path) => [path, 'square']), ...faces.map((path) => [path, 'round'])])(
    '%s is %s',
    (path, shape) => {
      expect(new Set(shapes.filter(([image]) => image === path).map(([, found]) => found))).toEqual(new Set([shape]))
    },
  )

  it('these are all of them', () => {
    expect(new Set(shapes.map(([image]) => image))).toEqual(new Set([...squares, ...faces]))
  })
})

it('S2-17 S9-02 a picture of steps runs the other way in a language that runs from right to left', () => {
  const media = [...blocksOfKind('media')].map(([place, { label, mirror }]) => [place, words(label), mirror])
  expect(media).toEqual([
    ['/app-recharge/faq › steps', 'Three steps: choose a payment method, pay, get your coins', true],
  ])
})

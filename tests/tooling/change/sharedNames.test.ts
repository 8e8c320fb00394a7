// Tests which values of a page the studio calls shared, because a change of them is seen elsewhere too.
import { afterAll, expect, it } from 'vitest'
import { createSmallProduct } from '../../support/smallProduct'
import { sharedNames } from '../../../tools/cli/change/sharedNames'

const product = createSmallProduct()
afterAll(() => product.remove())

const lines = 'blocks › list › show › lines'
const name = [`${lines} › name`, `${lines} › name › label`, `${lines} › name › value`]
const size = [`${lines} › size`, `${lines} › size › label`, `${lines} › size › value`]
const own = ['blocks › list › own', 'blocks › list › own › label', 'blocks › list › own › tags']

it.each<[string, { readonly [name: string]: readonly string[] }]>([
  // A spread gives its members alone: the object around it is the page's own, and so is `date` in it.
  [
    '/first',
    { lines: [...name, ...size], own, both: ['blocks › both'], size: ['blocks › size', 'blocks › size › size'] },
  ],
  ['/second', { lines: [lines, ...name, ...size], size: ['blocks › more › size'] }],
  ['/third', {}],
  ['/nowhere', {}],
])('the values of %s that other places may use, by the name of the constant', (route, shared) => {
  const expected = Object.entries(shared).flatMap(([constant, paths]) => paths.map((path) => [path, constant]))
  expect(sharedNames(product.folder, route)).toEqual(Object.fromEntries(expected))
})

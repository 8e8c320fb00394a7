// In a build a page loads its own words: each that it says must be among them, or among those of the start.
import { expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { pages } from '../../pages.config'
import { usesInData } from '../../tools/cli/check/messageUses'
import { productUses } from '../../tools/cli/check/productUses'
import type { Product } from '../../tools/cli/generate/routes'
import { root } from '../../tools/cli/root'
import { splitWords } from '../../tools/vite/routeWords'
import { routeFile } from '@pagewright/engine/tools'
import { bundleNamed } from '../locales/bundles'

const product = { pages, markets } as unknown as Product
const { start, routes } = splitWords(root)

it.each(Object.entries(product.pages))('%s loads all that it says', (route, page) => {
  const says = routes.get(routeFile(route))
  const left = usesInData(page, route).filter(({ key }) => !start(key) && !says?.(key))
  expect(left).toEqual([])
})

it.each(Object.entries(product.markets))('what the market %s changes loads all that it says', (id, market) => {
  for (const [route, overlay] of Object.entries(market.pages ?? {})) {
    const says = routes.get(`${routeFile(route)}.${id}`) ?? routes.get(routeFile(route))
    const left = usesInData(overlay, route).filter(({ key }) => !start(key) && !says?.(key))
    expect(left).toEqual([])
  }
})

it('what code says is there from the start, and a page has nothing that is', () => {
  const { code, built } = productUses(root, product, bundleNamed('en'))
  // The boot guard has its texts inside: it speaks where no text can be loaded.
  const isGuard = (key: string) => key.startsWith('engine.guard.')
  expect([...code, ...built].filter(({ key }) => !start(key) && !isGuard(key))).toEqual([])
  const own = [...routes.values()].flatMap((says) => Object.keys(bundleNamed('en').texts).filter(says))
  expect(own.length).toBeGreaterThan(200)
  expect(own.filter(start)).toEqual([])
})

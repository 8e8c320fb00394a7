// Tests the messages of a build: each message of a page loads with the page or with the start.
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

it('messages of code load at the start, and a page does not repeat them', () => {
  const { code, built } = productUses(root, product, bundleNamed('en'))
  // The boot guard contains its own texts, because it runs when nothing can load.
  const isApart = (key: string) => /^engine\.(guard|media|timeline)\./.test(key)
  expect([...code, ...built].filter(({ key }) => !start(key) && !isApart(key))).toEqual([])
  const own = [...routes.values()].flatMap((says) => Object.keys(bundleNamed('en').texts).filter(says))
  expect(own.length).toBeGreaterThan(200)
  expect(own.filter(start)).toEqual([])
})

it.each([
  ['engine.media.play', 'media'],
  ['engine.timeline.done', 'timeline'],
])('%s loads with the pages that have a %s, and with no other', (key, kind) => {
  expect(start(key)).toBe(false)
  const loading = [...routes].filter(([, says]) => says(key)).map(([route]) => route)
  const having = Object.entries(product.pages).filter(([, page]) => JSON.stringify(page).includes(`"block":"${kind}"`))
  expect(loading.toSorted()).toEqual(having.map(([route]) => routeFile(route)).toSorted())
  expect(having.length).toBeGreaterThan(0)
})

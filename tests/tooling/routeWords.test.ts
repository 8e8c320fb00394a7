// Tests the messages of a build: each message of a page loads with the page or with the start.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { pages } from '../../pages.config'
import { usesInData } from '../../tools/cli/check/messageUses'
import { productUses } from '../../tools/cli/check/productUses'
import type { Product } from '../../tools/cli/generate/routes'
import { root } from '../../tools/cli/root'
import { routeWords, splitWords } from '../../tools/vite/routeWords'
import { routeFile } from '@pagewright/engine/tools'
import { bundleNamed, bundles } from '../locales/bundles'

const product = { pages, markets } as unknown as Product
const { start, routes } = splitWords(root)

it.each(Object.entries(product.pages))('%s loads all that it says', (route, page) => {
  const says = routes.get(routeFile(route))
  const left = usesInData(page, route).filter(({ key }) => !start(key) && !says?.(key))
  expect(left).toEqual([])
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

describe('a build', () => {
  type Hook = (this: unknown, ...given: readonly unknown[]) => { readonly code: string } | null
  const plugin = routeWords(root, 'routes') as unknown as { readonly [hook: string]: Hook }
  const files = new Map<string, string>()
  const emitFile = ({ fileName, source }: { readonly fileName: string; readonly source: string }) =>
    files.set(fileName, source)
  plugin['buildStart']?.call({})
  plugin['generateBundle']?.call({ emitFile })

  it.each(bundles.map(({ language }) => language))(
    'has each message of %s, in all its plural forms, at the start or in a page',
    (language) => {
      const { texts } = bundleNamed(language)
      const id = join(root, 'locales', `${language}.json`)
      const atStart = plugin['transform']?.call({}, JSON.stringify(texts), id)?.code ?? '{}'
      const ofPages = [...files]
        .filter(([name]) => name.startsWith(`assets/routes/${language}/`))
        .map(([, text]) => text)
      const loaded = new Set([atStart, ...ofPages].flatMap((text) => Object.keys(JSON.parse(text) as object)))
      expect(ofPages).toHaveLength(routes.size)
      expect(Object.keys(texts).filter((key) => !loaded.has(key) && !key.startsWith('engine.guard.'))).toEqual([])
    },
  )
})

// A small site to generate routes for: pages with one text, and markets that differ only in overlays.
import type { Market } from '@pagewright/engine/language'
import { type PageConfig, sentence } from '@pagewright/engine/tools'
import type { Product } from '../../tools/cli/generate/loadProduct'
import { siteText } from '../../tools/cli/generate/site'
import { checkRoutes } from '../../tools/cli/check/product/examine'
import { writeRoutes } from '../../tools/cli/generate/routes'
import { root } from '../../tools/cli/root'
import { smallMarket } from './smallMarket'

export const market: Market = smallMarket
export const contract = { calls: {}, set: { 'common.json': { Session: { type: 'object' } } } } as const

export const text = (title: string): PageConfig => ({
  title,
  blocks: { text: { block: 'text', items: { one: { text: title } } } },
})

/** Returns the files, problems and site map of some pages in markets with these overlays. */
export function write(pages: Product['pages'], overlays: { readonly [market: string]: Market['pages'] }) {
  const markets = Object.fromEntries(
    Object.entries(overlays).map(([id, changed]) => [id, { ...market, ...(changed && { pages: changed }) }]),
  )
  const files: { [path: string]: string } = {}
  const sets = new Map(Object.keys(markets).map((id) => [id, contract.set]))
  const product: Product = { pages, sources: {}, markets }
  const checked = checkRoutes({ root, product, contract, sets })
  const site = writeRoutes({
    product,
    contract,
    checked,
    files,
    formFile: () => 'form',
    endpointFile: () => 'endpoint',
    said: (problems) => problems.map(sentence),
  })
  const { problems } = checked
  return { files, problems, site, text: siteText(site, {}) }
}

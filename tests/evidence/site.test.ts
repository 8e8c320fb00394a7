// Tests what the choice of browser cases knows of each page of the product.
import { expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { pages } from '../../pages.config'
import { sources } from '../../pages/sources'
import { root } from '../../tools/cli/root'
import { graphOf } from '../../tools/quality/evidence/graph'
import { readSite } from '../../tools/quality/evidence/site'

const site = await readSite(root, graphOf(root))

it('knows every page, with its config', () => {
  expect([...site.keys()]).toEqual(Object.keys(pages))
  for (const [route, page] of Object.entries(pages)) expect(site.get(route)?.text).toContain(JSON.stringify(page))
})

it('knows what the markets say of a page', () => {
  const overlays = Object.values(markets).flatMap((market) => Object.entries('pages' in market ? market.pages : {}))
  expect(overlays.length).toBeGreaterThan(2)
  for (const [route, overlay] of overlays) expect(site.get(route)?.text).toContain(JSON.stringify(overlay))
})

it('knows the modules of a page and the named reads that it uses, and no others', () => {
  const { files, text } = site.get('/withdraw') ?? { files: new Set<string>(), text: '' }
  expect(['pages/withdraw/withdraw.ts', 'pages/guild.ts'].map((file) => files.has(file))).toEqual([true, false])
  const isRead = (id: 'withdrawal' | 'inviter') => text.includes(JSON.stringify([id, sources[id]]))
  expect([isRead('withdrawal'), isRead('inviter')]).toEqual([true, false])
})

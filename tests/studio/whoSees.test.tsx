// Tests what the panel says about the people who see a part. The product is Conduit, which gives a link to a fifth of them.
import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { WhoSees } from '../../tools/studio/editor/panel/WhoSees'
import { readProduct } from '../../tools/studio/server/api/readProduct'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'
import { openPanel } from './openPanel'
import { emptyProduct } from './studioState'

let product: StudioProduct
beforeAll(async () => {
  product = await readProduct(`${root}/examples/conduit`)
})

it.each([
  ['write', ['Visitornever', 'Readeralways']],
  ['signIn', ['Visitoralways', 'Readernever']],
  [
    'favorites',
    [
      'Visitornever',
      'Readerif market.hasTrials = true; 20 % of people (buckets 0-19); if now.time ≥ "2026-11-01" and now.time < "2027-05-01"',
    ],
  ],
])('the link %s', (link, rows) => {
  const chosen = ['blocks', 'go', 'links', link]
  openPanel(<WhoSees path={chosen} />, { product, route: '/', market: 'world', chosen })
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(rows)
})

it.each<[string, object, object, string]>([
  ['a block around it', { when: { 'user.role': 'owner' } }, {}, 'never'],
  ['the part and its block', { when: { 'user.role': 'guest' } }, { when: { 'user.level': { min: 5 } } }, 'never'],
  ['nothing', {}, {}, 'always'],
  ['a test that is not complete', {}, { when: { 'user.role': { near: 1 } } }, 'if the conditions are complete'],
])('a part is seen on the condition of %s', (_what, around, within, says) => {
  const links = { go: { do: 'link', ...within } }
  const pages = { '/first': { title: 'a.first', blocks: { one: { block: 'links', ...around, links } } } }
  const own = { ...emptyProduct, pages, personas: { Guest: { role: 'guest', level: 3 } } } as unknown as StudioProduct
  openPanel(<WhoSees path={['blocks', 'one', 'links', 'go']} />, { product: own, route: '/first', market: 'main' })
  expect(screen.getByRole('row').textContent).toBe(`Guest${says}`)
})

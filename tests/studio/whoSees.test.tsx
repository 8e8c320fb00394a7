// Tests what the panel says about the people who see a part. The product is Conduit, which gives a link to a fifth of them.
import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { WhoSees } from '../../tools/studio/editor/panel/WhoSees'
import { readProduct } from '../../tools/studio/server/api/readProduct'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'
import { openPanel } from './openPanel'

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

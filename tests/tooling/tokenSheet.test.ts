// Tests the sheet of tokens that `npm run gallery` writes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { root } from '../../tools/cli/root'
import { tokenRows, tokenSheet } from '../../tools/quality/gallery/tokenSheet'

const two = { product: 'A & B', tokens: { light: { primary: '#111111' }, dark: { primary: '#eeeeee' } } }
const none = { product: 'Plain', tokens: {} }

it('shows the use and the picture of a token, and its values in each market', () => {
  const rows = tokenRows(
    '| `primary`, `good`, and each with `-soft`° | The main action | ![primary](pictures/tokens/primary.png) |',
  )
  const tokens = ['primary', 'good', 'primary-soft', 'good-soft']
  expect(rows).toEqual([{ tokens, use: 'The main action', picture: 'primary' }])
  const sheet = tokenSheet(rows, [two, none])
  expect(sheet).toContain('<p>The main action</p>\n<img src="tokens/primary.png"')
  expect(sheet).toContain('<th scope="col">A &amp; B</th><th scope="col">Plain</th>')
  expect(sheet).toContain('<th scope="row">primary</th><td>#111111 · #eeeeee</td><td>default</td>')
})

it('shows each token that a market of the product sets', () => {
  const sheet = tokenSheet(tokenRows(readFileSync(join(root, 'docs/design.md'), 'utf8')), Object.values(markets))
  const set = Object.values(markets).flatMap(({ tokens: { light, dark } }) => [
    ...Object.keys(light),
    ...Object.keys(dark),
  ])
  expect(set.length).toBeGreaterThan(100)
  expect(set.filter((token) => !sheet.includes(`<th scope="row">${token}</th>`))).toEqual([])
})

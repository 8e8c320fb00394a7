// Tests `npm run effective`: its output equals the generated page, and each line names the place of the value.
import { expect, it, vi } from 'vitest'
import { effective, main } from '../../tools/cli/effective'
import { leavesOf, type Leaf } from '../../tools/cli/effective/traced'
import { root } from '../../tools/cli/root'
import { createSmallProduct } from '../support/smallProduct'

const at = (leaves: readonly Leaf[], path: string) => leaves.find((leaf) => leaf.path === path)

it('S1-12 a leaf of an overlay comes from the market, one beside it from the page, one of a constant from its file', () => {
  const leaves = leavesOf(effective(root, 'russia', '/withdraw/add-method'))
  const field = 'blocks.method.fields'
  expect(at(leaves, `${field}.tax_id.label`)?.file).toBe('markets/russia.ts')
  expect(at(leaves, `${field}.holder.label`)?.file).toBe('pages/withdraw/addMethod.ts')
  expect(at(leaves, `${field}.network.words.TON`)?.file).toBe('pages/withdraw/networkWords.ts')
  expect(at(leaves, 'blocks.method.order')?.value).toContain('tax_id')
})

it.each([
  [['--market', 'rusia', '--page', '/'], 'There is no market "rusia". Did you mean "russia"? There are: international'],
  [
    ['--market', 'russia', '--page', '/rechrge'],
    'There is no page "/rechrge". Did you mean "/recharge"? There are: /,',
  ],
  [['--page', '/'], '--market is missing. Use one of: international, russia, test-brand'],
  [['--market', 'russia'], '--page is missing. Use one of: /, /login'],
])('S1-12 %j says in one sentence what is wrong', async (args, says) => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const log = vi.spyOn(console, 'log').mockReturnValue()
  expect(await main(args)).toBe(2)
  expect(error.mock.calls).toEqual([[expect.stringContaining(says)]])
  expect(log).not.toHaveBeenCalled()
})

it('S1-12 a page that a market hides is named with the line that hides it', () => {
  const product = createSmallProduct()
  product.write('markets.config.ts', "export const markets = {\n  south: {\n    pages: { '/first': null },\n  },\n}\n")
  const find = () => effective(product.folder, 'south', '/first')
  expect(find).toThrow('The market "south" does not have the page "/first": markets.config.ts:3 removes it.')
  product.remove()
})

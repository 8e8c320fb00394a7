// A product whose people sign in on a server of its own has no demo accounts: the studio says where roles come from.
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { StageSwitches } from '../../tools/studio/editor/StageSwitches'
import { createColumn } from '../../tools/studio/workbench/column'
import { initialCombination } from '../../tools/studio/workbench/combination'
import { openPanel } from './openPanel'
import { emptyProduct } from './studioState'

vi.mock('virtual:studio/product', async (original) => ({ ...(await original<object>()), people: [] }))

it('without demo accounts the page is shown as signed in, and the switch says how to see another role', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no server.')))
  const column = createColumn('left', initialCombination)
  openPanel(<StageSwitches column={column} label="This page" isCompared={false} />, {
    product: { ...emptyProduct, personas: { Clerk: { uid: '1' }, Boss: { uid: '2' } } },
    route: '/',
    market: 'international',
  })
  const role = screen.getByRole('combobox', { name: 'Role' })
  expect(
    within(role)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['as signed in'])
  screen.getByText('For another role, sign in on the page, or list accounts in sandbox/accounts.ts.')
})

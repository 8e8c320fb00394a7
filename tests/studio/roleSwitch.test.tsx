// A product whose people sign in on a server of its own has no demo accounts: the studio says where roles come from.
import { screen, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'

it('without demo accounts the page is shown as signed in, and the switch says how to see another role', async () => {
  // Other tests of this process have loaded the modules with the people of Lumi.
  vi.resetModules()
  vi.doMock('virtual:studio/product', async (original) => ({ ...(await original<object>()), people: [] }))
  onTestFinished(() => {
    vi.doUnmock('virtual:studio/product')
    vi.resetModules()
  })
  const { StageSwitches } = await import('../../tools/studio/editor/StageSwitches')
  const { createColumn } = await import('../../tools/studio/workbench/column')
  const { initialCombination } = await import('../../tools/studio/workbench/combination')
  const { openPanel } = await import('./openPanel')
  const { emptyProduct } = await import('./studioState')
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

// Tests whole pages and markets in the studio: they are duplicated and removed, and come back by undo.
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { planChanges } from '../../tools/cli/change/plan'
import { root } from '../../tools/cli/root'
import { EditPanel } from '../../tools/studio/editor/panel/EditPanel'
import { NewMarket } from '../../tools/studio/editor/parts/NewMarket'
import { readProduct } from '../../tools/studio/server/api/readProduct'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'
import { changesOf, openPanel } from './openPanel'

const conduit = `${root}/examples/conduit`
let product: StudioProduct
beforeAll(async () => {
  product = await readProduct(conduit)
})

const panel = <EditPanel isMarketOnly={false} onMarketOnly={() => undefined} />

describe('structure: a page', () => {
  it('is duplicated with a title and an address of its own, in a file of its own', async () => {
    const studio = openPanel(panel, { product, route: '/register', market: 'world' })
    fireEvent.click(screen.getByRole('button', { name: 'Duplicate this page' }))
    const form = within(screen.getByRole('form', { name: 'Copy of the page' }))
    fireEvent.change(form.getByLabelText('Title in English'), { target: { value: 'Join us' } })
    fireEvent.change(form.getByLabelText('Address'), { target: { value: '/join' } })
    fireEvent.click(form.getByRole('button', { name: 'Add the copy' }))
    expect(screen.getByTestId('open').textContent).toBe('/join')
    const { pages, locales } = studio.state().product
    expect(pages['/join']).toEqual({ ...pages['/register'], title: 'register.joinUsTitle' })
    expect(locales['en']?.['register.joinUsTitle']).toBe('Join us')
    const plan = await planChanges(conduit, { changes: changesOf(studio) })
    expect(plan.problems).toEqual([])
    expect(plan.files.map(({ file }) => file).toSorted()).toEqual([
      'locales/en.json',
      'pages.config.ts',
      'pages/join.ts',
    ])
    studio.undo()
    expect(studio.state().product.pages).not.toHaveProperty('/join')
  })

  it('is removed everywhere, and comes back by undo; the plan names what still leads to it', async () => {
    const studio = openPanel(panel, { product, route: '/register', market: 'world' })
    fireEvent.click(screen.getByRole('button', { name: 'Remove this page everywhere' }))
    expect(changesOf(studio)).toEqual([{ do: 'delete', page: '/register' }])
    expect(studio.state().product.pages).not.toHaveProperty('/register')
    expect(screen.getByText('This page is removed.')).toBeDefined()
    const plan = await planChanges(conduit, { changes: changesOf(studio) })
    expect(plan.problems.map(({ name }) => name)).toContain('unknown-route')
    studio.undo()
    expect(studio.state().product.pages).toHaveProperty('/register')
  })
})

it('structure: a market is removed with its file, but not the shown one', async () => {
  const studio = openPanel(<NewMarket onDone={() => undefined} />, { product, route: '/', market: 'world' })
  const form = screen.getByRole('form', { name: 'Remove a market' })
  const select = within(form).getByLabelText('Market')
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose', 'qanat'])
  fireEvent.change(select, { target: { value: 'qanat' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Remove the market' }))
  expect(Object.keys(studio.state().product.markets)).toEqual(['world'])
  const plan = await planChanges(conduit, { changes: changesOf(studio) })
  expect(plan.files.map(({ file, isRemoved }) => [file, isRemoved === true])).toContainEqual(['markets/qanat.ts', true])
})

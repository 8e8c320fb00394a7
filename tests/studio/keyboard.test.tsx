// Tests the keys of the whole studio: undo, redo, and the way from region to region.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStudio } from '../../tools/studio/editor/model/createStudio'
import type { CallApi } from '../../tools/studio/editor/model/apiClient'
import { StudioView } from '../../tools/studio/editor/StudioView'
import { initialCombination } from '../../tools/studio/workbench/combination'
import type { WorkbenchModel } from '../../tools/studio/workbench/createWorkbench'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'
import { emptyProduct, memory, planOf, stubBrowser } from './studioState'

const change = { do: 'text', language: 'en', key: 'a.first', text: '1st' } as const

beforeEach(stubBrowser)
afterEach(() => void vi.unstubAllGlobals())

/** Draws the studio with two changes, beside a page whose window is `frame`. */
function open(frame?: EventTarget, more: Partial<StudioProduct> = {}) {
  const product = { ...emptyProduct, ...more, markets: { [initialCombination.market]: { languages: ['en'] } } }
  const answers: { readonly [name: string]: unknown } = {
    product,
    history: [],
    plan: planOf({ files: ['locales/en.json'] }),
    apply: { id: '1', words: [], files: [] },
    read: { layers: {}, shared: {} },
  }
  const ask = ((name: string) => Promise.resolve(answers[name])) as CallApi
  const studio = createStudio(product, ask, memory())
  studio.change(change)
  studio.change({ ...change, key: 'a.second' })
  const state = {
    combination: { ...initialCombination, path: '/first' },
    run: 1,
    at: '/first',
    calls: [],
    seen: 0,
    ...(frame && { window: frame }),
  }
  const column = { state: () => state, subscribe: () => () => undefined }
  const columns = { left: column }
  const bench = { columns: () => columns, subscribe: () => () => undefined } as unknown as WorkbenchModel
  render(<StudioView studio={studio} bench={bench} ask={ask} initialDevice="phone" onDevice={() => undefined} />)
  return studio
}

const undo = { key: 'z', ctrlKey: true }

it.each([
  ['Control and Z', undo],
  ['Command and Z', { key: 'z', metaKey: true }],
])('%s undoes, and with Shift redoes', (_what, keys) => {
  const studio = open()
  const press = (more = {}) => act(() => void fireEvent.keyDown(window, { ...keys, ...more }))
  press()
  expect(studio.state().changes).toHaveLength(1)
  press({ shiftKey: true, key: 'Z' })
  expect(studio.state().changes).toHaveLength(2)
  act(() => void fireEvent.keyDown(window, { key: 'z' }))
  expect(studio.state().changes).toHaveLength(2)
})

it('the key for regions goes through all regions, and with Shift back', () => {
  open()
  const regions = [...document.querySelectorAll('[data-region]')].map((one) => one.getAttribute('data-region'))
  const press = (shiftKey: boolean) => {
    act(() => void fireEvent.keyDown(window, { key: 'F6', shiftKey }))
    return document.activeElement?.getAttribute('data-region')
  }
  expect(regions.map(() => press(false))).toEqual(regions)
  expect(press(false)).toBe(regions[0])
  expect(regions.map(() => press(true))).toEqual(regions.toReversed())
  expect(regions.length).toBeGreaterThan(3)
  expect(screen.getByRole('banner', { name: 'Studio' })).toBeDefined()
})

it('the focus stays near when what had it goes: in the form that opens, in the new part, in the list and after a save', async () => {
  const list = {
    block: 'list',
    rows: 'GET /towns',
    key: 'row.id',
    show: { title: 'row.name' },
    empty: { text: 'a.first' },
  }
  open(undefined, { pages: { '/first': { title: 'a.first', blocks: { towns: list } } } })
  const press = (name: string | RegExp) => {
    const button = screen.getByRole('button', { name })
    act(() => button.focus())
    fireEvent.click(button)
  }
  const focused = () => document.activeElement
  press('Add a block')
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Kind')))
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'text' } })
  fireEvent.change(screen.getByLabelText('Name in English'), { target: { value: 'Hello' } })
  press('Add')
  await waitFor(() => expect(focused()?.textContent).toBe('Hello Text'))
  press('Add a condition')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('combobox', { name: 'Value' })))
  press(/^Review/)
  const rows = screen.getAllByRole('button', { name: /^Undo this/ })
  act(() => rows[1]?.focus())
  fireEvent.click(rows[1]!)
  await waitFor(() => expect(focused()?.tagName).toBe('LI'))
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  await waitFor(() => expect(save.disabled).toBe(false))
  press('Save')
  await waitFor(() => expect(focused()?.textContent).toBe('History'))
})

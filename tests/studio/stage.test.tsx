// Tests the middle of the studio and the bar above it: what is shown of a page that is new, removed or hidden, and two states.
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProductChange } from '../../tools/cli/changeSets'
import type { CallApi } from '../../tools/studio/editor/model/apiClient'
import { createStudio } from '../../tools/studio/editor/model/createStudio'
import { StudioView } from '../../tools/studio/editor/StudioView'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'
import { type Combination, initialCombination, marketNames } from '../../tools/studio/workbench/combination'
import type { WorkbenchModel } from '../../tools/studio/workbench/createWorkbench'
import { emptyProduct, memory, planOf, stubBrowser } from './studioState'

const [market = '', other = ''] = marketNames
const product: StudioProduct = {
  ...emptyProduct,
  pages: { '/first': { title: 'a.first' }, '/second': { title: 'a.second' } },
  markets: { [market]: { product: 'Shop', languages: ['en'] }, [other]: { languages: ['en'], designWidth: 390 } },
  locales: { en: { 'a.first': 'Welcome to {{product}}', 'a.second': 'Second' } },
}
const text: ProductChange = { do: 'text', language: 'en', key: 'a.second', text: '2nd' }

beforeEach(stubBrowser)
afterEach(() => void vi.unstubAllGlobals())

function columnOf(combination: Combination, window?: EventTarget) {
  const change = vi.fn<(change: Partial<Combination>) => void>()
  const state = { combination, run: 1, at: combination.path, calls: [], seen: 0, ...(window && { window }) }
  return { change, state: () => state, subscribe: () => () => undefined }
}

interface Opened {
  readonly changes?: readonly ProductChange[]
  readonly own?: StudioProduct
  /** The second of two compared states. */
  readonly beside?: Partial<Combination>
  /** The window of the second page. */
  readonly frame?: EventTarget
}

function open({ changes = [], own = product, beside, frame }: Opened = {}) {
  const answers: { readonly [name: string]: unknown } = {
    product: own,
    journal: [],
    plan: planOf({ files: [{ file: 'a', diff: '' }] }),
    read: { layers: {}, shared: {} },
  }
  const ask = ((name: string) => Promise.resolve(answers[name])) as CallApi
  const studio = createStudio(own, ask, memory())
  if (changes.length > 0) studio.change(...changes)
  const combination = { ...initialCombination, path: '/first' }
  const left = columnOf(combination)
  const right = beside && columnOf({ ...combination, ...beside }, frame)
  const columns = { left, ...(right && { right }) }
  const compare = vi.fn<(isCompared: boolean) => void>()
  const bench = { columns: () => columns, subscribe: () => () => undefined, compare } as unknown as WorkbenchModel
  const onDevice = vi.fn<(device: string) => void>()
  render(<StudioView studio={studio} bench={bench} ask={ask} initialDevice="phone" onDevice={onDevice} />)
  return { studio, left, right, compare, onDevice }
}
const changesOf = ({ studio }: ReturnType<typeof open>) => studio.state().changes.map(({ change }) => change)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const stage = () => within(screen.getByRole('main', { name: 'Page' }))
const remove = { do: 'delete', page: '/first' } as const

describe('the page in the middle', () => {
  it('that is new says so, as it is drawn only after a save', () => {
    const { pages, ...rest } = product
    const saved = { ...rest, pages: { '/second': pages['/second'] ?? {} } }
    open({ own: saved, changes: [{ do: 'create', page: '/first', value: { title: 'a.first' } }] })
    expect(stage().getByText(/^\/first is new\./)).toBeDefined()
    expect(stage().queryByText(/is removed|does not show/)).toBeNull()
  })

  it('that is removed says so, and comes back without other pages', () => {
    const opened = open({ changes: [{ do: 'delete', page: '/second' }, remove, text] })
    expect(stage().getByText(/^\/first is removed\./)).toBeDefined()
    expect(stage().queryByText(/is new|does not show/)).toBeNull()
    press('Bring it back')
    expect(changesOf(opened)).toEqual([{ do: 'delete', page: '/second' }, text])
  })

  it('that the market hides says so, and is shown again there', () => {
    const markets = { ...product.markets, [market]: { languages: ['en'], pages: { '/first': null } } }
    const opened = open({ own: { ...product, markets } })
    expect(stage().getByText(`${market} does not show /first.`)).toBeDefined()
    press('Show it again')
    expect(changesOf(opened)).toEqual([{ do: 'remove', page: '/first', market, at: [] }])
    expect(stage().queryByText(/does not show/)).toBeNull()
  })
})

describe('two compared states', () => {
  it('go to another page together', () => {
    const { left, right } = open({ beside: {} })
    fireEvent.click(within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('button', { name: /Second/ }))
    expect(left.change.mock.calls).toEqual([[{ path: '/second' }]])
    expect(right?.change.mock.calls).toEqual([[{ path: '/second' }]])
  })

  it.each([
    [{ key: 'F6' }, 'div', true],
    [{ key: 'z', ctrlKey: true }, 'div', true],
    [{ key: 'z' }, 'div', false],
    [{ key: 'z', ctrlKey: true }, 'input', false],
    [{ key: 'F6' }, 'input', true],
  ])('share the keys of the studio: %j in a %s of the second page, %s', (keys, name, isShared) => {
    const frame = Object.assign(new EventTarget(), {
      location: { pathname: '/another' },
      closed: false,
      document: document.implementation.createHTMLDocument(),
    })
    const heard = vi.fn<(event: Event) => void>()
    open({ beside: {}, frame })
    window.addEventListener('keydown', heard)
    const event = Object.defineProperty(new KeyboardEvent('keydown', keys), 'target', {
      value: { tagName: name.toUpperCase() },
    })
    act(() => void frame.dispatchEvent(event))
    window.removeEventListener('keydown', heard)
    expect(heard).toHaveBeenCalledTimes(isShared ? 1 : 0)
  })

  it('change each for itself', () => {
    const { left, right } = open({ beside: {} })
    const switches = within(screen.getByRole('group', { name: 'Right' }))
    fireEvent.change(switches.getByLabelText('Market'), { target: { value: other } })
    expect(right?.change.mock.calls).toEqual([[{ market: other }]])
    expect(left.change).not.toHaveBeenCalled()
  })

  it('show the changes again after the comparison begins anew', () => {
    open({ beside: {}, changes: [text] })
    fireEvent.change(screen.getByLabelText('Changes'), { target: { value: 'before' } })
    press('Compare')
    expect(stage().queryByText('as saved')).toBeNull()
  })
})

describe('the bar', () => {
  it('offers a market that was made since this page loaded too', () => {
    const markets = { ...product.markets, fresh: { languages: ['en'] } }
    const { left } = open({ own: { ...product, markets } })
    const assign = vi.fn<(address: string) => void>()
    vi.stubGlobal('location', { pathname: '/__studio/', assign })
    fireEvent.change(screen.getByLabelText('Market'), { target: { value: 'fresh' } })
    expect(assign.mock.calls).toEqual([['/__studio/?path=/first&market=fresh']])
    expect(left.change).not.toHaveBeenCalled()
  })
})

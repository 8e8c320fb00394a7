// Tests the middle of the studio and the bar above it: what is shown of a page that is new, removed or hidden, and two states.
import { fireEvent, render, screen, within } from '@testing-library/react'
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

describe('the page in the middle', () => {
  it('that is new says so, as it is drawn only after a save', () => {
    const { pages, ...rest } = product
    const saved = { ...rest, pages: { '/second': pages['/second'] ?? {} } }
    open({ own: saved, changes: [{ do: 'create', page: '/first', value: { title: 'a.first' } }] })
    expect(stage().getByText(/^\/first is new\./)).toBeDefined()
    expect(stage().queryByText(/is removed|does not show/)).toBeNull()
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

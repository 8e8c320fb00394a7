// Tests the panel of a block that comes from a part, and the form that adds one. The changes are those of the product Conduit.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import type { Studio } from '../../tools/studio/editor/model/createStudio'
import { effectivePage } from '../../tools/studio/editor/model/draftProduct'
import { EditPanel } from '../../tools/studio/editor/panel/EditPanel'
import { readProduct } from '../../tools/studio/server/api/readProduct'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'
import { changesOf, openPanel } from './openPanel'
import { planOf } from './studioState'

const all = ['blocks', 'lists', 'tabs', 'all', 'blocks', 'all']

let product: StudioProduct
beforeAll(async () => {
  product = await readProduct(`${root}/examples/conduit`)
})

interface Opened {
  readonly chosen: readonly string[]
  readonly isMarketOnly?: boolean
}

/** Draws the panel of a part of the page `/`. */
function open({ chosen, isMarketOnly = false }: Opened): Studio {
  const panel = <EditPanel isMarketOnly={isMarketOnly} onMarketOnly={() => undefined} />
  return openPanel(panel, { product, route: '/', market: 'world', chosen, isMarketOnly })
}

const source = () => screen.getByRole('region', { name: 'Where this block comes from' })

describe('a block that comes from a part', () => {
  it('a value that the page gives changes in the page', () => {
    const studio = open({ chosen: all })
    fireEvent.change(within(source()).getByLabelText('Column width'), { target: { value: '300' } })
    expect(changesOf(studio)).toEqual([{ do: 'set', page: '/', at: [...all, 'with', 'columnWidth'], value: 300 }])
    expect(within(source()).getByLabelText<HTMLInputElement>('Column width').value).toBe('300')
    expect(effectivePage(studio.state().product, 'world', '/')).toHaveProperty([...all, 'columnWidth'], 300)
  })

  it('changes there, for all pages, after a person has chosen so', () => {
    const studio = open({ chosen: [...all, 'show', 'lines', 'author'] })
    fireEvent.click(screen.getByRole('button', { name: 'Change there (2 pages)' }))
    fireEvent.click(screen.getByLabelText('Bare'))
    expect(changesOf(studio)).toEqual([
      { do: 'set', page: '/', at: [...all, 'show', 'lines', 'author', 'bare'], value: true, shared: 'there' },
    ])
  })

  it('changes there what waits for the choice already', async () => {
    const change = { do: 'set', page: '/', at: [...all, 'show', 'lines', 'author', 'bare'], value: true } as const
    const other = { do: 'text', language: 'en', key: 'home.title', text: 'Start' } as const
    const plan = planOf({ choices: [{ change, shared: 'articles', others: [[]] }] })
    const panel = <EditPanel isMarketOnly={false} onMarketOnly={() => undefined} />
    const studio = openPanel(panel, { product, route: '/', market: 'world', chosen: all, answers: { plan } })
    act(() => studio.change(other, change))
    await waitFor(() => expect(studio.state().plan).toBeDefined())
    fireEvent.click(screen.getByRole('button', { name: 'Change there (2 pages)' }))
    expect(changesOf(studio)).toEqual([other, { ...change, shared: 'there' }])
  })

  it('is put in the page in one step of undo, with what was changed in it', () => {
    const studio = open({ chosen: [...all, 'show', 'lines', 'author'] })
    fireEvent.click(screen.getByLabelText('Bare'))
    expect(changesOf(studio)).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Put it in here' }))
    const [change, ...more] = changesOf(studio)
    expect(more).toEqual([])
    expect(change).toMatchObject({ do: 'set', page: '/', at: all })
    expect(change).toHaveProperty('value.show.lines.author.bare', true)
    expect(change).toHaveProperty('value.block', 'list')
    expect(screen.queryByRole('region', { name: 'Where this block comes from' })).toBeNull()
    studio.undo()
    expect(changesOf(studio)).toHaveLength(1)
  })

  it('in one market, changes stay in the market', () => {
    open({ chosen: all, isMarketOnly: true })
    expect(source().textContent).toContain('the part stays as it is')
    expect(within(source()).queryByRole('button')).toBeNull()
  })
})

describe('a part is added to a page', () => {
  it('with a form from its parameters, and a new text for a message', () => {
    const studio = open({ chosen: [] })
    fireEvent.click(screen.getByRole('button', { name: 'Add to blocks' }))
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'part:articles' } })
    fireEvent.change(screen.getByLabelText('Name in English'), { target: { value: 'Newest' } })
    fireEvent.change(screen.getByLabelText(/^columnWidth/), { target: { value: '300' } })
    fireEvent.change(screen.getByLabelText(/^empty in English/), { target: { value: 'No news' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(changesOf(studio)).toEqual([
      { do: 'text', language: 'en', key: 'home.noNews', text: 'No news' },
      {
        do: 'set',
        page: '/',
        at: ['blocks', 'newest'],
        value: { use: 'articles', with: { columnWidth: 300, empty: 'home.noNews' } },
      },
    ])
    expect(effectivePage(studio.state().product, 'world', '/')).toHaveProperty('blocks.newest.block', 'list')
    expect(source().textContent).toContain('From the part articles')
  })
})

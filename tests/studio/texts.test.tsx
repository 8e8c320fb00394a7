// Tests texts in the studio: in which language they begin, how long they are, and what a measured one says.
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MessageField } from '../../tools/studio/editor/panel/MessageField'
import { RenameMember } from '../../tools/studio/editor/panel/RenameMember'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'
import { changesOf, openPanel } from './openPanel'
import { emptyProduct } from './studioState'

const texts = { 'a.first': 'First', 'a.second': 'Second' }
const product: StudioProduct = {
  ...emptyProduct,
  pages: { '/first': { title: 'a.first', blocks: { one: { block: 'text', text: { say: 'a.first', name: 'x' } } } } },
  markets: { main: { languages: ['en', 'ar'] }, plain: { languages: ['en'] } },
  locales: { en: texts, ar: { 'a.first': 'الأول' }, de: { 'a.first': 'Erstens' } },
}
const at = { product, route: '/first', market: 'main' }
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('texts: a text', () => {
  const title = <MessageField id="m" path={['title']} value="a.first" name="Title" />

  it.each([
    ['main', 'en', 'Title in English'],
    ['main', 'ar', 'Title in Arabic'],
    ['plain', 'ar', 'Title in English'],
  ])('is edited in the language of the page if the market %s offers it: %s', (market, language, label) => {
    openPanel(title, { ...at, market, language })
    expect(screen.getByLabelText(label)).toBeDefined()
  })

  it('that is not there yet gets a key of its own, and stands in every language at first', () => {
    const studio = openPanel(<MessageField id="m" path={['note']} value={undefined} name="Note" />, at)
    expect(screen.queryByRole('button', { name: /languages/ })).toBeNull()
    fireEvent.change(screen.getByLabelText('Note in English'), { target: { value: 'New' } })
    expect(changesOf(studio)).toEqual([
      ...['en', 'ar', 'de'].map((language) => ({ do: 'text', language, key: 'a.new', text: 'New' })),
      { do: 'set', page: '/first', at: ['note'], value: 'a.new' },
    ])
  })
})

describe('schema: a member that a value reads is renamed', () => {
  const list = { block: 'list', rows: 'GET /things', show: { title: 'row.owner.name' } }
  const record = { block: 'record', call: 'GET /thing', lines: { a: { value: 'row.owner.name' } } }
  const own = { ...emptyProduct, pages: { '/first': { title: 'a.first', blocks: { list, record } } } }
  const renamed = [{ do: 'set', page: '/first', at: ['x'], value: 'row.owner.label' }] as const

  async function rename(path: readonly string[], answer: unknown) {
    const asked: object[] = []
    const ask = async (_name: string, args: object = {}) => {
      asked.push(args)
      if (answer instanceof Error) throw answer
      return answer
    }
    const studio = openPanel(<RenameMember path={path} value="row.owner.name" />, {
      product: own,
      route: '/first',
      market: 'main',
      ask,
    })
    press('Rename name everywhere')
    fireEvent.change(screen.getByLabelText('New name of name'), { target: { value: 'label' } })
    await act(async () => press('Rename'))
    return { studio, asked }
  }

  it.each([
    ['in the row of a list', ['blocks', 'list', 'show', 'title'], { endpoint: 'GET /things', isInRow: true }],
    [
      'in the answer of a record',
      ['blocks', 'record', 'lines', 'a', 'value'],
      { endpoint: 'GET /thing', isInRow: false },
    ],
  ])('%s', async (_where, path, member) => {
    const { studio, asked } = await rename(path, { changes: renamed, code: [] })
    expect(asked).toEqual([{ ...member, path: ['owner', 'name'], to: 'label', changes: [] }])
    expect(changesOf(studio)).toEqual(renamed)
    expect(screen.queryByRole('status')).toBeNull()
  })
})

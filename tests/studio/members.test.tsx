// Tests how the properties of a part are found, entered and left empty, and how a part is duplicated.
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EditPanel } from '../../tools/studio/editor/panel/EditPanel'
import { MemberField } from '../../tools/studio/editor/panel/MemberField'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'
import { changesOf, openPanel } from './openPanel'
import { emptyProduct } from './studioState'

const list = { block: 'list', rows: 'GET /things', key: 'row.id', columnWidth: 300, show: { title: 'row.name' } }
const fields = { name: { label: 'a.name' }, note: { label: 'a.note' }, city: { label: 'a.city' } }
const page = { title: 'a.first', blocks: { list, list2: list, form: { block: 'form', form: 'order', fields } } }
const rows = (...paths: readonly string[]) => ({ kind: 'read', rows: paths.map((path) => ({ path })) })
const product = {
  ...emptyProduct,
  pages: { '/first': page },
  locales: { en: { 'a.first': 'First', 'a.name': 'Name', 'a.note': 'Note', 'a.city': 'City' } },
  known: {
    ...emptyProduct.known,
    endpoints: { 'GET /things': rows('id', 'name'), 'GET /people': rows('id', 'age') },
  },
} as unknown as StudioProduct
const at = { product, route: '/first', market: 'main' }
const panel = <EditPanel isMarketOnly={false} onMarketOnly={() => undefined} />

it('a property is found by its name and by the words of its sentence', () => {
  openPanel(panel, { ...at, chosen: ['blocks', 'list'] })
  const search = screen.getByLabelText('Find a property')
  const more = search.closest('details') ?? document.body
  const found = () => [...more.querySelectorAll('.pw-studio-doc')].map(({ textContent }) => textContent ?? '')
  const all = found()
  const [last = ''] = all.slice(-1)
  fireEvent.change(search, { target: { value: last.toUpperCase() } })
  expect(found()).toEqual([last])
  fireEvent.change(search, { target: { value: 'no such property' } })
  expect(found()).toEqual([])
  expect(all.length).toBeGreaterThan(2)
})

it.each([
  ['320', { do: 'set', value: 320 }],
  ['0', { do: 'set', value: 0 }],
  ['', { do: 'remove' }],
])('the number "%s" is written as %j', (text, written) => {
  const path = ['blocks', 'list', 'columnWidth']
  const member = { name: 'columnWidth', doc: 'A width.', rule: { is: 'number' }, isNeeded: false } as const
  const studio = openPanel(<MemberField member={member} path={path} />, at)
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: text } })
  expect(changesOf(studio)).toEqual([{ page: '/first', at: path, ...written }])
})

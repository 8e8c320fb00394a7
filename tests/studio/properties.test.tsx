// Tests the properties of a part: each kind of control, what it writes, and where a value comes from.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Rule } from '@pagewright/engine/studio'
import { MemberField } from '../../tools/studio/editor/panel/MemberField'
import { Picker } from '../../tools/studio/editor/panel/Picker'
import { TextTable } from '../../tools/studio/editor/panel/TextTable'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'
import { changesOf, openPanel } from './openPanel'
import { emptyProduct, planOf } from './studioState'

const page = {
  title: 'a.first',
  blocks: { one: { block: 'text', text: 'a.first', isOn: true, size: 2, data: { x: 1 }, note: 'typed' } },
}
const product: StudioProduct = {
  ...emptyProduct,
  pages: { '/first': page, '/second': { title: 'a.first', blocks: {} } },
  markets: { main: {}, north: { pages: { '/first': { blocks: { one: { note: 'north' } } } } } },
  known: { ...emptyProduct.known, icons: ['star', 'moon'] },
}
const one = ['blocks', 'one']
const at = { product, route: '/first', market: 'main' }

function open(name: string, rule: Rule, more: { readonly isNeeded?: boolean; readonly isMarketOnly?: boolean } = {}) {
  const { isNeeded = false, isMarketOnly = false } = more
  const member = { name, doc: 'What it is for.', rule, isNeeded }
  return openPanel(<MemberField member={member} path={[...one, name]} />, { ...at, isMarketOnly })
}
const set = (name: string, value: unknown) => ({ do: 'set', page: '/first', at: [...one, name], value })
const remove = (name: string) => ({ do: 'remove', page: '/first', at: [...one, name] })

describe('a property', () => {
  it('of yes or no is written as true, and removed when it is taken back', () => {
    const studio = open('isNew', { is: 'flag' })
    fireEvent.click(screen.getByLabelText('New'))
    expect(changesOf(studio)).toEqual([set('isNew', true)])
    fireEvent.click(screen.getByLabelText('New'))
    expect(changesOf(studio).at(-1)).toEqual(remove('isNew'))
  })
})

describe('a value that is chosen by its words', () => {
  const among = [
    { value: 'lis', says: 'Lisbon' },
    { value: 'osl', says: 'Oslo' },
    { value: 'oslofjord', says: 'Oslofjord' },
  ]

  it.each([
    ['slo', 'osl'],
    ['oslofjord', 'oslofjord'],
    ['nowhere', 'lis'],
  ])('becomes, after “%s” and Enter, %s, and the form around is not sent', (typed, value) => {
    const onChange = vi.fn<(value: string) => void>()
    render(<Picker id="town" label="Town" value="lis" among={among} onChange={onChange} />)
    const input = screen.getByRole('combobox', { name: 'Town' })
    fireEvent.change(input, { target: { value: typed } })
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false)
    expect(onChange.mock.lastCall?.[0] ?? 'lis').toBe(value)
    expect(input.getAttribute('aria-expanded')).toBe('false')
    // Closed, it leaves the key to the form.
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true)
  })
})

describe('a property that is written as JSON', () => {
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Data')
  const type = (value: string) => fireEvent.change(field(), { target: { value } })

  it('is written once it is JSON, and says until then that it is not', () => {
    const studio = open('data', { is: 'anything' })
    type('{ "x": ')
    expect(screen.getByText('This is not JSON yet.')).toBeDefined()
    expect(changesOf(studio)).toEqual([])
    type('{ "x": 2 }')
    expect(screen.queryByText('This is not JSON yet.')).toBeNull()
    expect(changesOf(studio)).toEqual([set('data', { x: 2 })])
  })
})

describe('a text with a number', () => {
  const counted: StudioProduct = {
    ...product,
    locales: {
      en: { 'a.days_one': '{{count}} day', 'a.days_other': '{{count}} days' },
      ru: { 'a.days_one': '{{count}} день', 'a.days_few': '{{count}} дня', 'a.days_many': '{{count}} дней' },
    },
    pages: { '/first': { ...page, blocks: { one: { block: 'text', text: { say: 'a.days', with: { count: 3 } } } } } },
  }
  const member = { name: 'text', doc: '', rule: { is: 'name', set: 'message' } as const, isNeeded: true }
  const field = <MemberField member={member} path={[...one, 'text']} />

  it('is edited in each form of its language, and says which one lacks', () => {
    const studio = openPanel(field, { ...at, product: counted, language: 'en' })
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text in English, for 1').value).toBe('{{count}} day')
    fireEvent.click(screen.getByRole('button', { name: 'Both languages, 1 missing' }))
    const few = screen.getByLabelText<HTMLTextAreaElement>('Russian, for 2, 3, 4 …')
    expect(few.value).toBe('{{count}} дня')
    fireEvent.change(few, { target: { value: '{{count}} суток' } })
    expect(changesOf(studio)).toEqual([{ do: 'text', language: 'ru', key: 'a.days_few', text: '{{count}} суток' }])
    expect(screen.getByLabelText('Russian, for fractions missing')).toBeDefined()
  })

  it('stands among the texts of its page', () => {
    openPanel(<TextTable />, { ...at, product: counted, language: 'ru' })
    expect(screen.getAllByRole('textbox').map((one) => (one as HTMLTextAreaElement).value)).toEqual([
      '{{count}} дня',
      '{{count}} дней',
      '{{count}} день',
      '',
    ])
  })
})

describe('a value', () => {
  const note = (market: string, more: Partial<Parameters<typeof openPanel>[1]> = {}) =>
    openPanel(
      <MemberField member={{ name: 'note', doc: '', rule: { is: 'text' }, isNeeded: false }} path={[...one, 'note']} />,
      { ...at, market, ...more },
    )
  const layers = {
    [[...one, 'note'].join(' › ')]: [
      { name: 'page', place: 'pages/first.ts:3:5' },
      { name: 'market north', place: 'markets/north.ts:9:1' },
    ],
  }
  const provenance = { layers, removed: {}, widgets: {} }

  it('says where it is written last', () => {
    note('north', { provenance })
    expect(screen.getByText('Only in north')).toBeDefined()
    expect(screen.getByText('markets/north.ts:9:1').className).toBe('pw-studio-code')
  })

  it.each([
    ['Change all of them', 'there'],
    ['Change this place alone', 'here'],
  ])('that others share is asked about: %s', async (button, shared) => {
    const change = { do: 'set', page: '/first', at: [...one, 'note'], value: 'new' } as const
    const others = [['blocks', 'two', 'note'], ['title']]
    const plan = planOf({ choices: [{ change, shared: 'words', others }] })
    const studio = note('main', { answers: { plan } })
    studio.change(change)
    const asked = within(await screen.findByRole('alert'))
    expect(asked.getByText('words is shared with 2 other places:')).toBeDefined()
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'blocks › two › note',
      'title',
    ])
    fireEvent.click(asked.getByRole('button', { name: button }))
    expect(changesOf(studio)).toEqual([{ ...change, shared }])
    await waitFor(() => expect(studio.state().isChecked).toBe(true))
  })
})

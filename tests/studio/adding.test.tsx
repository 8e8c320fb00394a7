// Tests how parts, fields and pages are added and sorted: what is offered, what is asked for, and what is refused.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NewPage } from '../../tools/studio/editor/parts/NewPage'
import { PartTree } from '../../tools/studio/editor/parts/PartTree'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'
import { changesOf, openPanel } from './openPanel'
import { emptyProduct } from './studioState'

const links = { x: { do: 'link', label: 'a.x', to: '/first' }, y: { do: 'link', label: 'a.y', to: '/first' } }
const page = {
  title: 'a.first',
  blocks: {
    list: { block: 'list', rows: 'GET /things', key: 'row.id', show: { title: 'row.name' } },
    record: { block: 'record', call: 'GET /thing', lines: { a: { label: 'a.x', value: 'answer.a' } } },
    go: { block: 'links', links },
    form: { block: 'form', form: 'order', fields: { name: { label: 'a.x' } } },
    note: { block: 'text', title: 'a.y', text: 'a.x' },
  },
}
const paths = (...all: readonly string[]) => all.map((path) => ({ path }))
const product: StudioProduct = {
  ...emptyProduct,
  pages: { '/first': page, '/second': { title: 'a.second' } },
  schemas: { 'forms.json': { $defs: { order: { type: 'object', required: ['name', 'note'] } } } },
  locales: { en: { 'a.first': 'First', 'a.second': 'Second', 'a.x': 'X', 'a.y': 'Y' } },
  known: {
    ...emptyProduct.known,
    endpoints: {
      'GET /things': { kind: 'read', answer: paths('total'), rows: paths('id', 'name', 'owner.name') },
      'GET /thing': { kind: 'read', answer: paths('a'), rows: [] },
      'POST /pay': { kind: 'money', answer: [], rows: [] },
      'POST /save': { kind: 'write', answer: [], rows: paths('id') },
    },
    forms: { order: paths('name', 'note', 'home.city', 'home.street') },
    scope: paths('user.role', 'query.id'),
  },
}
const at = { product, route: '/first', market: 'main' }
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('structure: a new page', () => {
  const open = (ask?: (name: string, args?: object) => Promise<unknown>) => {
    const onDone = vi.fn<(route?: string) => void>()
    const studio = openPanel(<NewPage onDone={onDone} />, { ...at, route: '/second', ...(ask && { ask }) })
    return { studio, onDone }
  }

  it('is planned by the server, added in one step, and opened', async () => {
    const created = { do: 'create', page: '/things', value: {} } as const
    const asked = vi.fn<(name: string, args?: object) => Promise<unknown>>(async () => ({ changes: [created] }))
    const { studio, onDone } = open(asked)
    fill('Endpoint', 'GET /things')
    fill('Title in English', 'Things')
    fill('Address', '/things')
    fireEvent.click(screen.getByLabelText('name'))
    fireEvent.click(screen.getByLabelText('id'))
    press('Add page')
    await waitFor(() => expect(onDone.mock.calls).toEqual([['/things']]))
    const [call] = asked.mock.calls
    expect(call).toEqual([
      'newPage',
      {
        route: '/things',
        kind: 'list',
        call: 'GET /things',
        title: 'Things',
        linkFrom: '/second',
        show: ['name', 'id'],
      },
    ])
    expect(changesOf(studio)).toEqual([created])
  })

  it('that the server refuses says why, and stays open', async () => {
    const { studio, onDone } = open(() => Promise.reject(new Error('There is one already.')))
    fill('Endpoint', 'GET /things')
    fill('Title in English', 'Things')
    fill('Address', '/things')
    press('Add page')
    expect((await screen.findByRole('alert')).textContent).toBe('There is one already.')
    expect(onDone).not.toHaveBeenCalled()
    expect(changesOf(studio)).toEqual([])
  })
})

describe('the list of parts', () => {
  const part = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
  const open = () => openPanel(<PartTree />, at)

  it.each([
    ['X Link action', 'ArrowDown', true, 'y'],
    ['X Link action', 'ArrowUp', true, undefined],
    ['X Link action', 'ArrowDown', false, undefined],
    ['Y Link action', 'ArrowUp', true, null],
  ])('moves %s by %s, with Alt %s, behind %j', (name, key, altKey, after) => {
    const studio = open()
    act(() => void fireEvent.keyDown(part(name), { key, altKey }))
    expect(changesOf(studio).map((one) => (one.do === 'move' ? one.after : one))).toEqual(
      after === undefined ? [] : [after],
    )
  })
})

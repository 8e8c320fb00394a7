// Tests how parts, fields and pages are added and sorted: what is offered, what is asked for, and what is refused.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type Editing, useEditing } from '../../tools/studio/editor/context'
import { newPart } from '../../tools/studio/editor/model/newPart'
import { pathsAround } from '../../tools/studio/editor/model/paths'
import { partsOf } from '../../tools/studio/editor/model/parts'
import { AddField } from '../../tools/studio/editor/parts/AddField'
import { AddPart } from '../../tools/studio/editor/parts/AddPart'
import { NewMarket } from '../../tools/studio/editor/parts/NewMarket'
import { NewPage } from '../../tools/studio/editor/parts/NewPage'
import { PartTree } from '../../tools/studio/editor/parts/PartTree'
import { entryRule, membersOf, ruleAt } from '../../tools/studio/editor/model/rules'
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
const optionsOf = (label: string) => {
  const field = screen.getByLabelText(label)
  const list = document.getElementById(field.getAttribute('list') ?? '') ?? field
  return [...list.querySelectorAll('option')].map(({ value, textContent }) => value || textContent)
}

describe('structure: a new page', () => {
  const open = (ask?: (name: string, args?: object) => Promise<unknown>) => {
    const onDone = vi.fn<(route?: string) => void>()
    const studio = openPanel(<NewPage onDone={onDone} />, { ...at, route: '/second', ...(ask && { ask }) })
    return { studio, onDone }
  }

  it('shows members of the rows, but not what is within them', () => {
    open()
    fill('Endpoint', 'GET /things')
    expect(screen.getAllByRole('checkbox').map((one) => one.parentElement?.textContent?.trim())).toEqual(['id', 'name'])
  })

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

it('structure: a market without the currency among its facts gets no facts of its own', () => {
  const model = { hosts: { production: {} }, currency: 'USD', timeZone: 'Europe/Berlin', facts: { contact: '1' } }
  const studio = openPanel(<NewMarket onDone={() => undefined} />, {
    ...at,
    product: { ...product, markets: { main: model } },
  })
  expect(screen.getByLabelText<HTMLInputElement>('Time zone').value).toBe('Europe/Berlin')
  expect(screen.getByLabelText<HTMLInputElement>('Currency').value).toBe('USD')
  fill('Id', 'north')
  fill('Name that people see', 'North')
  fill('Host of its pages', 'm.north.example')
  fill('Root of its API', 'https://api.north.example')
  press('Add market')
  const [change] = changesOf(studio)
  expect(change).toMatchObject({ do: 'create', value: { timeZone: 'Europe/Berlin', currency: 'USD' } })
  expect(change).not.toHaveProperty('value.facts')
})

describe('structure: a new part', () => {
  const blocks = membersOf(ruleAt(page, []) ?? { is: 'anything' }, page).find(({ name }) => name === 'blocks')?.rule
  const open = () => {
    const studio = openPanel(<AddPart path={['blocks']} rule={blocks ?? { is: 'anything' }} />, at)
    press('Add to blocks')
    return studio
  }

  it('begins with an empty name after another one', () => {
    open()
    fill('Kind', 'links')
    fill('Name in English', 'More')
    press('Add')
    expect(screen.getByTestId('open').textContent).toBe('/first blocks more')
    press('Add to blocks')
    expect(screen.getByLabelText<HTMLInputElement>('Name in English').value).toBe('')
  })
})

describe('schema: a new field', () => {
  it('may be any member of the form that the page does not have, each once', () => {
    openPanel(<AddField path={['blocks', 'form', 'fields']} />, at)
    press('Add a field')
    expect(optionsOf('Member of the form')).toEqual(['note', 'home'])
  })

  it('of a member that is required already changes no schema', () => {
    const studio = openPanel(<AddField path={['blocks', 'form', 'fields']} />, at)
    press('Add a field')
    fill('Member of the form', 'note')
    fill('Label in English', 'Note')
    press('Add')
    expect(changesOf(studio).map((one) => one.do)).toEqual(['text', 'set'])
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

  it('marks the open part, and the page itself if no part is open', () => {
    open()
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('The page itself')
    fireEvent.click(part('go Links'))
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('go Links block')
  })
})

describe('a part', () => {
  it.each([
    [{ label: 'a.x', title: 'a.y' }, 'X'],
    [{ title: 'a.y', text: 'a.x' }, 'Y'],
    [{ label: 'a.none', text: 'a.x' }, 'X'],
    [{ label: { say: 'a.x' } }, 'X'],
    [{}, 'own'],
  ])('that has %j is called %s', (block, name) => {
    const own = { title: 'a.first', blocks: { own: { block: 'text', ...block } } }
    expect(partsOf(own, product.locales['en'] ?? {}).map((one) => one.name)).toEqual([name])
  })

  it.each([
    [
      ['blocks', 'list', 'show', 'title'],
      ['row.id', 'row.name', 'row.owner.name', 'user.role'],
    ],
    [
      ['blocks', 'record', 'lines', 'a', 'value'],
      ['answer.a', 'user.role'],
    ],
    [
      ['blocks', 'form', 'fields', 'name'],
      ['form.name', 'form.note', 'form.home.city', 'form.home.street', 'user.role'],
    ],
    [['title'], ['user.role']],
  ])('at %j sees %j', (path, seen) => {
    const found = pathsAround({ page, state: { product } }, path)
    expect(found.map((one) => one.path)).toEqual(seen)
  })

  it('that only calls sees no answer', () => {
    const own = { blocks: { one: { block: 'links', links: { a: { do: 'call', call: 'GET /thing' } } } } }
    const found = pathsAround({ page: own, state: { product } }, ['blocks', 'one', 'links', 'a', 'label'])
    expect(found.map((one) => one.path)).toEqual(['user.role'])
  })
})

describe('the members that a new part needs', () => {
  const link = entryRule(ruleAt(page, ['blocks', 'go', 'links']) ?? { is: 'anything' })
  /** Returns what a panel of the page edits. */
  function editingNow(): Editing {
    const found: Editing[] = []
    function Panel() {
      found.push(useEditing())
      return null
    }
    openPanel(<Panel />, at)
    const [editing] = found
    if (!editing) throw new Error('The panel was not drawn.')
    return editing
  }
  const path = ['blocks', 'go', 'links', 'new']

  it('are written with a text of its own for each message', () => {
    const start = { do: 'sheet' }
    const changes = newPart(editingNow(), path, { rule: link ?? { is: 'anything' }, start, name: 'Send', given: {} })
    expect(changes.flatMap((one) => (one.do === 'text' ? [one.key] : []))).toEqual(['a.send', 'a.sendTitle'])
    expect(changes.at(-1)).toHaveProperty('value', { ...start, label: 'a.send', title: 'a.sendTitle', blocks: {} })
  })
})

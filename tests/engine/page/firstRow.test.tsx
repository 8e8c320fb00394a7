import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noNetwork, show, type Server } from '../kit'

const page = (server: Server) =>
  show({
    path: '/here?id=9',
    sources: { thing: { call: 'POST /things', body: { id: { from: 'query.id' }, page: 1 }, first: true } },
    blocks: {
      done: {
        block: 'text',
        look: 'outcome',
        when: { 'data.thing.id': { exists: true } },
        items: { done: { title: 'it is done', text: { say: 'by', with: { name: { from: 'data.thing.name' } } } } },
      },
      none: {
        block: 'text',
        look: 'outcome',
        tone: 'warn',
        when: { 'data.thing.id': { exists: false } },
        items: { none: { text: 'there is none' } },
      },
      facts: {
        block: 'record',
        when: { 'data.thing.id': { exists: true } },
        lines: { name: { label: 'name', value: 'data.thing.name' } },
      },
    },
    server,
  })

it('a source with "first" shows the first row of the list, and a record without a call shows it too', async () => {
  const { callsTo } = page({
    'POST /things': () => ({ list: [{ id: 'a', name: 'Zoe' }, { id: 'b' }], has_more: false }),
  })
  expect(await screen.findByRole('heading', { name: 'it is done' })).toBeTruthy()
  expect(screen.getByText('by Zoe')).toBeTruthy()
  expect(screen.getByRole('definition').textContent).toBe('Zoe')
  expect(screen.queryByText('there is none')).toBeNull()
  expect(callsTo('POST /things')).toEqual([{ id: '9', page: 1 }])
})

it('an empty list is nothing', async () => {
  page({ 'POST /things': () => ({ list: [], has_more: false }) })
  expect(await screen.findByText('there is none')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'it is done' })).toBeNull()
})

it('a list that does not load is a failure that can be tried again', async () => {
  page({ 'POST /things': noNetwork })
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0)
  expect(screen.queryByText('there is none')).toBeNull()
})

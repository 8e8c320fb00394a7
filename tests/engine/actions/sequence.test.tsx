// Tests that a sequence stops where it fails, goes on there, and never sends what was sent.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { SequenceAction } from '../../../src/engine/language/types/plain'
import { address, deferred, noNetwork, Refusal, show, type Server } from '../kit'
import { copied, press, watchBrowser } from './oneAction'

watchBrowser()

type Steps = SequenceAction['steps']
const enter = {
  do: 'call',
  call: 'POST /enter',
  label: 'enter',
  failed: 'not entered',
} as const
const change = {
  do: 'call',
  call: 'POST /change',
  label: 'change',
  failed: 'not changed',
  done: 'done',
} as const

function showSequence(steps: Steps, server: Server = {}) {
  return show({
    path: '/here?id=9',
    actions: {
      all: { do: 'sequence', label: 'go', steps },
      other: { do: 'set', label: 'other', state: 'kind', value: 'b' },
    },
    server: {
      'POST /enter': () => ({ id: 'e1' }),
      'POST /change': () => ({}),
      ...server,
    },
  })
}
/** Answers of a server, one for each call; the last one stays. */
const inTurn =
  (...answers: (() => unknown)[]) =>
  () =>
    (answers.length > 1 ? answers.shift() : answers[0])?.()
const refuse = () => Promise.reject(new Refusal(41))

describe('a sequence', () => {
  it('performs its steps in order, each with the answer of the call before it', async () => {
    const { callsTo } = showSequence({
      first: { ...enter, body: { name: { from: 'query.id' } } },
      count: { do: 'set', label: 'set', state: 'round', add: 1 },
      second: { ...change, body: { id: { from: 'answer.id' } } },
      copy: { do: 'copy', label: 'copy', value: 'query.id' },
      last: { do: 'link', label: 'there', to: '/there' },
    })
    await press('go')
    await vi.waitFor(() => expect(address()).toBe('/there'))
    expect(callsTo('POST /enter')).toEqual([{ name: '9' }])
    expect(callsTo('POST /change')).toEqual([{ id: 'e1' }])
    expect(copied).toEqual(['9'])
  })

  it.each([
    ['the server refuses it', refuse],
    ['the network is lost', noNetwork],
  ])('never sends the first call again after %s for the second, and goes on with the second', async (_what, fails) => {
    const { callsTo } = showSequence(
      {
        first: enter,
        second: { ...change, body: { id: { from: 'answer.id' } } },
        copy: { do: 'copy', label: 'copy', value: 'query.id' },
      },
      { 'POST /change': inTurn(fails, fails, () => ({})) },
    )
    for (const sent of [1, 2, 3]) {
      await press('go')
      await vi.waitFor(() => expect(callsTo('POST /change')).toHaveLength(sent))
      await vi.waitFor(() =>
        expect(screen.getByRole('button', { name: 'go' }).getAttribute('aria-busy')).not.toBe('true'),
      )
      expect(callsTo('POST /enter')).toHaveLength(1)
    }
    await vi.waitFor(() => expect(copied).toEqual(['9']))
    // The second call had the answer of the first one each time.
    expect(callsTo('POST /change')).toEqual([{ id: 'e1' }, { id: 'e1' }, { id: 'e1' }])
    // A sequence that has ended begins anew.
    await press('go')
    await vi.waitFor(() => expect(callsTo('POST /enter')).toHaveLength(2))
  })

  it('does nothing after a step that fails', async () => {
    const { callsTo } = showSequence({ first: enter, second: change }, { 'POST /enter': refuse })
    await press('go')
    await screen.findByText('not entered')
    expect(callsTo('POST /change')).toEqual([])
  })

  it('does nothing after a download of a file that is too large', async () => {
    const { callsTo } = showSequence(
      { first: { do: 'download', label: 'save', file: 'POST /report' }, second: change },
      { 'POST /report': () => new Response('a,b', { headers: { 'content-length': '60000000' } }) },
    )
    await press('go')
    await screen.findByText(/more than 50 MB/)
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'go' }).getAttribute('aria-busy')).not.toBe('true'),
    )
    expect(callsTo('POST /change')).toEqual([])
  })

  it('stops where the person says no, and asks again at the next press', async () => {
    const { callsTo } = showSequence({
      first: enter,
      second: { ...change, ask: 'sure?' },
    })
    await press('go')
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Cancel',
      }),
    )
    expect(callsTo('POST /change')).toEqual([])
    await press('go')
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'change',
      }),
    )
    await screen.findByText('done')
    expect([callsTo('POST /enter').length, callsTo('POST /change').length]).toEqual([1, 1])
  })

  it('stops where the person closes the sheet for sharing', async () => {
    const isClosed = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
    Object.defineProperty(navigator, 'share', { value: isClosed, configurable: true })
    const { callsTo } = showSequence({ share: { do: 'share', label: 'share', text: 'look' }, second: change })
    await press('go')
    await vi.waitFor(() => expect(isClosed).toHaveBeenCalledOnce())
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'go' }).getAttribute('aria-busy')).not.toBe('true'),
    )
    expect(callsTo('POST /change')).toEqual([])
  })

  it('skips a step whose condition does not hold, and keeps what came after it', async () => {
    const { callsTo } = showSequence(
      {
        none: { ...enter, when: { 'query.none': { exists: true } } },
        first: enter,
        second: change,
      },
      { 'POST /change': inTurn(refuse, () => ({})) },
    )
    await press('go')
    await screen.findByText('not changed')
    await press('go')
    await screen.findByText('done')
    expect(callsTo('POST /enter')).toHaveLength(1)
  })

  it('gives the next step the answer of a call that succeeded, also when its condition no longer holds', async () => {
    const { callsTo } = showSequence(
      {
        first: { ...enter, when: { 'state.kind': { not: 'b' } } },
        second: { ...change, body: { id: { from: 'answer.id' } } },
      },
      { 'POST /change': inTurn(refuse, () => ({})) },
    )
    await press('go')
    await screen.findByText('not changed')
    await press('other')
    await press('go')
    await screen.findByText('done')
    expect(callsTo('POST /change')).toEqual([{ id: 'e1' }, { id: 'e1' }])
    expect(callsTo('POST /enter')).toHaveLength(1)
  })

  it('sends a call with another body, and the steps after it', async () => {
    const body = { name: { from: 'state.kind' } }
    const { callsTo } = showSequence(
      {
        first: { ...enter, body },
        second: change,
        third: { ...change, body: { name: 'x' } },
      },
      {
        'POST /change': inTurn(
          () => ({}),
          refuse,
          () => ({}),
        ),
      },
    )
    await press('go')
    await screen.findByText('not changed')
    await press('other')
    await press('go')
    await vi.waitFor(() => expect(callsTo('POST /change')).toHaveLength(4))
    expect(callsTo('POST /enter')).toEqual([{}, { name: 'b' }])
  })

  it('is not offered while a step is not possible', async () => {
    showSequence({
      first: enter,
      fly: { do: 'native', label: 'fly', call: 'fly' },
    })
    await screen.findByRole('button', { name: 'other' })
    expect(screen.queryByRole('button', { name: 'go' })).toBeNull()
  })

  it('is offered if only a step that is skipped is not possible', async () => {
    const { callsTo } = showSequence({
      fly: { do: 'native', label: 'fly', call: 'fly', when: { 'query.none': { exists: true } } },
      second: change,
    })
    await press('go')
    await screen.findByText('done')
    expect(callsTo('POST /change')).toHaveLength(1)
  })

  const failing = { do: 'sequence', label: 'go', steps: { first: enter, second: change } } as const

  it('goes on in each row where it stopped for that row', async () => {
    const { callsTo } = show({
      server: {
        'POST /things': () => ({ list: ['a', 'b'].map((id) => ({ id, name: id })), has_more: false }),
        'POST /enter': () => ({}),
        'POST /change': refuse,
      },
      blocks: {
        things: {
          block: 'list',
          rows: 'POST /things',
          key: 'row.id',
          show: { title: 'row.name' },
          actions: { all: failing },
        },
      },
    })
    const times = () => [callsTo('POST /enter').length, callsTo('POST /change').length]
    for (const [row, sent] of [
      ['go a', [1, 1]],
      ['go b', [2, 2]],
      ['go a', [2, 3]],
    ] as const) {
      await press(row)
      await vi.waitFor(() => expect(times()).toEqual(sent))
      await vi.waitFor(() => expect(screen.getByRole('button', { name: row }).getAttribute('aria-busy')).toBeNull())
    }
  })

  it('begins anew on a page that is opened again', async () => {
    const { callsTo } = show({
      actions: { all: failing, away: { do: 'link', label: 'away', to: '/there' } },
      server: { 'POST /enter': () => ({}), 'POST /change': refuse },
    })
    await press('go')
    await vi.waitFor(() => expect(callsTo('POST /change')).toHaveLength(1))
    await press('away', 'link')
    await vi.waitFor(() => expect(address()).toBe('/there'))
    history.back()
    await press('go')
    await vi.waitFor(() => expect(callsTo('POST /change')).toHaveLength(2))
    expect(callsTo('POST /enter')).toHaveLength(2)
  })

  it('is not begun a second time by another button while it runs', async () => {
    const answer = deferred<object>()
    const links = { block: 'links', look: 'buttons', links: { all: failing } } as const
    const { callsTo } = show({
      blocks: { above: links, below: links },
      server: { 'POST /enter': () => answer.promise, 'POST /change': () => ({}) },
    })
    await screen.findAllByRole('button', { name: 'go' })
    for (const button of screen.getAllByRole('button', { name: 'go' })) await userEvent.click(button)
    await act(async () => answer.resolve({}))
    await screen.findByText('done')
    expect([callsTo('POST /enter').length, callsTo('POST /change').length]).toEqual([1, 1])
  })
})

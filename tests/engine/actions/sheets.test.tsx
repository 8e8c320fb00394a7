import type { RJSFSchema } from '@rjsf/utils'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { CallAction, FormAction, SequenceAction } from '../../../src/engine/language/types/plain'
import type { ListBlock } from '../../../src/engine/language/types/plainBlocks'
import { address, deferred, noNetwork, Refusal, type Server, show } from '../kit'
import { goBack } from '../ui/stage'
import { copied, one, press, watchBrowser } from './oneAction'

describe('sheets', () => {
  const change: CallAction = {
    do: 'call',
    call: 'POST /change',
    label: 'go',
    body: { id: { from: 'query.id' }, absent: { from: 'query.none' } },
    done: 'done',
  }

  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

  const things: ListBlock = {
    block: 'list',
    rows: 'POST /things',
    key: 'row.id',
    show: { title: 'row.name' },
    actions: { rename: { ...change, label: 'rename', body: { id: { from: 'row.id' } }, then: 'reload' } },
  }

  it('then reload asks again for the rows; where that fails, the call is still said to be done', async () => {
    let name = 'Ann'
    let isDown = false
    const { callsTo } = show({
      blocks: { things },
      server: {
        'POST /things': () => (isDown ? noNetwork() : { list: [{ id: 1, name }], has_more: false }),
        'POST /change': () => {
          name = 'Bea'
          return {}
        },
      },
    })
    await press(/^rename/)
    await screen.findByText('Bea')
    expect(callsTo('POST /change')).toEqual([{ id: '1' }].map(() => ({ id: 1 })))
    isDown = true
    await press(/^rename/)
    await vi.waitFor(() => expect(callsTo('POST /change')).toHaveLength(2))
    await screen.findByText('The list could not be refreshed.')
    expect(screen.queryByText('Request failed')).toBeNull()
    expect(screen.queryByText(/network exception/)).toBeNull()
  })

  it.each([
    ['S8-04 that the config knows', 41, 'reason 41'],
    ['that the config does not know', 42, 'own words'],
  ] as const)('S4-19 a call refused for a reason %s: the rows are asked for again', async (_name, code, told) => {
    let name = 'Ann'
    const rename: CallAction = {
      ...change,
      label: 'rename',
      then: 'reload',
      reasons: { 41: 'reason 41' },
      failed: 'own words',
    }
    const { callsTo } = show({
      path: '/here?id=9',
      blocks: { things: { ...things, actions: { rename } } },
      server: {
        'POST /things': () => ({ list: [{ id: 1, name }], has_more: false }),
        'POST /change': () => {
          name = 'Bea'
          throw new Refusal(code)
        },
      },
    })
    await press(/^rename/)
    await screen.findByText(told)
    await screen.findByText('Bea')
    expect(callsTo('POST /things')).toHaveLength(2)
  })

  const formAction: FormAction = {
    do: 'form',
    label: 'open',
    title: 'title',
    form: 'f',
    fields: { name: { label: 'name' }, local: { label: 'local' } },
    submit: { ...change, label: 'send', body: { id: { from: 'row.id' } } },
  }

  const forms = {
    f: { type: 'object', properties: { name: { type: 'string' }, local: { type: 'string' } }, required: ['name'] },
  } as const

  it('a form in a sheet keeps its input if the call fails, and closes if it succeeds', async () => {
    let isDown = true
    const { callsTo } = show({
      signedIn: true,
      forms: forms as never,
      blocks: { things: { ...things, actions: { formAction } } },
      server: {
        'POST /things': () => ({ list: [{ id: 'a', name: 'Ann' }], has_more: false }),
        'POST /change': () => (isDown ? noNetwork() : {}),
      },
    })
    await press('open Ann')
    const sheet = await screen.findByRole('dialog', { name: 'title' })
    await userEvent.type(await within(sheet).findByLabelText(/name/), 'Bea')
    await userEvent.type(within(sheet).getByLabelText(/local/), 'not sent')
    await press('send')
    await screen.findByText('Request network exception, please wait')
    expect(within(sheet).getByLabelText<HTMLInputElement>(/name/).value).toBe('Bea')
    isDown = false
    await press('send')
    await screen.findByText('done')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(callsTo('POST /change').at(-1)).toEqual({ id: 'a', name: 'Bea' })
  })

  it.each([
    ['S4-19 no longer allows it', () => [{ id: 'a', name: 'done' }]],
    ['is gone', () => []],
  ])('a form in a sheet closes when the call is refused and its row %s', async (_what, rowsThen) => {
    let rows: readonly object[] = [{ id: 'a', name: 'Ann' }]
    show({
      signedIn: true,
      forms: forms as never,
      blocks: {
        things: {
          ...things,
          actions: {
            formAction: {
              ...formAction,
              when: { 'row.name': 'Ann' },
              submit: { ...formAction.submit, then: 'reload' },
            },
          },
        },
      },
      server: {
        'POST /things': () => ({ list: rows, has_more: false }),
        'POST /change': () => {
          rows = rowsThen()
          throw new Refusal(41, 'it has moved on')
        },
      },
    })
    await press('open Ann')
    await userEvent.type(await screen.findByLabelText(/name/), 'Bea')
    await press('send')
    await screen.findByText('it has moved on')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('a sheet shows blocks that see the row it was opened for', async () => {
    show({
      server: { 'POST /things': () => ({ list: [{ id: 'a', name: 'Ann' }], has_more: false }) },
      blocks: {
        things: {
          ...things,
          actions: {
            more: {
              do: 'sheet',
              label: 'more',
              title: { say: 'of', with: { name: { from: 'row.name' } } },
              blocks: {
                text: {
                  block: 'text',
                  items: { one: { text: { say: 'hello', with: { name: { from: 'row.name' } } } } },
                },
              },
            },
          },
        },
      },
    })
    await press('more Ann')
    expect(await within(await screen.findByRole('dialog', { name: 'of Ann' })).findByText('hello Ann')).toBeTruthy()
  })
})

describe('review', () => {
  watchBrowser()

  const reviewed: CallAction = {
    do: 'call',
    call: 'POST /change',
    label: 'go',
    labels: {
      dear: {
        text: { say: 'pay', with: { sum: { from: 'query.sum', format: 'money' } } },
        when: { 'query.sum': { exists: true } },
      },
    },
    body: { id: { from: 'query.id' } },
    review: {
      title: 'look again',
      parties: {
        receiver: { label: 'to', name: 'query.name', number: 'query.id', image: 'query.face' },
        method: { label: 'with', name: 'query.rate', imageShape: 'square' },
        nobody: { label: 'by', name: 'query.none' },
        nameless: { label: 'for', name: 'query.empty' },
      },
      lines: {
        sum: { label: 'sum', value: 'query.sum', format: 'money' },
        coins: { label: 'coins', value: 'query.sum', times: 'query.rate', format: 'count' },
        unknown: {
          label: 'unknown',
          value: 'query.none',
          times: 'query.rate',
          when: { 'query.none': { exists: true } },
        },
      },
      notes: { final: { text: 'cannot be undone', tone: 'warn' } },
    },
    done: 'done',
  }

  const path = '/here?id=9&name=Zoe&sum=20&rate=250&empty='

  const server: Server = { 'POST /change': () => ({}) }

  describe('a call with a review', () => {
    it('shows whom and what it concerns, and is sent only by the second button', async () => {
      const { callsTo } = one(reviewed, server, path)
      await press('pay 20.00')
      const step = await screen.findByRole('dialog', { name: 'look again' })
      expect(await within(step).findByText('Zoe')).toBeTruthy()
      expect(within(step).getByText('9')).toBeTruthy()
      expect(within(step).queryByText('by')).toBeNull()
      expect(within(step).queryByText('for')).toBeNull()
      expect(step.querySelectorAll('.pw-avatar-square')).toHaveLength(1)
      expect(
        within(step)
          .getAllByRole('definition')
          .map((value) => value.textContent),
      ).toEqual(['20.00', '5,000'])
      expect(within(step).getByText('cannot be undone')).toBeTruthy()
      expect(callsTo('POST /change')).toEqual([])
      await userEvent.click(within(step).getByRole('button', { name: 'pay 20.00' }))
      await screen.findByText('done')
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(callsTo('POST /change')).toEqual([{ id: '9' }])
    })

    it.each<[string, () => Promise<unknown>]>([
      [
        'the button "Back"',
        () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Back' })),
      ],
      ['Escape', () => userEvent.keyboard('{Escape}')],
      ['the way back of the browser', () => goBack()],
    ])('sends nothing after %s, and can be opened again', async (_, leave) => {
      const { callsTo } = one(reviewed, server, path)
      await press('pay 20.00')
      await screen.findByRole('dialog', { name: 'look again' })
      await act(async () => undefined)
      await leave()
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(callsTo('POST /change')).toEqual([])
      await press('pay 20.00')
      expect(await screen.findByRole('dialog', { name: 'look again' })).toBeTruthy()
    })

    it('is sent once for two presses', async () => {
      const answer = deferred<object>()
      const { callsTo } = one(reviewed, { 'POST /change': () => answer.promise }, path)
      await press('pay 20.00')
      const step = await screen.findByRole('dialog')
      await within(step).findByText('Zoe')
      const send = within(step).getByRole('button', { name: 'pay 20.00' })
      await Promise.all([userEvent.click(send), userEvent.click(send)])
      await act(async () => answer.resolve({}))
      await screen.findByText('done')
      expect(callsTo('POST /change')).toHaveLength(1)
    })
  })

  describe('a form whose quote changes between the quote and the send', () => {
    const form: RJSFSchema = {
      type: 'object',
      properties: { id: { type: 'string' }, rate: { type: 'integer' } },
      required: ['id'],
    }

    it('is refused, shows the new quote, and sends nothing twice', async () => {
      let rate = 250
      const { callsTo } = show({
        forms: { f: form },
        server: {
          'POST /things': () => ({ list: [{ id: 'a', name: 'Card', rate }], has_more: false }),
          'POST /change': () => {
            throw new Refusal(7)
          },
        },
        blocks: {
          form: {
            block: 'form',
            form: 'f',
            fields: {
              id: {
                label: 'way',
                widget: 'cards',
                options: { call: 'POST /things', value: 'row.id', label: 'row.name', fills: { rate: 'row.rate' } },
                notes: { rate: { text: { say: 'rate', with: { rate: { from: 'form.rate' } } } } },
              },
              rate: { label: 'rate', widget: 'hidden' },
            },
            submit: {
              do: 'call',
              call: 'POST /change',
              label: 'go',
              review: { title: 'look again', lines: { rate: { label: 'rate', value: 'form.rate' } } },
              reasons: { '7': 'the rate has changed' },
            },
          },
        },
      })
      await userEvent.click(await screen.findByRole('radio', { name: 'Card' }))
      expect(await screen.findByText('rate 250')).toBeTruthy()
      await press('go')
      const step = await screen.findByRole('dialog', { name: 'look again' })
      expect((await within(step).findByRole('definition')).textContent).toBe('250')
      rate = 300
      await userEvent.click(within(step).getByRole('button', { name: 'go' }))
      expect(await screen.findByText('the rate has changed')).toBeTruthy()
      expect(await screen.findByText('rate 300')).toBeTruthy()
      expect(callsTo('POST /change')).toEqual([{ id: 'a' }])
      await press('go')
      expect((await within(await screen.findByRole('dialog')).findByRole('definition')).textContent).toBe('300')
      expect(callsTo('POST /change')).toHaveLength(1)
    })
  })
})

// Tests that a sequence stops where it fails, goes on there, and never sends what was sent.
describe('a sequence', () => {
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
})

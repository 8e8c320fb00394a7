import type { RJSFSchema } from '@rjsf/utils'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { lazyReview } from '../../../src/engine/actions/review/ReviewProvider'
import type { CallAction } from '../../../src/engine/language/types/plain'
import { deferred, Refusal, show, type Server } from '../kit'
import { goBack } from '../ui/stage'
import { one, press, watchBrowser } from './oneAction'

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
      unknown: { label: 'unknown', value: 'query.none', times: 'query.rate', when: { 'query.none': { exists: true } } },
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

  it('has its plain label while no label with values fits', async () => {
    one(reviewed, server, '/here?id=9')
    await press('go')
    expect(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'go' })).toBeTruthy()
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

it('a step that another one replaces sends nothing, and its button can be pressed again', async () => {
  const { callsTo } = show({
    server,
    actions: {
      first: { ...reviewed, labels: {}, label: 'first' },
      second: { ...reviewed, labels: {}, label: 'second' },
    },
  })
  const buttons = await Promise.all(['first', 'second'].map((name) => screen.findByRole('button', { name })))
  // Both presses come before a step is there.
  act(() => buttons.forEach((button) => button.click()))
  const step = await screen.findByRole('dialog', { name: 'look again' })
  await userEvent.click(await within(step).findByRole('button', { name: 'second' }))
  await screen.findByText('done')
  expect(callsTo('POST /change')).toHaveLength(1)
  await press('first')
  expect(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'first' })).toBeTruthy()
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

it.each<[string, Pick<CallAction, 'review'>, number]>([
  ['with a review loads the code of its step', { review: { title: 'look again' } }, 1],
  ['without a review loads nothing for one', {}, 0],
])('a form %s when it opens', async (_what, review, times) => {
  const preload = vi.spyOn(lazyReview, 'preload')
  show({
    forms: { f: { type: 'object', properties: { id: { type: 'string' } } } },
    blocks: {
      form: {
        block: 'form',
        form: 'f',
        fields: { id: { label: 'way' } },
        submit: { do: 'call', call: 'POST /change', label: 'go', ...review },
      },
    },
  })
  await screen.findByRole('button', { name: 'go' })
  expect(preload).toHaveBeenCalledTimes(times)
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { BlockOf } from '../../../src/engine/language/types/plain'
import { noNetwork, show } from '../kit'

const order = { placed_at: 1_700_000_000, paid_at: '1700003600', packed_at: 0, status: 'packing', no: 'A-1' }
const steps: BlockOf<'timeline'> = {
  block: 'timeline',
  title: 'order',
  call: 'POST /thing',
  body: { id: { from: 'query.id' } },
  steps: {
    placed: { label: { say: 'placed', with: { no: { from: 'row.no' } } }, time: 'row.placed_at' },
    paid: { label: 'paid', note: 'thanks', time: 'row.paid_at', format: 'date' },
    refused: { label: 'refused', when: { 'row.status': 'refused' } },
    packed: { label: 'packed', time: 'row.packed_at' },
    arrived: { label: 'arrived', done: { 'row.status': 'arrived' } },
  },
}
const shown = async () => within(await screen.findByRole('list')).getAllByRole('listitem')
const current = (all: readonly HTMLElement[]) => all.map((one) => one.getAttribute('aria-current'))

it('steps that have a time are done, the next one is the current one, and times stand in the zone of the market', async () => {
  const { callsTo } = show({ server: { 'POST /thing': () => order }, path: '/here?id=9', blocks: { steps } })
  const all = await shown()
  expect(callsTo('POST /thing')).toEqual([{ id: '9' }])
  expect(document.querySelector('ol')?.contains(all[0] ?? null)).toBe(true)
  expect(all.map((one) => one.firstElementChild?.textContent)).toEqual(['placed A-1', 'paid', 'packed', 'arrived'])
  expect(current(all)).toEqual([null, null, 'step', null])
  // A finished step has a text, not only a colour.
  expect(all.map((one) => within(one).queryByText('Done') !== null)).toEqual([true, true, false, false])
  const times = [...document.querySelectorAll('time')]
  expect(times.map((one) => one.textContent)).toEqual(['2023-11-15 01:13:20', '2023-11-15'])
  expect(times.map((one) => one.dateTime)).toEqual(['2023-11-15 01:13:20', '2023-11-15'])
  // A time is left-to-right in every language.
  expect(times.map((one) => one.querySelector('bdi')?.dir)).toEqual(['ltr', 'ltr'])
  expect(screen.getByText('thanks')).toBeTruthy()
})

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['0', 0],
  ['0 as a text', '0'],
])('a step for which the server sends %s has not happened', async (_what, packed_at) => {
  show({ server: { 'POST /thing': () => ({ ...order, packed_at }) }, blocks: { steps } })
  const all = await shown()
  expect(current(all)).toEqual([null, null, 'step', null])
  expect(within(all[2] ?? document.body).queryByText('Done')).toBeNull()
})

it('a step may be named otherwise while it is not finished', async () => {
  const named: BlockOf<'timeline'> = {
    ...steps,
    steps: {
      placed: { label: 'placed', pending: 'will be placed', time: 'row.placed_at' },
      packed: {
        label: 'packed',
        pending: { say: 'is packed next', with: { no: { from: 'row.no' } } },
        time: 'row.packed_at',
      },
      arrived: { label: 'arrived', pending: 'arrives', done: { 'row.status': 'arrived' } },
    },
  }
  show({ server: { 'POST /thing': () => order }, blocks: { named } })
  const all = await shown()
  expect(all.map((one) => one.firstElementChild?.textContent)).toEqual(['placed', 'is packed next A-1', 'arrives'])
})

it.each([
  ['in 6 days', 6 * 86_400, {}, '20'],
  ['nobody knows when', undefined, {}, undefined],
  ['no longer, because it has happened', 6 * 86_400, { status: 'arrived' }, undefined],
])('a step that happens by itself says when: %s', async (_case, seconds, more, expected) => {
  const dueAt = seconds === undefined ? 0 : Math.floor(Date.now() / 1000) + seconds
  const arrived = {
    label: 'arrived',
    due: { label: 'by itself', time: 'row.due_at' },
    done: { 'row.status': 'arrived' },
  }
  show({
    server: { 'POST /thing': () => ({ ...order, ...more, due_at: dueAt }) },
    blocks: { due: { block: 'timeline', call: 'POST /thing', steps: { arrived } } },
  })
  const [step] = await shown()
  const said = step?.querySelector('time')
  expect(said?.textContent?.startsWith(expected ?? 'nothing')).toBe(expected && true)
  expect(within(step ?? document.body).queryByText('by itself') !== null).toBe(expected !== undefined)
  if (said) expect(said.textContent).toBe(said.dateTime)
})

it('each step that has not happened says when it does, also one after the current step', async () => {
  const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400
  const due = (time: string) => ({ label: `${time} by itself`, time: `row.${time}` })
  show({
    server: { 'POST /thing': () => ({ done: 'yes', first: inDays(1), second: inDays(6), third: inDays(9) }) },
    blocks: {
      due: {
        block: 'timeline',
        call: 'POST /thing',
        steps: {
          first: { label: 'first', due: due('first'), done: { 'row.done': 'yes' } },
          second: { label: 'second', due: due('second') },
          third: { label: 'third', due: due('third') },
        },
      },
    },
  })
  const all = await shown()
  expect(current(all)).toEqual([null, 'step', null])
  const texts = all.map((one) => within(one).queryByText(/by itself/)?.textContent)
  expect(texts).toEqual([undefined, 'second by itself', 'third by itself'])
})

it('what lies before a step that is done is done too, and where all are done there is no current one', async () => {
  show({ server: { 'POST /thing': () => ({ ...order, status: 'arrived' }) }, blocks: { steps } })
  const all = await shown()
  expect(current(all)).toEqual([null, null, null, null])
  expect(all.every((one) => one.classList.contains('pw-timeline-done'))).toBe(true)
})

it('steps stand in the order that is given, and without a call they see what the page sees', async () => {
  show({
    path: '/here?done=yes',
    blocks: {
      steps: {
        block: 'timeline',
        order: ['second', 'first'],
        steps: {
          first: { label: 'one' },
          second: { label: 'two', done: { 'query.done': 'yes' } },
          third: { label: 'three', when: { 'query.done': 'no' } },
        },
      },
    },
  })
  const all = await shown()
  expect(all.map((one) => one.firstElementChild?.textContent)).toEqual(['two', 'one'])
  expect(current(all)).toEqual([null, 'step'])
})

const listed: BlockOf<'timeline'> = {
  block: 'timeline',
  call: 'POST /thing',
  list: { steps: 'row.steps', label: 'name', note: 'by', time: 'at', done: 'is_done' },
}

it('steps may be a list of the answer', async () => {
  const rows = [
    { name: 'sent', at: '2024-02-03 04:05:06', is_done: true, by: 'Ann' },
    { name: 'held', at: 1_700_000_000, is_done: false, by: '' },
    'no step',
    { name: 'taken' },
  ]
  show({ server: { 'POST /thing': () => ({ steps: rows }) }, blocks: { listed } })
  const all = await shown()
  expect(all.map((one) => one.firstElementChild?.textContent)).toEqual(['sent', 'held', 'taken'])
  expect(current(all)).toEqual([null, 'step', null])
  expect([...document.querySelectorAll('time')].map((one) => one.textContent)).toEqual([
    '2024-02-03 04:05:06',
    '2023-11-15 01:13:20',
  ])
  expect([...document.querySelectorAll('.pw-timeline p')].map((one) => one.textContent)).toEqual(['Ann'])
})

it('S1-15 a step of a list has words of its own and values below it, pictures too; they see the page', async () => {
  const rows = [
    { by: 'user', at: 1_700_000_000, text: 'half of it', images: ['https://pay.test/a.png'] },
    { by: 'shop', at: 1_700_003_600, images: [] },
  ]
  show({
    path: '/here?unit=USD',
    server: { 'POST /thing': () => ({ steps: rows }) },
    blocks: {
      listed: {
        block: 'timeline',
        call: 'POST /thing',
        list: {
          steps: 'row.steps',
          label: 'by',
          words: { user: 'the buyer', shop: 'the shop' },
          time: 'at',
          lines: {
            text: { label: 'text', value: 'step.text', unit: 'query.unit', when: { 'step.text': { exists: true } } },
            images: {
              label: 'pictures',
              value: 'step.images',
              format: 'images',
              when: { 'step.images': { exists: true } },
            },
          },
        },
      },
    },
  })
  const all = await shown()
  expect(all.map((one) => one.firstElementChild?.textContent)).toEqual(['the buyer', 'the shop'])
  expect(all.map((one) => within(one).queryByText('half of it USD') !== null)).toEqual([true, false])
  expect(within(all[0] ?? document.body).getByRole('img', { name: 'pictures 1' })).toBeTruthy()
  expect(all.map((one) => within(one).queryByText('pictures') !== null)).toEqual([true, false])
})

it.each([[{ steps: [] }], [{}], [{ steps: 'none' }]])(
  'where there are no steps nothing stands (%j)',
  async (answer) => {
    show({
      server: { 'POST /thing': () => answer },
      blocks: { listed, text: { block: 'text', items: { one: { text: 'below' } } } },
    })
    await screen.findByText('below')
    expect(screen.queryByRole('list')).toBeNull()
  },
)

it('a failed call offers another try', async () => {
  let isDown = true
  show({ server: { 'POST /thing': () => (isDown ? noNetwork() : order) }, blocks: { steps } })
  await screen.findByText('Failed to load')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await shown()).toHaveLength(4)
})

it('conditions that look at a source wait for it', async () => {
  show({
    server: { 'POST /settings': () => ({ step: 2 }) },
    sources: { settings: { call: 'POST /settings' } },
    blocks: {
      steps: {
        block: 'timeline',
        steps: { a: { label: 'A', done: { 'data.settings.step': { min: 1 } } }, b: { label: 'B' } },
      },
    },
  })
  expect(current(await shown())).toEqual([null, 'step'])
})

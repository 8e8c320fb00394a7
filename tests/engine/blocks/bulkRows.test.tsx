// Tests what becomes of rows that somebody has chosen or acted on: in the list itself and in another one.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../kit'
import { people, things, button, agreeTo, closeMessage } from './bulkKit'

const agreeToFirst = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: /^agree / }))[0] as HTMLElement)
it.each<[string, () => Promise<unknown>]>([
  ['one row', agreeToFirst],
  ['several rows', async () => (await agreeTo(['Ann', 'Ben']), closeMessage())],
])(
  'after an action for %s, a list that was seen before is read again when it is next shown',
  async (_what, perform) => {
    const items = { x: { value: 'x', label: 'first' }, y: { value: 'y', label: 'second' } }
    const { callsTo } = show({
      server: { 'POST /things': () => ({ list: people, has_more: false }), 'POST /change': () => ({}) },
      blocks: { things: { ...things, tabs: { param: 'of', items } } },
    })
    const asked = () => callsTo('POST /things').filter(({ of }) => of === 'x').length
    const open = async (name: string) => userEvent.click(screen.getByRole('tab', { name }))
    await screen.findByText('Ann')
    await open('second')
    await vi.waitFor(() => expect(callsTo('POST /things')).toHaveLength(2))
    await perform()
    await vi.waitFor(() => expect(callsTo('POST /change').length).toBeGreaterThan(0))
    await vi.waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull())
    expect(asked()).toBe(1)
    await open('first')
    await vi.waitFor(() => expect(asked()).toBe(2))
  },
)

it('a chosen row that somebody else has dealt with meanwhile is no longer chosen', async () => {
  let state = 'new'
  show({
    server: {
      'POST /things': () => ({
        list: people.map((one) => (one.name === 'Ann' ? { ...one, state } : one)),
        has_more: false,
      }),
    },
    blocks: { things },
  })
  await userEvent.click(await button('Select several'))
  await userEvent.click(await button('Select all'))
  state = 'old'
  await userEvent.click(await button('Refresh'))
  await screen.findByText('Selected: 2')
  const ann = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ann' })
  expect([ann.checked, ann.disabled]).toEqual([false, true])
})

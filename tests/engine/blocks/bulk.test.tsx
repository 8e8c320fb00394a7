// Several rows of a list are acted on at once: what is sent, when, what can be undone, and who is refused.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Refusal, noNetwork, show } from '../kit'
import { people, things, showPeople, button, agreeTo, isLocked, undoAll, sentIds, closeMessage } from './bulkKit'

it('sends each chosen row once, in order, as soon as the message has gone', async () => {
  const { callsTo } = showPeople()
  await agreeTo(['Ann', 'Cho'])
  expect(callsTo('POST /change')).toEqual([])
  await closeMessage()
  await screen.findByText('agree: 2 done')
  expect(sentIds(callsTo('POST /change'))).toEqual(['p0', 'p2'])
  expect(callsTo('POST /things')).toHaveLength(2)
})

it('sends nothing after an undo, and the rows have their buttons again', async () => {
  const { callsTo } = showPeople()
  await agreeTo(['Ann', 'Ben'])
  expect(screen.getAllByRole('button', { name: /^agree / })).toHaveLength(1)
  await userEvent.click(await button('Undo'))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^agree / })).toHaveLength(3))
  expect(screen.queryByText(/Sending in a few seconds/)).toBeNull()
  expect(callsTo('POST /change')).toEqual([])
})

it('sends at once when the person leaves the document, and nothing a second time', async () => {
  const { callsTo } = showPeople()
  await agreeTo(['Ann'])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await screen.findByText('agree: 1 done')
  expect(sentIds(callsTo('POST /change'))).toEqual(['p0'])
  vi.restoreAllMocks()
})

it('names who was refused, with the reason, and goes on with the others', async () => {
  const { callsTo } = showPeople(({ id }) => {
    if (id === 'p1') throw new Refusal(42)
    return {}
  })
  await agreeTo(['Ann', 'Ben', 'Cho'])
  await closeMessage()
  const alert = await screen.findByText('agree: 1 not done')
  expect(alert.closest('[role=alert]')?.textContent).toContain('Ben somewhere else')
  await screen.findByText('agree: 2 done')
  expect(sentIds(callsTo('POST /change'))).toEqual(['p0', 'p1', 'p2'])
  await userEvent.click(within(alert.closest<HTMLElement>('[role=alert]') ?? alert).getByRole('button'))
  expect(screen.queryByText('agree: 1 not done')).toBeNull()
})

it('stops where the network fails, and says of each row that it was not done', async () => {
  const { callsTo } = showPeople(noNetwork)
  await agreeTo(['Ann', 'Ben', 'Cho'])
  await closeMessage()
  const alert = await screen.findByText('agree: 3 not done')
  expect(alert.closest('[role=alert]')?.textContent).toContain('Ben This was not sent.')
  expect(sentIds(callsTo('POST /change'))).toEqual(['p0'])
})

it('offers rows that the action is possible for, chooses all of them, and gives up the choice', async () => {
  showPeople()
  await userEvent.click(await button('Select several'))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Dan' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ben' }))
  await userEvent.click(await button('Select all'))
  expect(screen.getByText('Selected: 3')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ann' }))
  expect(screen.getByText('Selected: 2')).toBeTruthy()
  await userEvent.click(await button('Cancel'))
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(await button('Select several')).toBeTruthy()
})

it('offers no row a second time while its action waits', async () => {
  const { callsTo } = showPeople()
  await agreeTo(['Ann'])
  await userEvent.click(await button('Select several'))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ann' }).disabled).toBe(true)
  await userEvent.click(await button('Select all'))
  await userEvent.click(await button('agree (2)'))
  for (const close of await screen.findAllByRole('button', { name: 'Close' })) await userEvent.click(close)
  await waitFor(() => expect(sentIds(callsTo('POST /change'))).toEqual(['p0', 'p1', 'p2']))
})

it('offers no row a second time while the list is read again after its action', async () => {
  const open: (() => void)[] = []
  let isFirst = true
  show({
    server: {
      'POST /things': async () => {
        if (!isFirst) await new Promise<void>((resolve) => open.push(resolve))
        isFirst = false
        return { list: people, has_more: false }
      },
      'POST /change': () => ({}),
    },
    blocks: { things },
  })
  await agreeTo(['Ann'])
  await closeMessage()
  await screen.findByText('agree: 1 done')
  await userEvent.click(await button('Select several'))
  expect(isLocked('Ann')).toBe(true)
  await waitFor(() => expect(open).toHaveLength(1))
  open[0]?.()
  await waitFor(() => expect(isLocked('Ann')).toBe(false))
})

it('a new action takes away who was refused at the last one', async () => {
  showPeople(() => Promise.reject(new Refusal(42)))
  await agreeTo(['Ann'])
  await closeMessage()
  await screen.findByText('agree: 1 not done')
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^agree / })).toHaveLength(3))
  await agreeTo(['Ben'])
  expect(screen.queryByText('agree: 1 not done')).toBeNull()
  await undoAll()
})

it('the undo of one action leaves the rows of another waiting', async () => {
  const { callsTo } = showPeople()
  await agreeTo(['Ann'])
  await agreeTo(['Ben'])
  const [, second] = await screen.findAllByRole('button', { name: 'Undo' })
  if (second) await userEvent.click(second)
  await userEvent.click(await button('Select several'))
  await waitFor(() => expect(isLocked('Ben')).toBe(false))
  expect(isLocked('Ann')).toBe(true)
  expect(callsTo('POST /change')).toEqual([])
  await undoAll()
})

it('a second action leaves the rows of the first waiting', async () => {
  showPeople()
  await agreeTo(['Ann'])
  await agreeTo(['Ben'])
  expect(screen.getAllByRole('button', { name: /^agree / })).toHaveLength(1)
  await undoAll()
})

it('offers the rows again where the list cannot be read after their action', async () => {
  let isDown = false
  show({
    server: {
      'POST /things': () => (isDown ? noNetwork() : { list: people, has_more: false }),
      'POST /change': () => {
        isDown = true
        return {}
      },
    },
    blocks: { things },
  })
  await agreeTo(['Ann'])
  await closeMessage()
  await screen.findByText('agree: 1 done')
  await userEvent.click(await button('Select several'))
  await waitFor(() => expect(isLocked('Ann')).toBe(false))
})

it.each([
  [1, 0],
  [2, 1],
])('of %i rows that an action is possible for, several can be chosen: %i', async (count, offered) => {
  const list = [...people.slice(0, count), ...people.slice(3)]
  show({ server: { 'POST /things': () => ({ list, has_more: false }) }, blocks: { things } })
  await screen.findByText('Dan')
  expect(screen.queryAllByRole('button', { name: 'Select several' })).toHaveLength(offered)
})

it('each action is for those of the chosen rows that it is possible for', async () => {
  const refuse = { ...things.actions.agree, label: 'refuse', when: { 'row.name': { in: ['Ben', 'Dan'] } } } as const
  const more = { ...things, actions: { ...things.actions, refuse }, bulk: ['agree', 'refuse'] } as const
  const { callsTo } = show({
    server: { 'POST /things': () => ({ list: people, has_more: false }), 'POST /change': () => ({}) },
    blocks: { things: more },
  })
  await userEvent.click(await button('Select several'))
  for (const name of ['Ann', 'Ben', 'Dan']) await userEvent.click(screen.getByRole('checkbox', { name }))
  expect(screen.getByText('Selected: 3')).toBeTruthy()
  expect(await button('agree (2)')).toBeTruthy()
  await userEvent.click(await button('refuse (2)'))
  await closeMessage()
  await screen.findByText('refuse: 2 done')
  expect(sentIds(callsTo('POST /change'))).toEqual(['p1', 'p3'])
})

it('an action that none of the chosen rows allows cannot be pressed', async () => {
  showPeople()
  await userEvent.click(await button('Select several'))
  expect(await button('agree (0)')).toHaveProperty('disabled', true)
  await userEvent.click(await button('Select all'))
  expect(await button('Select all')).toHaveProperty('disabled', true)
})

it('a message tells of what failed after the list has gone', async () => {
  const away = {
    block: 'links',
    look: 'buttons',
    links: { away: { do: 'link', label: 'away', to: '/there' } },
  } as const
  const { callsTo } = show({
    server: {
      'POST /things': () => ({ list: people, has_more: false }),
      'POST /change': () => Promise.reject(new Refusal(42)),
    },
    blocks: { things, away },
  })
  await agreeTo(['Ann', 'Ben'])
  await userEvent.click(screen.getByRole('link', { name: 'away' }))
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  await closeMessage()
  expect((await screen.findByText('agree: 2 not done')).closest('[role=alert]')).not.toBeNull()
  expect(sentIds(callsTo('POST /change'))).toEqual(['p0', 'p1'])
})

it('S3-16 names who was refused in the language of the page', async () => {
  const list = people.map((one) => ({ ...one, name_ar: `ar ${one.name}` }))
  const { texts } = show({
    server: {
      'POST /things': () => ({ list, has_more: false }),
      'POST /change': () => Promise.reject(new Refusal(42)),
    },
    blocks: { things },
  })
  await screen.findByText('Ann')
  await act(() => texts.change('ar'))
  await agreeTo(['ar Ann', 'ar Ben'])
  await closeMessage()
  const alert = await screen.findByText('agree: 2 not done')
  const names = alert.closest('[role=alert]')?.querySelectorAll('bdi')
  expect([...(names ?? [])].map((name) => name.textContent)).toEqual(['ar Ann', 'ar Ben'])
})

import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PageConfig } from '../../../src/engine/language/types/plainPage'
import { deferred, show } from '../kit'

const page: PageConfig = {
  title: 'title',
  blocks: { text: { block: 'text', items: { one: { text: { say: 'hello', with: { user: { from: 'user.uid' } } } } } } },
}
const slow = 'This is taking longer than usual'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const retry = () => screen.queryByRole('button', { name: 'Try again' })

it('F18 S2-38 S4-20 a read without an answer is reported after 8 s, can be repeated after 15 s, and then counts anew', async () => {
  const answers = [deferred<object>(), deferred<object>()]
  let asked = 0
  const { app, callsTo } = show({
    pages: { '/mine': { access: 'account', page: { page } } },
    path: '/mine',
    server: { 'POST /account': () => answers[asked++]?.promise },
  })
  await screen.findByText('Loading')
  const dropPrefetched = vi.spyOn(app.client, 'dropPrefetched')
  await pass(7500)
  expect(screen.queryByText(slow, { exact: false })).toBeNull()
  await pass(500)
  expect(screen.getByText(slow, { exact: false }).closest('[role=status]')).not.toBeNull()
  expect(retry()).toBeNull()
  await pass(7000)
  expect(callsTo('POST /account')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }), {
    advanceTimers: (ms) => vi.advanceTimersByTime(ms),
  })
  expect(callsTo('POST /account')).toHaveLength(2)
  // Reads that nothing uses yet would keep the connections that the repeated ones need.
  expect(dropPrefetched).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(slow, { exact: false })).toBeNull()
  // The aborted answer is not shown, even if it still arrives.
  await act(async () => answers[0]?.resolve({ uid: '6' }))
  expect(screen.queryByText('hello 6')).toBeNull()
  await act(async () => answers[1]?.resolve({ uid: '7' }))
  await screen.findByText('hello 7')
  await pass(20_000)
  expect(screen.queryByText(slow, { exact: false })).toBeNull()
})

const endless = { queryKey: ['read', 'x'], queryFn: () => new Promise(() => {}) }

it('F18 a second slow read has its own 8 s', async () => {
  const { cache } = show({ blocks: {} })
  await screen.findByRole('heading', { level: 1 })
  const first = deferred<number>()
  void cache.fetchQuery({ queryKey: ['read', 'first'], queryFn: () => first.promise })
  await pass(9000)
  expect(screen.getByText(slow, { exact: false })).toBeTruthy()
  await act(async () => first.resolve(1))
  await pass(0)
  cache.fetchQuery(endless).catch(() => undefined)
  await pass(1000)
  expect(screen.queryByText(slow, { exact: false })).toBeNull()
})

it('F18 after a retry the report waits for 8 s again, also while the code of a page still loads', async () => {
  const { cache } = show({ blocks: {} })
  await screen.findByRole('heading', { level: 1 })
  cache.fetchQuery({ ...endless, queryKey: ['route', '/there'] }).catch(() => undefined)
  await pass(15_000)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }), {
    advanceTimers: (ms) => vi.advanceTimersByTime(ms),
  })
  await pass(7500)
  expect(screen.queryByText(slow, { exact: false })).toBeNull()
  await pass(500)
  expect(screen.getByText(slow, { exact: false })).toBeTruthy()
  expect(retry()).toBeNull()
})

it.each([
  ['first answer', {}, 1],
  ['answer in the background', { meta: { isBackground: true } }, 0],
])('F18 whether a slow %s is reported (%#)', async (_what, more, reports) => {
  const { cache } = show({ blocks: {} })
  await screen.findByRole('heading', { level: 1 })
  cache.fetchQuery({ ...endless, ...more }).catch(() => undefined)
  await pass(8000)
  expect(screen.queryAllByText(slow, { exact: false })).toHaveLength(reports)
})

it('F18 a slow answer in the place of an older one is no first answer', async () => {
  const { cache } = show({ blocks: {} })
  await screen.findByRole('heading', { level: 1 })
  cache.setQueryData(['read', 'x'], 1)
  cache.fetchQuery(endless).catch(() => undefined)
  await pass(8000)
  expect(screen.queryByText(slow, { exact: false })).toBeNull()
})

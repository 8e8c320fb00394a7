// Tests the log of calls: what it keeps, and how a call of a page is named in it.
import { expect, it, vi } from 'vitest'
import { createCallLog } from '../../tools/studio/shell/callLog'
import { watchedFetch } from '../../tools/studio/workbench/frame/watchCalls'

const log = () =>
  createCallLog(
    () => undefined,
    () => 0,
  )

it('keeps the newest 500 calls, the latest first', () => {
  const kept = log()
  for (let at = 1; at <= 502; at += 1) kept.add('page', `call ${at}`, {})
  const names = kept.entries().map(({ name }) => name)
  expect([names.length, names[0], names.at(-1)]).toEqual([500, 'call 502', 'call 3'])
})

it('puts an answer to its own call, and forgets one whose call was cleared', () => {
  const kept = log()
  const [first, second] = [kept.add('page', 'same', 1), kept.add('page', 'same', 2)]
  second('b')
  first('')
  expect(kept.entries().map(({ args, answer }) => [args, answer?.value])).toEqual([
    [2, 'b'],
    [1, ''],
  ])
  kept.clear()
  first('late')
  expect(kept.entries()).toEqual([])
})

it.each([
  ['/web/guild/list?page=2&q=a', 'GET /web/guild/list?page=2&q=a', true],
  ['/web/guild/list', 'GET /web/guild/list', true],
  ['/__sandbox/clock', 'GET /__sandbox/clock', true],
  ['/assets/a.js', undefined, false],
])('a request for %s is logged as %s and sent to the sandbox of its column: %s', async (path, name, isCall) => {
  const sent = vi.fn<typeof fetch>(async () => new Response('{}'))
  const page = { fetch: sent, Request }
  const kept = log()
  await watchedFetch(page as never, 'left', kept)(`http://localhost${path}`)
  expect(kept.entries()[0]?.name).toBe(name)
  const [request] = sent.mock.calls[0] ?? []
  expect(request instanceof Request && request.headers.get('x-bench') === 'left').toBe(isCall)
})

// Tests the log of calls: what it keeps, and how a call of a page is named in it.
import { describe, expect, it, vi } from 'vitest'
import { createCallLog } from '../../tools/studio/shell/callLog'
import { watchedFetch } from '../../tools/studio/workbench/frame/watchCalls'

const log = () =>
  createCallLog(
    () => undefined,
    () => 0,
  )

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

describe('a call of a page', () => {
  const hidden = 'not shown: it signs somebody in'
  async function call(body: object, answer: () => Promise<Response>) {
    const sent = vi.fn<typeof fetch>(answer)
    const page = { fetch: sent, Request }
    const kept = log()
    const init = { method: 'POST', body: JSON.stringify(body) }
    const answered = watchedFetch(page as never, 'left', kept)('http://localhost/web/guild/list', init)
    return { sent, kept, answered: await answered.catch((error: unknown) => error) }
  }
  const outcomeOf = (kept: ReturnType<typeof log>) => vi.waitUntil(() => kept.entries()[0]?.answer?.value)

  it('is logged with what was asked, the status and the answer', async () => {
    const { kept } = await call({ page: 1 }, async () => Response.json({ code: 7 }, { status: 409 }))
    expect(kept.entries()[0]?.args).toEqual({ page: 1 })
    expect(await outcomeOf(kept)).toEqual({ asked: { page: 1 }, status: 409, body: { code: 7 } })
  })

  it('that got no answer has no status, and fails in the page too', async () => {
    const { kept, answered } = await call({}, () => Promise.reject(new Error('offline')))
    expect(await outcomeOf(kept)).toEqual({ asked: {}, body: 'offline' })
    expect(answered).toEqual(new Error('offline'))
  })

  it('whose answer signs somebody in is no longer shown', async () => {
    const { kept } = await call({ uid: '1' }, async () => Response.json({ token: 'abc' }))
    expect(await outcomeOf(kept)).toEqual({ asked: hidden, status: 200, body: hidden })
  })

  it('takes no cookie along, which another column may have set', async () => {
    const { sent } = await call({}, async () => new Response(''))
    const [request] = sent.mock.calls[0] ?? []
    expect(request instanceof Request && request.credentials).toBe('omit')
  })
})

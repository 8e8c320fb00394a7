// Tests how the page of the studio calls its server, and what it says when the server refuses or does not answer.
import { expect, it, vi } from 'vitest'
import { createApiClient } from '../../tools/studio/editor/model/apiClient'

function answering(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetched)
  return { fetched, ask: createApiClient('of this start') }
}

it('an operation is a POST with the token, and its answer is JSON', async () => {
  const { fetched, ask } = answering(async () => Response.json({ name: 'draft1' }))
  expect(await ask('draft', { changes: [] })).toEqual({ name: 'draft1' })
  const [address, { method, body, headers } = {}] = fetched.mock.calls[0] ?? []
  expect([address, method, body]).toEqual(['/__studio/api/draft', 'POST', '{"changes":[]}'])
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-studio-token': 'of this start' })
})

it('a refusal is told in the words of the server', async () => {
  const { ask } = answering(async () => Response.json({ says: 'There is no page "/none".' }, { status: 409 }))
  await expect(ask('plan', {})).rejects.toThrow('There is no page "/none".')
})

it('a server that does not answer is told, and that the changes are kept', async () => {
  const { ask } = answering(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(ask('product')).rejects.toThrow(
    'The server does not answer. Your changes are kept; start it again with `npm start`.',
  )
})

it('a call that is abandoned is abandoned at the server too', async () => {
  const { fetched, ask } = answering(async () => Response.json({}))
  const wanted = new AbortController()
  await ask('plan', {}, wanted.signal)
  wanted.abort()
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})

// Tests how a column of the workbench opens: its sandbox, its first address, and what counts of two choices.
import { Window } from 'happy-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { people } from 'virtual:studio/product'
import { createColumn } from '../../tools/studio/workbench/column'
import { initialCombination, type Combination } from '../../tools/studio/workbench/combination'

const asked: { readonly path: string; readonly body: unknown; readonly slot: string | null }[] = []
let answer: (path: string) => Promise<Response>

beforeEach(() => {
  asked.length = 0
  answer = async (path) => Response.json(path.endsWith('session') ? { uid: '7', token: 'secret' } : {})
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'http://localhost:3000') : input, init)
      }
    },
  )
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const isPath = typeof input === 'string'
    const path = isPath ? input : new URL(input.url).pathname
    const text = await (isPath ? new Response(init?.body) : input).text()
    asked.push({ path, body: JSON.parse(text), slot: isPath ? null : input.headers.get('x-bench') })
    return answer(path)
  })
})

const [person] = people
const nobody: Combination = { ...initialCombination, role: 'nobody', path: '/guild?x=1' }
const open = (change: Partial<Combination> = {}) => createColumn('tab-left', { ...nobody, ...change })
const startOf = (column: ReturnType<typeof open>) => vi.waitUntil(() => column.state().start)
const queryOf = (start: string) => Object.fromEntries(new URL(start, 'http://localhost').searchParams)

describe('a column', () => {
  it('opens a sandbox of its own, on its day and in its state', async () => {
    await startOf(open({ data: 'empty' }))
    expect(asked).toEqual([{ path: '/__bench/open', body: { slot: 'tab-left', shift: 0, data: 'empty' }, slot: null }])
  })

  it.each([
    ['normal', false],
    ['over', true],
  ] as const)('signs its person in at its own sandbox, in the state "%s"', async (data, expired) => {
    const start = await startOf(open({ role: person?.account ?? '', data }))
    expect(queryOf(start)).toMatchObject({ uid: '7', token: 'secret' })
    expect(asked[1]).toEqual({
      path: '/__sandbox/session',
      body: { uid: person?.uid, expired },
      slot: 'tab-left',
    })
  })

  it('in an app has the phone, and no credentials in the address', async () => {
    const column = open({ host: 'jsBridge2', role: person?.account ?? '', version: '2.0.0' })
    const start = await startOf(column)
    expect(queryOf(start)).toEqual({ x: '1', market: nobody.market, lang: nobody.language })
    expect(column.state().phone?.state().choices).toMatchObject({
      app: 'jsBridge2',
      user: person?.uid,
      version: '2.0.0',
    })
  })

  it('shows the last of two choices, although the first is ready later', async () => {
    const ends: (() => void)[] = []
    answer = () => new Promise((resolve) => void ends.push(() => resolve(Response.json({}))))
    const column = open()
    await vi.waitUntil(() => ends.length === 1)
    column.change({ path: '/second' })
    await vi.waitUntil(() => ends.length === 2)
    ends[1]?.()
    expect((await startOf(column)).split('?')[0]).toBe('/second')
    ends[0]?.()
    await new Promise((resolve) => void setTimeout(resolve))
    expect(column.state().start?.split('?')[0]).toBe('/second')
  })

  it('signs its person in again and loads the page again once its sandbox was replaced', async () => {
    const column = open({ role: person?.account ?? '' })
    await startOf(column)
    const page = new Window({ url: 'http://localhost:3000/guild' })
    const gone = new Response('Gone.', { status: 410, headers: { 'x-bench': 'gone' } })
    Object.assign(page, {
      fetch: async () => gone,
      Request,
      matchMedia: () => ({ matches: false }),
      navigation: new EventTarget(),
    })
    column.enter(page as never)
    const { run } = column.state()
    void page.fetch('http://localhost:3000/web/guild/list')
    await vi.waitFor(() => expect(column.state()).toMatchObject({ run: run + 1, start: expect.any(String) as unknown }))
    expect(asked.map(({ path }) => path)).toEqual([
      '/__bench/open',
      '/__sandbox/session',
      '/__bench/open',
      '/__sandbox/session',
    ])
    await page.happyDOM.close()
  })
})

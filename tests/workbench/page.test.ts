// Tests what the workbench does with a page: its address, its calls and its frame.
import { describe, expect, it, vi } from 'vitest'
import { createCallLog } from '../../tools/studio/shell/callLog'
import { type Bench, readBench, writeBench } from '../../tools/studio/workbench/address'
import { type Combination, initialCombination } from '../../tools/studio/workbench/combination'
import { instantOf, shiftClock, shiftTo } from '../../tools/studio/workbench/frame/day'
import { memoryStorage, replaceStorages } from '../../tools/studio/workbench/frame/storage'
import { watchedFetch } from '../../tools/studio/workbench/frame/watchCalls'
import { withoutSecrets } from '../../tools/studio/workbench/frame/withoutSecrets'

describe('the address', () => {
  const left = initialCombination
  const other: Combination = {
    path: '/guild/member?role=admin',
    market: 'russia',
    language: 'ru',
    direction: 'rtl',
    scheme: 'dark',
    role: 'nobody',
    host: 'jsBridge2',
    version: '1.3.14',
    day: '31',
    time: '',
    data: 'failing',
    assume: 'user.bucket=7;market.isOpen=true',
  }

  describe('the address of the workbench', () => {
    it.each<Bench>([{ left: other, right: { ...other, day: 'today', time: '2026-03-01T09:30' } }])(
      'holds all that is chosen: %j',
      (bench) => {
        expect(readBench(writeBench(bench))).toEqual(bench)
      },
    )

    it('omits initial values, and in the right column those of the left', () => {
      expect(writeBench({ left })).toBe('')
      expect(writeBench({ left, right: left })).toBe('?beside=yes')
      expect(writeBench({ left: { ...left, role: 'admin' }, right: { ...left, role: 'admin', day: '3' } })).toBe(
        '?role=admin&right.day=3',
      )
    })

    it.each([
      ['?market=rusia', 'There is no market "rusia". Use international, russia'],
      ['?time=2026-13-01T09:30', 'The time is "2026-13-01T09:30".'],
      ['?assume=now.day=3', 'Nothing can be assumed at "now.day". Use a path such as user.bucket, below user, market'],
      ['?colour=red', 'There is no switch "colour".'],
      ['?path=//elsewhere.example', 'does not begin with one slash'],
    ])('is refused where there is no such thing: %s', (search, sentence) => {
      expect(() => readBench(search)).toThrow(sentence)
    })
  })
})

describe('calls', () => {
  const onGone = vi.fn<() => void>()
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
    await watchedFetch(page as never, 'left', kept, onGone)(`http://localhost${path}`)
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
      const answered = watchedFetch(page as never, 'left', kept, onGone)('http://localhost/web/guild/list', init)
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

    it('whose sandbox was replaced asks for the new one, and is never answered with an error', async () => {
      const headers = { 'x-bench': 'gone' }
      void call({}, async () => new Response('The sandbox is gone.', { status: 410, headers }))
      await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce())
      const own = await call({}, async () => new Response('This guild is no more.', { status: 410 }))
      expect(own.answered).toMatchObject({ status: 410 })
      expect(onGone).toHaveBeenCalledOnce()
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
})

describe('the frame', () => {
  describe('the day of the month', () => {
    it.each([
      ['3', '2026-11-21T08:00:00.000Z', '2026-11-03T12:00:00.000Z'],
      ['31', '2026-11-21T08:00:00.000Z', '2026-10-31T12:00:00.000Z'],
      ['30', '2026-02-10T08:00:00.000Z', '2026-01-30T12:00:00.000Z'],
    ])('%s at %s is %s', (day, now, moment) => {
      const from = Date.parse(now)
      expect(new Date(from + shiftTo(day, from)).toISOString()).toBe(moment)
    })

    it.each([
      ['2026-03-01T09:30', 'Asia/Riyadh', '2026-03-01T06:30:00.000Z'],
      ['2026-03-01T00:30', 'UTC+3', '2026-02-28T21:30:00.000Z'],
      ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
      ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ])('the time %s in %s is %s', (time, timeZone, instant) => {
      expect(new Date(instantOf(time, timeZone)).toISOString()).toBe(instant)
    })

    it('shifts the current time of a page, and leaves other dates', () => {
      const window = { Date } as unknown as Window & typeof globalThis
      shiftClock(window, 86_400_000 * 400)
      const year = new Date(Date.now() + 86_400_000 * 400).getUTCFullYear()
      expect(new window.Date().getUTCFullYear()).toBe(year)
      expect(new Date(window.Date.now()).getUTCFullYear()).toBe(year)
      expect(new window.Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z')
      expect(window.Date.UTC(2026, 0, 1)).toBe(Date.UTC(2026, 0, 1))
      expect(new window.Date()).toBeInstanceOf(Date)
    })
  })

  it('two columns that are lent storages share nothing', () => {
    const [one, two] = [{} as Window, {} as Window]
    for (const window of [one, two]) replaceStorages(window, memoryStorage(), memoryStorage())
    one.sessionStorage.setItem('lumi.uid', '1')
    one.localStorage.setItem('lumi.market', 'russia')
    expect([one.sessionStorage.getItem('lumi.uid'), one.sessionStorage.length, one.sessionStorage.key(0)]).toEqual([
      '1',
      1,
      'lumi.uid',
    ])
    expect([two.sessionStorage.getItem('lumi.uid'), two.localStorage.length]).toEqual([null, 0])
    one.localStorage.clear()
    expect(one.localStorage.getItem('lumi.market')).toBeNull()
  })

  describe('the bodies of a call', () => {
    const hidden = 'not shown: it signs somebody in'

    it.each([
      [{ account: 'owner', password: 'lumi' }, { code: 9 }],
      [{ uid: '1' }, { code: 0, res: { uid: '1', token: 'abc' } }],
      [[{ uid: '1' }, [{ secret: '' }]], undefined],
    ])('are not shown where they sign somebody in: %j', (asked, answer) => {
      expect(withoutSecrets(asked, answer)).toEqual([hidden, hidden])
    })
  })
})

// What lies between a page and the server: it is slow, it loses, it breaks off, and sometimes it says nothing at all.
import type { Random } from './random'
import type { Answer, Server } from './server'
import type { Owner, Timeline } from './timeline'

export interface Weather {
  isOffline: boolean
  isCalm: boolean
}
export interface World {
  readonly timeline: Timeline
  readonly random: Random
  readonly server: Server
  readonly weather: Weather
  /** The longest that a request is on its way, in milliseconds. */
  readonly longestMs: number
  /** Requests may arrive twice: only where the server honours keys. */
  readonly repeats: boolean
}

/** Makes the `fetch` of a page; `key` is the header that goes along. */
export function networkOf(world: World, owner: Owner, key?: string): typeof fetch {
  const { timeline, weather } = world
  return ((url: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      if (owner.isClosed) return
      if (weather.isOffline) {
        timeline.after(1, () => reject(new TypeError('offline')), owner)
        return
      }
      const deliver = (answer: Answer | undefined, ms: number) =>
        timeline.after(
          ms,
          () => {
            if (answer === undefined || weather.isOffline) reject(new TypeError('lost'))
            else resolve(responseOf(answer, timeline.now))
          },
          owner,
        )
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      const endpoint = `${init.method} ${new URL(url).pathname.replace('/v1', '')}`
      const body = JSON.parse(init.body as string) as { readonly [name: string]: unknown }
      if (key === undefined) carryRead(world, () => world.server.read(endpoint, body), deliver)
      else carryWrite(world, (code) => world.server.write(endpoint, body, key, timeline.now, code), deliver)
    })) as typeof fetch
}

type Deliver = (answer: Answer | undefined, ms: number) => void

function carryRead({ timeline, random, weather }: World, ask: () => Answer, deliver: Deliver): void {
  const fate = weather.isCalm ? 1 : random.next()
  if (fate < 0.05) return
  if (fate < 0.12) return deliver(undefined, random.between(5, 5000))
  if (fate < 0.16) return deliver({ status: 503, body: '' }, random.between(5, 500))
  if (fate < 0.18) return deliver({ status: 200, body: { code: 500, msg: 'busy' } }, random.between(5, 500))
  if (fate < 0.2) return deliver({ status: 200, body: '<html>' }, random.between(5, 500))
  const isSlow = fate < 0.3
  timeline.after(random.between(5, isSlow ? 12_000 : 300), () =>
    deliver(ask(), random.between(5, isSlow ? 12_000 : 300)),
  )
}

function carryWrite(world: World, ask: (refuses?: number) => Answer, deliver: Deliver): void {
  const { timeline, random, weather, longestMs, repeats } = world
  if (weather.isCalm) {
    timeline.after(20, () => deliver(ask(), 20))
    return
  }
  const travelMs = random.chance(0.25) ? random.between(0, longestMs) : random.between(5, 400)
  if (repeats && random.chance(0.1)) timeline.after(random.between(0, longestMs), () => ask())
  const fate = random.next()
  const isHung = random.chance(0.3)
  const arrive = (then: () => void) => timeline.after(travelMs, then)
  const fail = (ms: number) => (isHung ? undefined : deliver(undefined, ms))

  // Lost on its way; or the line breaks, or a gateway gives up, while it still is on its way.
  if (fate < 0.1) return fail(random.between(5, 30_000))
  if (fate < 0.2) {
    arrive(() => ask())
    return fail(random.between(1, travelMs))
  }
  if (fate < 0.25) {
    arrive(() => ask())
    return deliver({ status: 504, body: '' }, random.between(1, travelMs))
  }
  if (fate < 0.3) return deliver({ status: 503, body: '' }, travelMs)
  if (fate < 0.37) {
    arrive(() => deliver(ask(random.pick([1308, 1102, 11])), random.between(5, 400)))
    return
  }
  arrive(() => {
    const answer = ask()
    if (fate < 0.42) return deliver({ status: 500, body: '' }, 5)
    if (fate < 0.47) return deliver({ status: 200, body: random.pick(['', '<html>', '{"code":0,"res":']) }, 5)
    if (fate < 0.6) return fail(random.between(5, 30_000))
    deliver(answer, random.chance(0.2) ? random.between(5, 90_000) : random.between(5, 400))
  })
}

/** As much of a Response as a client reads; a real one would take most of the time there is. */
function responseOf({ status, body }: Answer, now: number): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return {
    ok: status < 300,
    status,
    headers: { get: (name: string) => (name === 'date' ? new Date(now).toUTCString() : null) },
    text: async () => text,
  } as unknown as Response
}

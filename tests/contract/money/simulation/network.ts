// Simulates the network between a page and the server. It is slow, loses requests, cuts answers off, and sometimes
// stays silent.
import { gatewayAnswer } from './gateway'
import type { Random } from '../../../support/random'
import type { Answer, Server } from './server'
import type { Owner, Timeline } from '../../../engine/money/timeline'

export interface Weather {
  isOffline: boolean
  isCalm: boolean
}
/** The device's clock and its network status. */
export interface Device {
  /** The error of the device's clock in milliseconds. It may change at any moment. */
  skewMs: number
  readonly hasLocks: boolean
  /** How reliable `navigator.onLine` is. */
  readonly onLine: 'right' | 'always true' | 'always false'
  /** True if the page can read the server's `Date` header. */
  readonly readsDate: boolean
}
export interface World {
  readonly timeline: Timeline
  readonly random: Random
  readonly server: Server
  readonly weather: Weather
  readonly device: Device
  /** The longest time in milliseconds that a request travels after its page has stopped waiting. */
  readonly longestMs: number
  /** Requests may arrive twice, but only if the server honours keys. */
  readonly repeats: boolean
  /** Ends hanging requests, as a browser does at last. */
  readonly hung: (() => void)[]
  /** Number of times that each fault occurred. */
  readonly met: Map<string, number>
}

/** Counts a fault. */
export function meet({ met }: World, fault: string): void {
  met.set(fault, (met.get(fault) ?? 0) + 1)
}

export interface Sender extends Owner {
  /** A frozen page has lost its connections. */
  readonly freezes: number
  /** The kinds of requests that have a kept connection: those with cookies, and those without. */
  readonly kept: Set<RequestCredentials | undefined>
}

/** Returns the `fetch` of a page. `key` is the header of each request, and `codes` are the endpoint's refusals. */
export function networkOf(world: World, owner: Sender, key?: string, codes: readonly number[] = []): typeof fetch {
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
            else resolve(responseOf(answer, world.device.readsDate ? timeline.now : undefined))
          },
          owner,
        )
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      const endpoint = `${init.method} ${new URL(url).pathname.replace('/v1', '')}`
      const body = JSON.parse(init.body as string) as { readonly [name: string]: unknown }
      if (key === undefined) return carryRead(world, () => world.server.read(endpoint, body), deliver)
      const ask = (isResent: boolean, refuses?: number) =>
        world.server.write(endpoint, body, { key, at: timeline.now, refuses, isResent })
      const isKept = owner.kept.has(init.credentials)
      owner.kept.add(init.credentials)
      carryWrite({ world, owner, freezes: owner.freezes, ask, deliver, codes, isKept, isResent: false })
    })) as typeof fetch
}

/** The fates of a write, each up to its share of probability. */
const fates: readonly (readonly [until: number, name: string])[] = [
  [0.08, 'lost on its way'],
  [0.16, 'the line breaks while it is on its way'],
  [0.21, 'a gateway gives up while it is on its way'],
  [0.25, '503 before the server'],
  [0.31, 'a gateway answers before the server'],
  [0.38, 'the server refuses'],
  [0.42, '500 after the commit'],
  [0.48, 'a gateway answers after the commit'],
  [0.52, 'a broken answer after the commit'],
  [0.54, 'an unknown code after the commit'],
  [0.64, 'the answer is lost'],
  [0.71, 'the connection ends after the commit'],
  [0.73, 'the connection ends before the commit'],
]

type Deliver = (answer: Answer | undefined, ms: number) => void
interface Write {
  readonly world: World
  readonly owner: Sender
  /** How often the page was frozen before. */
  readonly freezes: number
  readonly codes: readonly number[]
  /** True if its connection was used before. */
  readonly isKept: boolean
  /** True if the browser itself sends it again. */
  readonly isResent: boolean
  readonly deliver: Deliver
  ask(isResent: boolean, refuses?: number): Answer
}

function carryRead(world: World, ask: () => Answer, deliver: Deliver): void {
  const { timeline, random, weather } = world
  const fate = weather.isCalm ? 1 : random.next()
  if (fate < 0.21) meet(world, 'a read that says nothing')
  if (fate < 0.05) return
  if (fate < 0.12) return deliver(undefined, random.between(5, 5000))
  if (fate < 0.16) return deliver({ status: 503, body: '' }, random.between(5, 500))
  if (fate < 0.18) return deliver({ status: 200, body: { code: 500, msg: 'busy' } }, random.between(5, 500))
  if (fate < 0.21) return deliver(gatewayAnswer(random), random.between(5, 500))
  const isSlow = fate < 0.3
  timeline.after(random.between(5, isSlow ? 12_000 : 300), () =>
    deliver(ask(), random.between(5, isSlow ? 12_000 : 300)),
  )
}

function carryWrite(write: Write): void {
  const { world, deliver, isResent } = write
  const { timeline, random, weather, longestMs, repeats } = world
  const ask = () => write.ask(isResent)
  if (weather.isCalm) {
    timeline.after(20, () => deliver(ask(), 20))
    return
  }
  if (random.chance(0.06)) return carrySlowly(write)
  const travelMs = random.chance(0.25) ? random.between(0, longestMs) : random.between(5, 400)
  if (repeats && random.chance(0.1)) {
    meet(world, 'it arrives twice')
    timeline.after(random.between(0, longestMs), () => ask())
  }
  const drawn = random.next()
  // Nothing refuses a request that is sent again, but what the first one did.
  const fate = isResent && drawn >= 0.31 && drawn < 0.38 ? 1 : drawn
  const isHung = random.chance(0.3)
  const arrive = (then: () => void) => timeline.after(travelMs, then)
  const fail = (ms: number) => {
    if (!isHung) return deliver(undefined, ms)
    meet(world, 'it hangs')
    world.hung.push(() => deliver(undefined, 5))
  }
  const named = fates.find(([until]) => fate < until)
  if (named) meet(world, named[1])

  // The request is lost; or the connection breaks, or a gateway gives up, before it arrives.
  if (fate < 0.08) return fail(random.between(5, 30_000))
  if (fate < 0.16) {
    arrive(() => ask())
    return fail(random.between(1, travelMs))
  }
  if (fate < 0.21) {
    arrive(() => ask())
    return deliver(random.chance(0.5) ? { status: 504, body: '' } : gatewayAnswer(random), random.between(1, travelMs))
  }
  if (fate < 0.25) return deliver({ status: 503, body: '' }, travelMs)
  // A gateway, captive portal or firewall answers instead of the server, and lets nothing through.
  if (fate < 0.31) return deliver(gatewayAnswer(random), travelMs)
  if (fate < 0.38) return refuse(write, travelMs)
  if (fate >= 0.71 && fate < 0.73) return void arrive(() => endConnection(write))
  arrive(() => {
    const answer = ask()
    if (fate < 0.42) return deliver({ status: 500, body: '' }, 5)
    // A scanner replaces the answer after the server has executed the request.
    if (fate < 0.48) return deliver(gatewayAnswer(random), 5)
    if (fate < 0.52) return deliver({ status: 200, body: random.pick(['', '<html>', '{"code":0,"res":']) }, 5)
    if (fate < 0.54) return deliver({ status: 200, body: { code: 9999, msg: 'busy' } }, 5)
    if (fate < 0.64) return fail(random.between(5, 30_000))
    if (fate < 0.71) return endConnection(write)
    deliver(answer, random.chance(0.2) ? random.between(5, 90_000) : random.between(5, 400))
  })
}

/**
 * Ends the connection by RST or FIN, before any byte of an answer. If it was a kept one, the browser sends the request
 * again over a new connection, as long as the page waits, and the page gets the second answer alone.
 */
function endConnection(write: Write): void {
  const { world, deliver, isKept } = write
  if (!isKept || world.weather.isOffline || !stillWaits(write)) return deliver(undefined, 5)
  meet(world, 'the browser sends it again')
  carryWrite({ ...write, isKept: false, isResent: true })
}

const stillWaits = ({ owner, freezes }: Write): boolean =>
  !owner.isClosed && !owner.isFrozen && owner.freezes === freezes

/** Sends the API's refusal, in one of the usual formats, or an undeclared code. */
function refuse({ world, codes, ask, deliver }: Write, travelMs: number): void {
  const { timeline, random } = world
  const code = random.pick([...codes, 11, 9999])
  const status = random.pick([200, 200, 400, 422])
  timeline.after(travelMs, () => deliver({ ...ask(false, code), status }, random.between(5, 400)))
}

/** Delivers after up to 100 s, as long as its page keeps the connection. */
function carrySlowly(write: Write): void {
  const { world, owner, ask, deliver, isResent } = write
  const { timeline, random } = world
  meet(world, 'it is on its way for up to 100 s')
  timeline.after(random.between(20_000, 100_000), () => {
    if (owner.isClosed) return
    if (!stillWaits(write)) return deliver(undefined, 5)
    deliver(ask(isResent), 5)
  })
}

/** The part of a Response that a client reads. A real one would dominate the run time. */
function responseOf({ status, body }: Answer, now: number | undefined): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const date = now === undefined ? null : new Date(now).toUTCString()
  return {
    ok: status < 300,
    status,
    headers: { get: (name: string) => (name === 'date' ? date : null) },
    text: async () => text,
  } as unknown as Response
}

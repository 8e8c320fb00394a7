// The site of one worker, and the handles by which a test moves its sandbox.
import { demoUid, type DemoName } from '../../../sandbox/accounts'
import type { Fault } from '../../../sandbox/http/faults'
import type { LoggedCall, Problem } from '../../../sandbox/http/callLog'
import type { Started } from './startSite'

/** A demo person by account name, or anybody by user id. */
export type Who = DemoName | `${number}`

export interface Signed {
  readonly uid: string
  readonly token: string
}

interface Balance {
  readonly coins: number
  readonly agent_coins: number
  /** Hundredths. */
  readonly diamonds: number
}

export class Site {
  readonly origin: string
  /** Told of each session that a test makes and of each address that carries one. */
  onSession: (signed: Signed) => void = () => {}
  onEntrance: (url: string) => void = () => {}
  private readonly port: string
  private readonly ports: Set<string>

  constructor({ origin }: Started) {
    this.origin = origin
    this.port = new URL(origin).port
    this.ports = new Set([this.port])
  }

  /** Takes another origin for this site, too: that of a front before it. */
  alsoAt(origin: string): void {
    this.ports.add(new URL(origin).port)
  }

  /** The same site under another host, by which a market is chosen: `*.example` leads here. */
  at(host: string): string {
    return `http://${host}:${this.port}`
  }

  /** True for every address of this site, under any of its hosts. */
  isOwn(url: string): boolean {
    const { hostname, port } = new URL(url)
    return (
      this.ports.has(port) && (hostname === '127.0.0.1' || hostname === 'localhost' || hostname.endsWith('.example'))
    )
  }

  /** Puts the data, the clock and the faults back to what they were at the start, and empties the log. */
  async reset(): Promise<void> {
    await this.ask('POST reset')
  }

  /** Sets the server's clock to a moment (ISO text), moves it on by seconds, or gives it back the real time. */
  async clock(change: { readonly now?: string | null; readonly advance?: number }): Promise<void> {
    await this.ask('POST clock', change)
  }

  /** Breaks the next calls of an endpoint, `upload` or `*`; see sandbox/http/faults.ts. */
  async fault(fault: Fault & { readonly times?: number }): Promise<void> {
    await this.ask('POST faults', fault)
  }

  async noFaults(): Promise<void> {
    await this.ask('DELETE faults')
  }

  /** Lets the calls go on that a fault of kind `hold` keeps; none is held from now on. */
  async release(): Promise<void> {
    await this.ask('POST release')
  }

  /** The calls since the last reset, of one endpoint or of all. */
  async log(endpoint?: string): Promise<readonly LoggedCall[]> {
    const calls = (await this.ask('GET log')) as readonly LoggedCall[]
    return endpoint === undefined ? calls : calls.filter((call) => call.endpoint === endpoint)
  }

  /** Every endpoint that the pages of this site have asked for, in whatever test. */
  async endpoints(): Promise<readonly string[]> {
    return (await this.ask('GET endpoints')) as readonly string[]
  }

  async forgetLog(): Promise<void> {
    await this.ask('DELETE log')
  }

  /** What broke the contract: each fails the test at its end, unless the oracle is told to allow it. */
  async problems(): Promise<readonly Problem[]> {
    return (await this.ask('GET problems')) as readonly Problem[]
  }

  /** Changes what the server decides: limits, days, switches. */
  async settings(change: object): Promise<void> {
    await this.ask('POST settings', change)
  }

  /** Sets how many coins a unit of the currency buys by a payment method. */
  async rate(change: { readonly method_id: string; readonly coins_per_unit: number }): Promise<void> {
    await this.ask('POST rates', change)
  }

  /** A new person, signed in: coins, diamonds, a guild and a role, flags. */
  async person(wish: object = {}): Promise<Signed & { readonly duid: string }> {
    const signed = (await this.ask('POST people', wish)) as Signed & { readonly duid: string }
    this.onSession(signed)
    return signed
  }

  /** A withdrawal order of somebody; gives its number. */
  async withdrawal(wish: {
    readonly uid: string
    readonly reseller?: string
    readonly diamonds: string
    /** Where the money goes, beside what the sandbox sets by itself. */
    readonly payee?: object
  }): Promise<string> {
    const { order_no: number } = (await this.ask('POST withdrawals', wish)) as { readonly order_no: string }
    return number
  }

  async balance(uid: string): Promise<Balance> {
    return (await this.ask(`GET balance/${uid}`)) as Balance
  }

  /** Makes a session of a demo person, or of any user id, without the login page. */
  async session(who: Who, { expired = false } = {}): Promise<Signed> {
    const uid = /^\d+$/.test(who) ? who : demoUid(who as DemoName)
    const signed = (await this.ask('POST session', { uid, expired })) as Signed
    this.onSession(signed)
    return signed
  }

  /** An address that signs a person in as the native shell does: with uid and token in the query. */
  async entrance(path: string, who: Who | Signed, base = this.origin): Promise<string> {
    const { uid, token } = typeof who === 'string' ? await this.session(who) : who
    const url = new URL(path, base)
    url.searchParams.set('uid', uid)
    url.searchParams.set('token', token)
    this.onEntrance(url.href)
    return url.href
  }

  /** Speaks to the sandbox's own face: `GET log`, `POST clock`. Throws when it refuses. */
  async ask(what: `${'GET' | 'POST' | 'DELETE'} ${string}`, body: object = {}): Promise<unknown> {
    const [method = '', path = ''] = what.split(' ')
    const answer = await fetch(`${this.origin}/__sandbox/${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    if (!answer.ok) throw new Error(`The sandbox refused "${what}": ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
}

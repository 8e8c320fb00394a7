// A server that stores what it commits. It does not know what a client thinks.
import { coinsOf, deedOf, me } from './wishes'

type Body = { readonly [name: string]: unknown }
export interface Answer {
  readonly status: number
  readonly body: unknown
}
interface Row {
  readonly [name: string]: unknown
}
interface Order {
  status: string
  afterSale: string
  /** Unix seconds of the complaint. */
  since?: number
  readonly row: Row
}

/** Optional abilities of a server. */
export interface Ways {
  readonly honoursKeys: boolean
  /** True if its answers contain the id of the payment. */
  readonly tellsRefs: boolean
  /** True if its rows contain the key of the request. */
  readonly echoesKeys: boolean
}
/** What people have at the beginning: coins to transfer, and diamonds to withdraw. */
export interface Balances {
  coins: number
  diamonds: number
}
/** A request that the server did. */
interface Commit {
  readonly deed: string
  readonly key: string
  /** True if the browser itself sent a request again that was done already. No client can prevent this. */
  readonly isDoubleByBrowser: boolean
}
interface Keyed {
  readonly key: string
  /** Milliseconds. */
  readonly at: number
  /** Code of a refusal instead of a commit. */
  readonly refuses?: number | undefined
  /** True if the browser itself sends the request again. */
  readonly isResent?: boolean
}
/** The member of a row with that key. */
export const echoed = 'client_key'

export class Server {
  /** Commits in their order. */
  readonly commits: Commit[] = []
  readonly #payments: Row[] = []
  readonly #transfers: Row[] = []
  readonly #orders = new Map<string, Order>()
  readonly #answers = new Map<string, Answer>()
  readonly #ways: Ways
  readonly #left: Balances
  #count = 100

  constructor(ways: Ways, balances: Balances = { coins: 1000, diamonds: 1000 }) {
    this.#ways = ways
    this.#left = { ...balances }
    for (const [number, status] of Object.entries(orders))
      this.#orders.set(number, { status, afterSale: number === 'W6' ? 'open' : 'none', row: orderRow(number, '5', 0) })
  }

  /** Returns how often the request with a key was done. */
  times(key: string): number {
    return this.commits.filter((one) => one.key === key).length
  }

  write(endpoint: string, body: Body, { key, at, refuses, isResent = false }: Keyed): Answer {
    const known = this.#ways.honoursKeys ? this.#answers.get(key) : undefined
    if (known) return known
    const answer = refuses === undefined ? this.#commit(endpoint, body, Math.floor(at / 1000), key) : refusal(refuses)
    if (isGood(answer)) {
      const isDoubleByBrowser = isResent && this.times(key) > 0
      this.commits.push({ deed: deedOf(endpoint, body), key, isDoubleByBrowser })
    }
    this.#answers.set(key, answer)
    return answer
  }

  read(endpoint: string, body: Body): Answer {
    switch (endpoint) {
      case 'POST /withoutsign/payment/queryOrder':
        return this.#query(body)
      case 'POST /web/UserExtendRecordList':
        return page(this.#transfers, body)
      default:
        return page(
          [...this.#orders.values()]
            .map(({ row, status, afterSale: state, since }) => ({ ...row, status, after_sale: { state, since } }))
            .filter((row: Row) => body.order_no === undefined || row.order_no === body.order_no)
            .filter((row: Row) => body.method_id === undefined || row.method_id === body.method_id)
            .toReversed(),
          body,
        )
    }
  }

  #query(body: Body): Answer {
    const found = this.#payments.find(
      (row) =>
        row.user_id === body.user_id &&
        coinsOf(row) === coinsOf(body) &&
        Number(row.pay_amount) === Number(body.amount) &&
        Number(row.created_at) >= Number(body.since),
    )
    return found ? good(found) : refusal(1103)
  }

  #commit(endpoint: string, body: Body, at: number, key: string): Answer {
    const echo = this.#ways.echoesKeys ? { [echoed]: key } : {}
    if (!this.#spends(endpoint, body)) return refusal(1308)
    const number = `N${(this.#count += 1)}`
    if (endpoint.endsWith('/payment/createOrder')) {
      const receiver = typeof body.user_id === 'string' ? body.user_id : me
      const row = paymentRow(number, receiver, String(body.amount), at)
      this.#payments.unshift({ ...row, identity: coinsOf(body), ...echo })
      return good({ order_no: number, pay_url: `https://pay.example/${number}` })
    }
    if (endpoint === 'POST /web/AgentGold') {
      const uid = String(body.receiver_id).replace('d', '')
      this.#transfers.unshift({ ...transferRow(number, uid, Number(body.amount), at), ...echo })
      return good({ coins: 1, ...(this.#ways.tellsRefs && { transfer_no: number }) })
    }
    if (endpoint === 'POST /web/withdrawal/order') {
      const row = { ...orderRow(number, String(body.diamonds), at), method_id: body.method_id, ...echo }
      this.#orders.set(number, { status: 'pending', afterSale: 'none', row })
      return good(this.#ways.tellsRefs ? { order_no: number } : {})
    }
    const [step] = [body.result, body.step, endpoint.split('/').at(-1)].filter((one) => typeof one === 'string')
    return this.#step(step ?? '', body, at)
  }

  /** Takes what a transfer or a withdrawal costs. Returns false if less is left. */
  #spends(endpoint: string, { amount, diamonds }: Body): boolean {
    const of = { 'POST /web/AgentGold': 'coins', 'POST /web/withdrawal/order': 'diamonds' } as const
    const unit = of[endpoint as keyof typeof of] as keyof Balances | undefined
    if (unit === undefined) return true
    const cost = Number(unit === 'coins' ? amount : diamonds)
    if (cost > this.#left[unit]) return false
    this.#left[unit] -= cost
    return true
  }

  #step(step: string, body: Body, at: number): Answer {
    const order = this.#orders.get(String(body.order_no))
    const [from, to] = steps[step] ?? []
    const isOpen = step !== 'reprocess' || order?.afterSale === 'open'
    if (!order || order.status !== from || to === undefined || !isOpen)
      return refusal(movedTo[order?.status ?? ''] ?? 1302)
    if (step === 'dispute' && order.afterSale === 'open') return refusal(1321)
    if (step === 'reprocess') order.afterSale = 'reprocessed'
    if (step === 'dispute') Object.assign(order, { afterSale: 'open', since: at })
    order.status = to
    return good({})
  }
}

const steps: { readonly [step: string]: readonly [string, string] } = {
  received: ['in_progress', 'completed'],
  cancel: ['pending', 'cancelled'],
  process: ['pending', 'applying'],
  transfer: ['applying', 'in_progress'],
  reprocess: ['in_progress', 'in_progress'],
  refuse: ['pending', 'closed'],
  dispute: ['in_progress', 'in_progress'],
}
/** The refusals that say what has become of an order. */
const movedTo: { readonly [status: string]: number } = {
  applying: 1316,
  in_progress: 1317,
  completed: 1318,
  cancelled: 1319,
  closed: 1320,
}
const orders = {
  W1: 'in_progress',
  W2: 'in_progress',
  W3: 'pending',
  W4: 'pending',
  W5: 'applying',
  W6: 'in_progress',
  W7: 'pending',
  W8: 'in_progress',
} as const

/** Returns one small page of rows, so that clients must load several. */
function page(rows: readonly Row[], { page: number = 1 }: Body): Answer {
  const from = (Number(number) - 1) * pageSize
  return good({ list: rows.slice(from, from + pageSize), has_more: from + pageSize < rows.length })
}
const pageSize = 2

const isGood = ({ body }: Answer): boolean => (body as { readonly code: number }).code === 0
const good = (res: unknown): Answer => ({ status: 200, body: { code: 0, res } })
const refusal = (code: number): Answer => ({ status: 200, body: { code, msg: 'no' } })

function paymentRow(number: string, receiver: string, amount: string, at: number): Row {
  return {
    status: 'processing',
    order_no: number,
    payment_no: `P${number}`,
    pay_amount: Number(amount).toFixed(2),
    currency: 'USD',
    coins: 5,
    method: 'Card',
    user_id: receiver,
    created_at: at,
  }
}

function transferRow(number: string, uid: string, coins: number, at: number): Row {
  return { transfer_no: number, kind: 'out', coins, uid, duid: `d${uid}`, nickname: 'N', created_at: at }
}

function orderRow(number: string, diamonds: string, at: number): Row {
  return {
    order_no: number,
    amount: '5',
    currency: 'USD',
    diamonds: Number(diamonds).toFixed(2),
    reseller: { uid: '8001', name: 'R' },
    user: { uid: me, name: 'U' },
    method: { name: 'M', image_url: 'https://i.example/1', account: '1' },
    requested_at: at,
    proof: [],
    can_dispute: false,
  }
}

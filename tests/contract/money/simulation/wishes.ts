// Creates what people want to do with money: a body for each money endpoint.
import type { Random } from '../../../support/random'

export interface Wish {
  readonly endpoint: string
  readonly body: { readonly [name: string]: unknown }
  /** The same for each way to write the request of one deed. */
  readonly deed: string
  /** True for a step of an order, which is possible only once. */
  readonly isOnce?: true
}
export const me = '7001'

/** Creates a request of one of the eight kinds. */
export function someWish(random: Random, mayVary: boolean): Wish {
  const wish = random.pick(kinds)(random, mayVary)
  return { ...wish, deed: deedOf(wish.endpoint, wish.body) }
}

const pay = '/payment/createOrder'
const receivers = [me, '7002', '7003'] as const
const amounts = ['10', '25.50'] as const

const kinds: readonly ((random: Random, mayVary: boolean) => Omit<Wish, 'deed'>)[] = [
  (random, mayVary) => {
    // A payment to oneself has a second call: the same deed with another body.
    const [user_id, amount] = [random.pick(mayVary ? receivers : receivers.slice(1)), random.pick(amounts)]
    const body = { user_id, country_id: '1', method_id: 'm1', amount, ...payer(random, mayVary) }
    return { endpoint: `POST /withoutsign${pay}`, body }
  },
  (random, mayVary) => {
    const amount = random.pick(amounts)
    // An agent buys agent coins. Other people do not say what they buy.
    const identity = random.chance(0.5) ? { identity: 'agent' } : {}
    const body = { country_id: '1', method_id: 'm1', amount, ...identity, ...payer(random, mayVary) }
    return { endpoint: `POST /web${pay}`, body }
  },
  (random) => {
    // One account is known by its displayed number.
    const receiver_id = random.pick(['7002', 'd7003'])
    const amount = random.pick([100, 250])
    return { endpoint: 'POST /web/AgentGold', body: { receiver_id, amount } }
  },
  (random) => {
    const diamonds = random.pick(amounts)
    const method_id = random.pick(['w1', 'w2'])
    const body = { agent_uid: '8001', method_id, diamonds }
    return { endpoint: 'POST /web/withdrawal/order', body }
  },
  (random) => {
    const [order_no, result] = random.pick([
      ['W1', 'received'],
      ['W2', 'received'],
      ['W3', 'cancel'],
    ])
    return { endpoint: 'POST /web/withdrawal/order/confirm', body: { order_no, result }, isOnce: true }
  },
  (random) => {
    const [order_no, step] = random.pick([
      ['W4', 'process'],
      ['W5', 'transfer'],
      ['W6', 'reprocess'],
    ])
    const body = { order_no, step, images: ['https://i.example/1'] }
    return { endpoint: 'POST /web/withdrawal/agent/order/confirm', body, isOnce: true }
  },
  (random, mayVary) => {
    const reason = mayVary ? random.pick(['No cash', 'Wrong account']) : 'No cash'
    return { endpoint: 'POST /web/withdrawal/agent/order/refuse', body: { order_no: 'W7', reason }, isOnce: true }
  },
  (random, mayVary) => {
    const text = mayVary ? random.pick(['Nothing came', 'Where is it?']) : 'Nothing came'
    const body = { order_no: 'W8', kind: 'not_received', text }
    return { endpoint: 'POST /web/withdrawal/order/dispute', body, isOnce: true }
  },
]

/** Returns the deed of a request, or of a stored intent. */
export function deedOf(endpoint: string, body: { readonly [name: string]: unknown }): string {
  if (endpoint.endsWith(pay))
    return `pay ${typeof body.user_id === 'string' ? body.user_id : me} ${coinsOf(body)} ${String(body.amount)}`
  if (endpoint === 'POST /web/AgentGold')
    return `transfer ${String(body.receiver_id).replace('d', '')} ${String(body.amount)}`
  if (endpoint === 'POST /web/withdrawal/order') return `withdraw ${String(body.method_id)} ${String(body.diamonds)}`
  return `step ${String(body.order_no)}`
}

/** Returns for whom the coins of a recharge are. */
export const coinsOf = ({ identity }: { readonly [name: string]: unknown }): string =>
  identity === 'agent' ? 'agent' : 'user'

function payer(random: Random, mayVary: boolean): object {
  return mayVary && random.chance(0.3) ? { payer_account: random.pick(['a@b.example', 'c@d.example']) } : {}
}

/** A wish with one tap or several. */
export interface Press extends Wish {
  readonly isNew: boolean
  readonly fate: Fate
}
/** Outcome of the request. */
interface Fate {
  /** The number of keys before. */
  readonly since: number
  /** One tap was discarded as one too many. */
  isTakenBack?: boolean
  /** One tap was sent. */
  isSent?: boolean
}

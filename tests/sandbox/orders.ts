// Withdrawal orders of one person to one reseller, and the steps that both may take.
import type { Endpoint, ResponseOf } from '../../sandbox/contract'
import { startServer, type Person, type Server } from './server'

const confirm = 'POST /web/withdrawal/order/confirm'
const agentConfirm = 'POST /web/withdrawal/agent/order/confirm'
const list = 'POST /web/withdrawal/order/list'
/** The call of each step. */
export const callOf = {
  process: agentConfirm,
  refuse: 'POST /web/withdrawal/agent/order/refuse',
  transfer: agentConfirm,
  reprocess: agentConfirm,
  receive: confirm,
  cancel: confirm,
  dispute: 'POST /web/withdrawal/order/dispute',
} as const satisfies { readonly [step: string]: Endpoint }
export type Step = keyof typeof callOf
export const steps = Object.keys(callOf) as readonly Step[]

export interface Orders {
  readonly server: Server
  readonly user: Person
  readonly reseller: Person
  /** The address of a picture of the reseller. */
  readonly proof: string
  /** Places an order and returns its number. */
  place(): Promise<string>
  /** Takes a step and returns the code of the answer. */
  take(order_no: string, step: Step): Promise<number>
  read(order_no: string): Promise<ResponseOf<typeof list>['list'][number]>
  /** Returns the status, with the state of a complaint if there is one. */
  stateOf(order_no: string): Promise<string>
}

/** Starts a server with a person who has diamonds, no weekly limit, and a reseller. */
export async function openOrders(): Promise<Orders> {
  const server = startServer()
  const reseller = await server.signIn('reseller')
  const user = await server.newPerson({ diamonds: '1000000' })
  const proof = await server.upload(reseller)
  await server.control('settings', { weekly_limit: null })
  const images = [proof]
  const calls: { readonly [S in Step]: (order_no: string) => Promise<{ readonly code: number }> } = {
    process: (order_no) => server.ask(callOf.process, { order_no, step: 'process' }, reseller),
    transfer: (order_no) => server.ask(callOf.transfer, { order_no, step: 'transfer', images }, reseller),
    reprocess: (order_no) => server.ask(callOf.reprocess, { order_no, step: 'reprocess', images }, reseller),
    refuse: (order_no) => server.ask(callOf.refuse, { order_no, reason: 'wrong account' }, reseller),
    receive: (order_no) => server.ask(callOf.receive, { order_no, result: 'received' }, user),
    cancel: (order_no) => server.ask(callOf.cancel, { order_no, result: 'cancel' }, user),
    dispute: (order_no) => server.ask(callOf.dispute, { order_no, kind: 'not_received' }, user),
  }
  const read: Orders['read'] = async (order_no) => {
    const { res } = await server.ask(list, { page: 1, order_no }, user)
    const [order] = res.list
    if (!order) throw new Error('The order is not in the list.')
    return order
  }
  return {
    server,
    user,
    reseller,
    proof,
    async place() {
      const wish = { uid: user.uid, diamonds: '100' }
      return (await server.control<{ readonly order_no: string }>('withdrawals', wish)).order_no
    },
    take: async (order_no, step) => (await calls[step](order_no)).code,
    read,
    async stateOf(order_no) {
      const { status, after_sale } = await read(order_no)
      return after_sale.state === 'none' ? status : `${status}/${after_sale.state}`
    },
  }
}

import { requiredHeaders } from '../../../sandbox/headers'
import type { Sandbox } from '../../../sandbox/createSandbox'

/** The outcomes of a payment. The last one is still open. */
const outcomes = ['success', 'failed', 'closed', 'never'] as const

export interface OrderedOutcome {
  readonly name: string
  readonly path: string
}

/** Creates an order for each outcome and returns the addresses of their result pages. */
export async function orderedOutcomes(sandbox: Sandbox): Promise<readonly OrderedOutcome[]> {
  const made: OrderedOutcome[] = []
  const methods = (await ask(sandbox, 'payment/methods', { country_id: '1' })) as { readonly list: readonly Method[] }
  const orderBody = { user_id: '81000004', country_id: '1', method_id: methods.list[0]?.id ?? '', amount: '20' }
  for (const outcome of outcomes) {
    const order = (await ask(sandbox, 'payment/createOrder', orderBody)) as { readonly order_no: string }
    const body = new URLSearchParams({ outcome })
    await sandbox.fetch(new Request(`${origin}/__sandbox/cashier/${order.order_no}`, { method: 'POST', body }))
    made.push({ name: outcome, path: `/pay/result?order_no=${order.order_no}` })
  }
  return made
}

interface Method {
  readonly id: string
}

const origin = 'http://gallery.example'
/** The shortest header values that the sandbox accepts. */
const headers = {
  ...Object.fromEntries(Object.keys(requiredHeaders).map((name) => [name, '1'])),
  language: 'en',
  timestamp: '1760000000',
  'content-type': 'application/json',
}

async function ask(sandbox: Sandbox, path: string, body: object): Promise<unknown> {
  const address = `${origin}/withoutsign/${path}`
  const answer = await sandbox.fetch(new Request(address, { method: 'POST', headers, body: JSON.stringify(body) }))
  const { res, msg } = (await answer.json()) as { readonly res: unknown; readonly msg: string }
  if (res === null) throw new Error(`The sandbox refused ${path} for the gallery: ${msg}`)
  return res
}

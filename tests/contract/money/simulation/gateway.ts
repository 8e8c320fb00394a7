import type { Random } from '../../../support/random'
import type { Answer } from './server'

/** Returns the answer of a machine between page and server: a firewall, a CDN, a captive portal, or a scanner. */
export function gatewayAnswer(random: Random): Answer {
  return random.pick(answers)
}

const page = '<!doctype html><title>Blocked</title>'
const answers: readonly Answer[] = [
  { status: 403, body: page },
  { status: 403, body: '' },
  { status: 404, body: page },
  { status: 429, body: page },
  { status: 451, body: page },
  { status: 400, body: { code: 400, message: 'Bad request' } },
  { status: 403, body: { code: 403, msg: 'blocked' } },
  { status: 401, body: { error: 'login to the network' } },
  { status: 403, body: { code: 0, res: {} } },
  { status: 511, body: page },
  { status: 200, body: page },
  { status: 200, body: '' },
]

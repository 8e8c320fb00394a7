import type { Handlers } from '../../sandbox/handler'
import { accountHandlers } from '../../sandbox/handlers/account'

/** An endpoint without a handler is answered from schemas and examples. */
export const incomplete: Handlers = { ...accountHandlers }

export const misspelt = {
  // @ts-expect-error the contract knows no such call
  'POST /web/MyAcountInfo': accountHandlers['POST /web/MyAccountInfo'],
} satisfies Partial<Handlers>

export const wrongAnswer = {
  // @ts-expect-error the answer lacks the token
  'POST /withoutsign/user/loginweb': () => ({ uid: '1' }),
} satisfies Partial<Handlers>

import type { Page } from '@playwright/test'
import { toUser } from '../../../src/account'
import type { Account } from '../../../src/generated/types'

/**
 * Takes an endpoint and gives the last result that the server answered with, once it is there; undefined before. With a
 * body it is the last of what was asked with that.
 */
export interface Answers {
  (endpoint: string, body?: object): Promise<unknown>
  /** Whether there was an answer, be it a refusal. */
  readonly has: (endpoint: string, body?: object) => boolean
}

/** Keeps what the server answers to a page from now on. */
export function keepAnswers(page: Page): Answers {
  const kept: { readonly endpoint: string; readonly asked: string | null; readonly result: Promise<unknown> }[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const result = response
      .json()
      .then((envelope: { readonly res?: unknown }) => envelope.res)
      // Documents and pictures, and what the next document cut off.
      .catch(() => undefined)
    const request = response.request()
    kept.push({ endpoint: `${request.method()} ${pathname}`, asked: request.postData(), result })
  })
  const last = (endpoint: string, body: object = {}) =>
    kept.findLast((one) => one.endpoint === endpoint && isAskedWith(one.asked, body))
  return Object.assign(async (endpoint: string, body?: object) => last(endpoint, body)?.result, {
    has: (endpoint: string, body?: object) => last(endpoint, body) !== undefined,
  })
}

/** Gives whom the pages take the visitor for, by what the server answered; null where nobody is signed in. */
export async function userIn(answers: Answers): Promise<object | null> {
  const account = (await answers('POST /web/MyAccountInfo')) as Account | null | undefined
  return account ? toUser(account, { get: () => undefined, set: () => true }) : null
}

function isAskedWith(asked: string | null, body: object): boolean {
  if (Object.keys(body).length === 0) return true
  const sent = JSON.parse(asked ?? '{}') as { readonly [name: string]: unknown }
  return Object.entries(body).every(([name, value]) => JSON.stringify(sent[name]) === JSON.stringify(value))
}

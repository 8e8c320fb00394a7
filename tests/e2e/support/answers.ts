import type { Page } from '@playwright/test'
import { toUser } from '../../../src/account'
import type { Account } from '../../../src/generated/types'

/** Takes an endpoint and gives the last result that the server answered with, once it is there; undefined before. */
export type Answers = (endpoint: string) => Promise<unknown>

/** Keeps what the server answers to a page from now on. */
export function keepAnswers(page: Page): Answers {
  const kept = new Map<string, Promise<unknown>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const result = response
      .json()
      .then((envelope: { readonly res?: unknown }) => envelope.res)
      // Documents and pictures, and what the next document cut off.
      .catch(() => undefined)
    kept.set(`${response.request().method()} ${pathname}`, result)
  })
  return (endpoint) => kept.get(endpoint) ?? Promise.resolve(undefined)
}

/** Gives whom the pages take the visitor for, by what the server answered; null where nobody is signed in. */
export async function userIn(answers: Answers): Promise<object | null> {
  const account = (await answers('POST /web/MyAccountInfo')) as Account | null | undefined
  return account ? toUser(account, { get: () => undefined, set: () => true }) : null
}

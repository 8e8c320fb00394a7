// The login as a person uses it.
import type { Page } from '@playwright/test'
import { fillRest } from './fillRest'
import { buttonOf, textbox } from './parts'
import type { Word } from './words'

interface How {
  readonly password?: string
  /** Agents are asked for their ID. */
  readonly label?: Word
}

/** Fills in what a login needs; gives what it sends beside the account and the password. */
export async function fillLogin(
  page: Page,
  account: string,
  { password = 'lumi', label = 'login.account' }: How = {},
): ReturnType<typeof fillRest> {
  await textbox(page, label).fill(account)
  await textbox(page, 'login.password').fill(password)
  return fillRest(page, 'login')
}

/** Logs in, as a demo person unless the password is another one. */
export async function logIn(page: Page, account = 'host', how?: How): Promise<void> {
  await fillLogin(page, account, how)
  await buttonOf(page, 'login.submit').click()
}

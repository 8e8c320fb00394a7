// The forms that move money: how each is opened, filled in and sent.
import type { Page } from '@playwright/test'
import { fillRest } from './fillRest'
import { agree, submitOf, textbox } from './parts'
import { createOrder, rechargeForm } from './rechargeForm'
import type { Signed, Site } from './site'
import { expect } from './test'
import { withdrawForm } from './withdrawForm'

interface Opening {
  readonly page: Page
  readonly site: Site
  signIn(who: 'agent' | 'host' | Signed, path?: string): Promise<void>
}
export interface MoneyForm {
  readonly path: string
  readonly endpoint: string
  open(opening: Opening): Promise<void>
  /** The receiver is somebody whom the agent may send to. */
  fillIn(page: Page, receiver: string): Promise<unknown>
  send(page: Page): Promise<void>
  /** Where it leads once it is found out. */
  readonly leadsTo: RegExp
}

export const moneyForms: readonly MoneyForm[] = [
  {
    path: '/recharge',
    endpoint: createOrder,
    open: async ({ page }) => void (await page.goto('/recharge')),
    fillIn: (page) => rechargeForm(page).fillIn(),
    send: (page) => rechargeForm(page).send(),
    leadsTo: /\/pay\/result\?order_no=P\d+$/,
  },
  {
    path: '/app-recharge',
    endpoint: 'POST /web/payment/createOrder',
    open: ({ signIn }) => signIn('host', '/app-recharge'),
    async fillIn(page) {
      const form = rechargeForm(page)
      await form.method('OVO').check()
      await form.amount.fill('20')
      await form.consent.check()
      await fillRest(page, 'ownRecharge')
    },
    send: (page) => rechargeForm(page).send(),
    leadsTo: /\/pay\/result\?order_no=P\d+$/,
  },
  {
    path: '/agent/coin',
    endpoint: 'POST /web/AgentGold',
    open: ({ signIn }) => signIn('agent', '/agent/coin'),
    async fillIn(page, receiver) {
      // The balance is read by the same endpoint.
      await expect(page.getByText(/^2,(500,000|499,\d{3})$/)).toBeVisible()
      await textbox(page, 'recharge.userId').fill(receiver)
      await textbox(page, 'agent.transfer.amount').fill('500')
      // What comes below a field moves the button from under the finger.
      await expect(page.getByText('Hoda Fahmy')).toBeVisible()
      await fillRest(page, 'transfer')
    },
    async send(page) {
      await submitOf(page).click()
      await agree(page)
    },
    leadsTo: /\/agent\/sent\?transfer_no=T\d+$/,
  },
  {
    path: '/withdraw',
    endpoint: 'POST /web/withdrawal/order',
    open: async ({ site, signIn }) => signIn(await site.person({ diamonds: '500', method: true }), '/withdraw'),
    fillIn: (page) => withdrawForm(page).fillIn('100'),
    send: (page) => withdrawForm(page).send(),
    leadsTo: /\/withdraw\/done\?order_no=W\d+$/,
  },
]

/** Opens a form, and fills it in for somebody new. */
export async function openFilled(
  { open, fillIn }: Pick<MoneyForm, 'open' | 'fillIn'>,
  opening: Opening,
): Promise<void> {
  await open(opening)
  await fillIn(opening.page, (await receiver(opening.site)).duid)
}

/** Makes somebody of the agent's own country. */
export const receiver = (site: Site) => site.person({ nickname: 'Hoda Fahmy', country_id: '3' })

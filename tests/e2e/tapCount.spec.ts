// How many presses each main flow takes on a phone, beside what is typed. A step before money moves is one press of
// them: it shows whom and what the payment concerns, and cannot be skipped.
import type { Page } from '@playwright/test'
import { agree, submitOf, textbox } from './support/parts'
import { rechargeForm } from './support/rechargeForm'
import type { Signed, Site, Who } from './support/site'
import { expect, test } from './support/test'
import { withdrawForm } from './support/withdrawForm'
import { words } from './support/words'

interface Flow {
  readonly name: string
  readonly path: string
  readonly who: (site: Site) => Who | Promise<Signed>
  readonly run: (page: Page, site: Site) => Promise<void>
  readonly presses: number
}

const flows: readonly Flow[] = [
  {
    name: 'S1-05 coins for oneself: pack, terms, pay, confirm',
    path: '/app-recharge',
    who: (site) => site.person({ country_id: '1' }),
    presses: 4,
    async run(page) {
      const form = rechargeForm(page)
      await expect(form.methods.getByRole('radio').first()).toBeChecked()
      await packs(page).first().click()
      await form.consent.check()
      await form.submit.click()
      await agree(page)
      await page.waitForURL(/cashier/)
    },
  },
  {
    name: 'S1-07 a withdrawal: reseller (2), account, all of it, withdraw, confirm',
    path: '/withdraw',
    who: (site) => site.person({ diamonds: '500', method: true }),
    presses: 6,
    async run(page) {
      const form = withdrawForm(page)
      await form.chooseReseller('Gulf Cashout')
      await form.methods.getByRole('radio').first().check()
      await page.getByRole('button', { name: words('withdraw.max'), exact: true }).click()
      await form.send()
      await expect(page.getByRole('heading', { name: words('withdraw.done') })).toBeVisible()
    },
  },
  {
    name: 'S1-06 a transfer of agent coins: transfer, confirm',
    path: '/agent/coin',
    who: () => 'agent',
    presses: 2,
    async run(page, site) {
      const { duid } = await site.person({ nickname: 'Hoda Fahmy', country_id: '3' })
      await textbox(page, 'recharge.userId').fill(duid)
      await textbox(page, 'agent.transfer.amount').fill('10')
      await submitOf(page).click()
      await agree(page)
      await expect(page.getByRole('heading', { name: words('agent.transfer.done') })).toBeVisible()
    },
  },
]

for (const { name, path, who, run, presses } of flows) {
  test(`${name} take ${presses} presses`, async ({ page, site, signIn }) => {
    let count = 0
    await page.exposeFunction('countPress', () => {
      count += 1
    })
    await page.addInitScript(() => {
      const { countPress } = window as unknown as { countPress(): void }
      document.addEventListener('pointerdown', () => countPress(), { capture: true })
    })
    await signIn(await who(site), path)
    await run(page, site)
    expect(count).toBe(presses)
  })
}

/** The amounts that the payment method suggests. */
const packs = (page: Page) =>
  page
    .getByRole('group', { name: words('engine.form.suggestions', { label: words('recharge.amount') }) })
    .getByRole('button')

// The recharge form as a person uses it.
import { expect, type Page } from '@playwright/test'
import { fillRest } from './fillRest'
import { agree, submitOf } from './parts'
import { words, type Word } from './words'

export const createOrder = 'POST /withoutsign/payment/createOrder'
export const methods = 'POST /withoutsign/payment/methods'

export const rechargeForm = (page: Pick<Page, 'getByRole' | 'getByText' | 'locator'>) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const box = (key: Word) => page.getByRole('textbox', { name: words(key), exact: true })
  const form = {
    userId: box('recharge.userId'),
    amount: box('recharge.amount'),
    country: button(new RegExp(`^${words('recharge.country')}\\b`)),
    methods: page.getByRole('radiogroup', { name: words('recharge.method') }),
    consent: page.getByRole('checkbox', { name: words('recharge.agree') }),
    submit: submitOf(page),
    message: (key: Word) => page.getByText(words(key), { exact: true }),
    method: (name: string) => form.methods.getByRole('radio', { name: new RegExp(`^${name}`) }),
    async chooseCountry(name: string): Promise<void> {
      await form.country.click()
      const sheet = page.getByRole('dialog', { name: words('recharge.country') })
      await sheet.getByRole('searchbox').fill(name)
      await sheet.getByRole('button', { name, exact: true }).click()
      await expect(sheet).toHaveCount(0)
    },
    /** Sends, and goes on from the step that shows what will be paid. */
    async send(): Promise<void> {
      await form.submit.click()
      await agree(page)
    },
    fillRest: () => fillRest(page, 'recharge'),
    /** Everything that a recharge for the host needs; of the same amount twice within ten seconds, the second is a tap too many. */
    async fillIn(amount = '20') {
      await form.userId.fill('81000004')
      await form.chooseCountry('Saudi Arabia')
      await form.method('mada').check()
      await form.amount.fill(amount)
      await form.consent.check()
      return form.fillRest()
    },
    async expectKept(): Promise<void> {
      await expect(form.userId).toHaveValue('81000004')
      await expect(form.country).toHaveText(/Saudi Arabia/)
      await expect(form.method('mada')).toBeChecked()
      await expect(form.amount).toHaveValue('20')
      await expect(form.consent).toBeChecked()
    },
  }
  return form
}

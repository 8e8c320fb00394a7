// The form of a withdrawal as a person uses it.
import { expect, type Page } from '@playwright/test'
import { fillRest } from './fillRest'
import { agree, submitOf, textbox } from './parts'
import { words } from './words'

export const order = 'POST /web/withdrawal/order'

export const withdrawForm = (page: Page) => {
  const methods = page.getByRole('radiogroup', { name: words('order.method') })
  const form = {
    reseller: page.getByRole('button', { name: new RegExp(`^${words('order.reseller')}\\b`) }),
    methods,
    method: (name: string) => methods.getByRole('radio', { name: new RegExp(`^${name}`) }),
    diamonds: textbox(page, 'withdraw.diamonds'),
    submit: submitOf(page),
    async chooseReseller(name: string): Promise<void> {
      await form.reseller.click()
      const sheet = page.getByRole('dialog', { name: words('order.reseller') })
      await sheet.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      await expect(sheet).toHaveCount(0)
      // Another key makes the next click a new wish. At the same place at once, it would be refused as a double tap.
      await page.keyboard.press('Shift')
    },
    async fillIn(diamonds: string, reseller = 'Gulf Cashout'): Promise<void> {
      await form.chooseReseller(reseller)
      await form.methods.getByRole('radio').first().check()
      await form.diamonds.fill(diamonds)
      await fillRest(page, 'withdraw')
    },
    /** Sends, and goes on from the step that shows what will be withdrawn. */
    async send(): Promise<void> {
      await form.submit.click()
      await agree(page)
    },
  }
  return form
}

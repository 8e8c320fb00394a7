// Withdrawal accounts: seen, changed, taken away; one always stays.
import { fillRest, toldFields } from './support/fillRest'
import { answer, buttonOf, expectSaid, expectTitle, row, rows, textbox, value } from './support/parts'
import type { Site } from './support/site'
import { expect, test } from './support/test'
import { words } from './support/words'

const route = '/withdraw/account'
const update = 'POST /web/withdrawal/method/update'
const remove = 'POST /web/withdrawal/method/delete'

const kinds = [
  { name: 'Bank transfer', fields: ['method.holder', 'method.bank', 'method.iban', 'method.account'], network: false },
] as const

for (const { name, fields, network } of kinds) {
  test(`S2-11 S8-05 S7-16 an account of ${name} is changed in a form that holds what is known`, async ({
    page,
    site,
    signIn,
  }) => {
    await signIn('owner', route)
    await row(page, name).click()
    await expect(value(page.getByRole('dialog'), 'Layla Haddad')).toBeVisible()
    await buttonOf(page, 'method.change').click()
    const form = page.locator('form')
    await expect(toldFields(page, 'methodChange').getByRole('textbox')).toHaveCount(fields.length)
    for (const field of fields) await expect(textbox(page, field)).toHaveValue(/\S/)
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(network ? 1 : 0)
    await expect(textbox(page, 'method.holder')).toHaveValue('Layla Haddad')
    await fillRest(page, 'methodChange')
    await textbox(page, 'method.holder').fill('')
    await buttonOf(form, 'method.submit').click()
    await expect(form.getByText('Something is missing to be filled')).toBeVisible()
    expect(await site.log(update)).toEqual([])
    await textbox(page, 'method.holder').fill('Layla H.')
    await buttonOf(form, 'method.submit').click()
    await expectSaid(page, 'method.done')
    await expect(row(page, 'Layla H.')).toContainText(name)
    expect(await bodies(site, update)).toEqual([
      expect.objectContaining({ id: expect.any(String), holder: 'Layla H.' }),
    ])
  })
}

test('S2-11 S5-13 S8-05 accounts are deleted after a question; the last one stays', async ({ page, site, signIn }) => {
  const user = await site.person({ nickname: 'Mona Saleh', method: true })
  await signIn(user, route)
  await buttonOf(page, 'method.title').click()
  await page.getByRole('radio', { name: 'urpay', exact: true }).check()
  await textbox(page, 'method.holder').fill('Mona Saleh')
  await textbox(page, 'method.wallet.phone').fill('0557654321')
  await fillRest(page, 'withdrawMethod')
  await buttonOf(page, 'method.submit').click()
  await expectTitle(page, 'account.methods')
  await expect(rows(page)).toHaveCount(2)

  await row(page, 'urpay').click()
  await buttonOf(page, 'method.remove').click()
  await expect(page.getByRole('alertdialog')).toContainText(words('method.remove.ask', { name: 'urpay' }))
  await answer(page, 'engine.cancel')
  expect(await site.log(remove)).toEqual([])
  await buttonOf(page, 'method.remove').click()
  await answer(page, 'method.remove')
  await expectSaid(page, 'method.removed')
  await expect(rows(page)).toHaveCount(1)
  await expect(row(page, 'urpay')).toHaveCount(0)

  await row(page, 'stc pay').click()
  await expect(buttonOf(page, 'method.remove')).toBeDisabled()
  await expect(page.getByText('Please keep at least one withdrawal method')).toBeVisible()
  expect(await bodies(site, remove)).toHaveLength(1)
  await page.reload()
  await expect(row(page, 'stc pay')).toBeVisible()
})

async function bodies(site: Site, call: string) {
  return (await site.log(call)).map(({ body }) => body)
}

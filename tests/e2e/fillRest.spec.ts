// What scenarios leave to the schema of a form is filled in, whatever a field is drawn as.
import { fillRest } from './support/fillRest'
import { told } from './support/wanted'
import { buttonOf } from './support/parts'
import { rechargeForm } from './support/rechargeForm'
import { expect, test } from './support/test'

test('texts, one of an enum, and one of the rows of an endpoint are sent as it says', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('owner', '/withdraw/add-method')
  await page.getByRole('radio', { name: 'USDT', exact: true }).check()
  const rest = await fillRest(page, 'withdrawMethod', [])
  expect(Object.keys(rest)).toEqual(expect.arrayContaining(['channel_id', 'holder', 'account_no', 'network']))
  await buttonOf(page, 'method.submit').click()
  await expect(page).toHaveURL(`${site.origin}/`)
  const sent = (await site.log('POST /web/withdrawal/method/create')).map(({ body }) => body)
  expect(sent).toEqual([{ kind: 'crypto', ...rest }])
})

test('a choice in a sheet is made, and a consent is given', async ({ page }) => {
  await page.goto('/recharge')
  const form = rechargeForm(page)
  await expect(form.country).toBeVisible()
  const rest = await fillRest(
    page,
    'recharge',
    told.recharge.filter((name) => name !== 'country_id' && name !== 'agree'),
  )
  expect(rest).toMatchObject({ agree: true })
  await expect(form.consent).toBeChecked()
  await expect(form.methods.getByRole('radio').first()).toBeVisible()
})

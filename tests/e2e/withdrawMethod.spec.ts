// The form for a withdrawal account: what it asks follows the kind of the channel, and only that is sent.
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { fillRest, toldFields } from './support/fillRest'
import type { Site } from './support/site'
import { expect, test } from './support/test'
import { expectTouchable } from './support/touch'
import { words, type Word } from './support/words'
import { rows } from './support/parts'

const route = '/withdraw/add-method'
const call = 'POST /web/withdrawal/method/create'

const labels = [
  'method.holder',
  'method.bank',
  'method.iban',
  'method.account',
  'method.wallet.phone',
  'method.address',
] as const
const kinds = [
  {
    channel: 'Bank transfer',
    asks: ['method.holder', 'method.bank', 'method.iban', 'method.account'],
    networks: 0,
    missing: 4,
  },
] as const

for (const { channel, asks, networks, missing } of kinds) {
  test(`S2-12 S5-14 S7-16 ${channel} asks for what its kind needs, and for nothing else`, async ({
    page,
    site,
    signIn,
  }) => {
    await signIn('owner', route)
    await expect(page.getByRole('heading', { level: 1, name: words('method.title') })).toBeVisible()
    const channels = page.getByRole('radiogroup', { name: words('method.channel') }).getByRole('radio')
    await expect(channels).toHaveCount(4)
    await expect(boxes(page)).toHaveCount(0)

    await choose(page, channel)
    await expect(boxes(page)).toHaveCount(asks.length)
    for (const label of asks) await expect(field(page, label)).toBeVisible()
    const chips = page.getByRole('radiogroup', { name: words('method.network') }).getByRole('radio')
    await expect(chips).toHaveCount(networks)

    await fillRest(page, 'withdrawMethod')
    await save(page).click()
    await expect(page.getByRole('status').getByText(words('common.incomplete'))).toBeVisible()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(missing)
    await expect(field(page, 'method.holder')).toBeFocused()
    for (const label of labels) {
      const message = page.getByText(words('engine.form.required', { label: words(label) }), { exact: true })
      await expect(message).toHaveCount((asks as readonly Word[]).includes(label) ? 1 : 0)
    }
    expect(await site.log('GET /web/withdrawal/channel/list')).toHaveLength(1)
    expect(await site.log(call)).toEqual([])
    await expectTouchable(page)
    await expectAccessible(page)
  })
}

const accounts = [
  {
    channel: 'USDT',
    account: 'method.address',
    fill: (page: Page) => choose(page, 'TRC20'),
    body: { kind: 'crypto', network: 'TRC20' },
  },
] as const

for (const { channel, account, fill, body } of accounts) {
  test(`S2-12 S7-16 S8-05 saves an account of ${channel}, says so, and goes back`, async ({ page, site, signIn }) => {
    await signIn('owner', '/withdraw/account')
    await page.getByText(words('method.title'), { exact: true }).click()
    await choose(page, channel)
    await field(page, 'method.holder').fill('Layla Haddad')
    await field(page, account).fill('0551234567')
    await fill(page)
    const rest = await fillRest(page, 'withdrawMethod')
    await save(page).click()
    await expect(page.getByText(words('method.done'), { exact: true })).toBeVisible()
    await expect(page).toHaveURL(`${site.origin}/withdraw/account`)
    await expect(rows(page).filter({ hasText: channel })).not.toHaveCount(0)
    expect(await sent(site)).toEqual([
      { channel_id: expect.any(String), holder: 'Layla Haddad', account_no: '0551234567', ...body, ...rest },
    ])
  })
}

test('S2-12 another channel keeps what both ask for, and sends nothing of what it no longer asks', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('owner', route)
  await choose(page, 'Bank transfer')
  await field(page, 'method.holder').fill('ريم العتيبي')
  await field(page, 'method.account').fill('0551234567')
  await field(page, 'method.bank').fill('Al Rajhi Bank')
  await field(page, 'method.iban').fill('not an IBAN')
  await choose(page, 'USDT')
  await choose(page, 'TON')
  await choose(page, 'urpay')
  await expect(field(page, 'method.holder')).toHaveValue('ريم العتيبي')
  await expect(field(page, 'method.wallet.phone')).toHaveValue('0551234567')
  const rest = await fillRest(page, 'withdrawMethod')
  await save(page).click()
  await expect(page).toHaveURL(`${site.origin}/`)
  const kept = { channel_id: expect.any(String), kind: 'wallet', holder: 'ريم العتيبي', account_no: '0551234567' }
  expect(await sent(site)).toEqual([{ ...kept, ...rest }])
})

const offered: Word[] = ['method.network.TRC20', 'method.network.ERC20', 'method.network.TON']

test('S2-12 S7-16 a crypto account is on a network that its channel offers, new and changed', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('owner', route)
  await choose(page, 'USDT')
  const chips = page.getByRole('radiogroup', { name: words('method.network') }).getByRole('radio')
  await expect(chips).toHaveCount(offered.length)
  for (const name of offered) await expect(page.getByRole('radio', { name: words(name), exact: true })).toBeVisible()

  await page.goto('/withdraw/account')
  await page.getByRole('button').filter({ hasText: 'USDT' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('method.change') })
    .click()
  await expect(page.getByRole('radio', { name: 'TRC20', exact: true })).toBeChecked()
  await expect(chips).toHaveCount(offered.length)
  await site.fault({ endpoint: 'POST /web/withdrawal/method/update', kind: 'code', code: 1323 })
  await choose(page, 'TON')
  await fillRest(page, 'methodChange')
  await save(page).click()
  await expect(page.getByText(words('method.network.gone'))).toBeVisible()
})

const boxes = (page: Page) => toldFields(page, 'withdrawMethod').getByRole('textbox')
const field = (page: Page, label: Word) => page.getByRole('textbox', { name: words(label), exact: true })
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()
const save = (page: Page) => page.getByRole('button', { name: words('method.submit') })

async function sent(site: Site) {
  return (await site.log(call)).map(({ body }) => body)
}

// What is on the screen before the account is known, what every call carries, and where there is no page.
import { expect, test } from './support/test'
import { words } from './support/words'

const account = 'POST /web/MyAccountInfo'

test('S2-38 nothing of the page is shown until the account is there; a slow start says so', async ({
  page,
  site,
  signIn,
}) => {
  await page.clock.install()
  await site.fault({ endpoint: account, kind: 'hold' })
  await signIn('owner', '/guild/member')
  await expect(page.getByRole('heading', { name: words('engine.loading') })).toBeAttached()
  await expect(page.getByRole('main')).toHaveText(words('engine.loading'))
  await expect(page.getByRole('button').or(page.getByRole('link')).or(page.getByRole('textbox'))).toHaveCount(0)
  await page.clock.fastForward(8100)
  await expect(page.getByRole('status').getByText(words('engine.loading.slow'))).toBeVisible()
  expect((await site.log()).map(({ endpoint }) => endpoint)).toEqual([])
  await site.release()
  await expect(page.getByRole('heading', { level: 1, name: words('guild.member.title') })).toBeVisible()
})

test('an address that leads nowhere says so, asks nothing, and shows the way to a page for visitors', async ({
  page,
  site,
}) => {
  await page.goto('/no/such/page?x=1')
  await expect(page.getByRole('heading', { level: 1, name: words('engine.page.missing') })).toBeVisible()
  await expect(page.getByText(words('engine.page.missing.text'))).toBeVisible()
  expect(await site.log()).toEqual([])
  await page.getByRole('button', { name: words('engine.page.home') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('recharge.page') })).toBeVisible()
})

test('S3-09 the next start shows a person by the stored name and role before the account is there', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('agent', '/')
  await expect(page.getByRole('heading', { level: 1, name: 'Lumi' })).toBeVisible()
  await site.fault({ endpoint: 'POST /web/MyAccountInfo', kind: 'hold' })
  await page.reload()
  const splash = page.locator('main[aria-busy=true]')
  await expect(splash.getByText('Coin Corner', { exact: true })).toBeVisible()
  await expect(splash).toHaveAttribute('data-look', 'accent')
  await site.release()
  await expect(splash).toHaveCount(0)
})

// What is on the screen before the account is known, what every call carries, and where there is no page.
import { fillRest } from './support/fillRest'
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

const failures = [
  { what: 'a status 500', fault: { kind: 'status', status: 500, times: 3 }, asked: 3 },
  {
    what: 'no answer in it',
    fault: { kind: 'malformed', body: '{"code":0,"res":null,"extend":{},"msg":""}' },
    asked: 1,
  },
] as const

for (const { what, fault, asked } of failures) {
  test(`S2-38 S8-01 a start that ends in ${what} shows 'Failed to load', and trying again goes on`, async ({
    page,
    site,
    signIn,
  }) => {
    await site.fault({ endpoint: account, ...fault })
    await signIn('host')
    await expect(page.getByRole('alert').getByText(words('engine.failed'))).toBeVisible()
    await expect(page.getByText('Ayu Pratama ✨')).toHaveCount(0)
    expect(await site.log(account)).toHaveLength(asked)
    await page.getByRole('button', { name: words('engine.retry') }).click()
    await expect(page.getByText('Ayu Pratama ✨')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('lumi.uid'))).toBe('1000004')
  })
}

test('S7-08 S7-10 every call of a phone carries the headers, and the anti-forgery token once there is one', async ({
  browser,
  site,
  signIn,
}) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1',
    locale: 'ar',
  })
  const page = await context.newPage()
  const sent: Promise<{ [name: string]: string }>[] = []
  page.on('request', (request) => {
    if (/\/(web|withoutsign)\//.test(request.url())) sent.push(request.allHeaders())
  })
  const login = `${site.origin}/login`
  await page.goto(login)
  await page.locator('input[type=password]').fill('lumi')
  await page.getByRole('textbox').first().fill('host')
  await fillRest(page, 'login')
  await page.locator('button[type=submit]').click()
  await expect(page.getByText('Ayu Pratama ✨')).toBeVisible()
  const own = [
    ['/guild/list', '/web/guild/list'],
    ['/withdraw/order', '/web/withdrawal/order/list'],
    ['/withdraw/add-method', '/web/withdrawal/channel/list'],
    ['/recharge', '/withoutsign/country'],
  ] as const
  for (const [path, call] of own) {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === call)
    await signIn('host', path, page)
    await answered
  }
  // The login, the account, and the pages' own.
  expect(sent.length).toBeGreaterThanOrEqual(6)
  const all = await Promise.all(sent)
  for (const headers of all) {
    expect(headers).toMatchObject({ platform: '1', language: 'ar', 'device-id': all[0]?.['device-id'] })
    expect(headers['content-type']).toMatch(/^application\/json/)
    for (const name of ['app-version', 'phone-model', 'system-version']) expect(headers[name]).toMatch(/\S/)
    expect(Math.abs(Number(headers['timestamp']) - Date.now() / 1000)).toBeLessThan(60)
  }
  const [first, ...later] = all
  expect(first).not.toHaveProperty('token')
  expect(first).not.toHaveProperty('uid')
  for (const headers of later.filter(({ uid }) => uid))
    expect(headers).toMatchObject({ uid: '1000004', token: expect.any(String) })
  const cookie = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value
  expect(cookie).toBeTruthy()
  for (const headers of later) expect(headers['x-xsrf-token']).toBe(cookie)
  for (const { status } of await site.log()) expect(status).toBe(200)
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
  await expect(page.getByRole('heading', { level: 1, name: words('recharge.title') })).toBeVisible()
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

// Answers that are none, on each of the guild's screens: the place that failed says so and asks again; nothing is blank.
import { expect, test } from './support/test'
import { words } from './support/words'

const screens = [
  { path: '/guild/list?row=10003', title: 'guild.list.title', call: 'POST /web/guild/list', shows: 'Indonesia' },
  { path: '/guild/member', title: 'guild.member.title', call: 'POST /web/guild/member', shows: 'Omar Khan' },
  { path: '/guild/data-center', title: 'data.title', call: 'POST /web/guild/bill', shows: '5,000' },
] as const
const wrongShape = '{"code":0,"res":{"has_more":"perhaps","list":{"0":null}},"extend":{},"msg":""}'
const faults = [{ kind: 'html' }, { kind: 'malformed', body: wrongShape }] as const

for (const { path, title, call, shows } of screens) {
  test(`S8-01 ${path}: an answer that is none shows 'Failed to load', and the retry brings the rest`, async ({
    page,
    site,
    signIn,
  }) => {
    for (const fault of faults) {
      await site.fault({ endpoint: call, ...fault })
      await signIn('owner', path)
      const failed = page.getByRole('alert').filter({ hasText: 'Failed to load' }).last()
      await expect(failed, JSON.stringify(fault)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: words(title), includeHidden: true })).toBeVisible()
      await expect(page.getByText(shows, { exact: true })).toHaveCount(0)
      await failed.getByRole('button', { name: words('engine.retry') }).click()
      await expect(page.getByText(shows, { exact: true }).last()).toBeVisible()
      await expect(page.getByText('Failed to load')).toHaveCount(0)
      await site.noFaults()
    }
  })
}

test('S8-01 countries that do not load say so in the field, and come at the second try', async ({
  page,
  site,
  signIn,
}) => {
  await site.fault({ endpoint: 'POST /withoutsign/country', kind: 'html' })
  await signIn('host', '/guild/create')
  await expect(page.getByText(words('engine.form.options.failed'))).toBeVisible()
  await page.getByRole('button', { name: words('engine.retry') }).click()
  await expect(page.getByRole('button', { name: /^Country \/ region/ })).toContainText('Indonesia')
})

test('S8-01 what the page does not know is said once, and one retry asks for it', async ({ page, site, signIn }) => {
  await site.fault({ endpoint: 'POST /web/guild/get_self_info', kind: 'code', code: 9999 })
  await signIn('host', '/guild/create')
  const retry = page.getByRole('button', { name: words('engine.retry') })
  await expect(retry).toHaveCount(1)
  await retry.click()
  await expect(page.getByText(words('guild.cover.help'))).toBeVisible()
})

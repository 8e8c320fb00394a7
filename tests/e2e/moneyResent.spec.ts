// A kept connection ends before the answer, and the browser itself sends the payment once more.
import { moneyForms, openFilled } from './support/moneyForms'
import { committed } from './support/moneyWorld'
import { startTlsFront } from './support/tlsFront'
import { expect, test } from './support/test'
import { withdrawForm } from './support/withdrawForm'

const overHttp2 = test.extend({
  baseURL: async ({ site }, provide) => {
    const front = await startTlsFront(site.origin)
    site.alsoAt(front.origin)
    await provide(front.origin)
    front.stop()
  },
  ignoreHTTPSErrors: true,
})

/** Each form, each protocol and each ending. */
for (const [at, form] of moneyForms.entries()) {
  const { protocol, testOver } =
    at % 2 === 0 ? { protocol: 'HTTP/1.1', testOver: test } : { protocol: 'HTTP/2', testOver: overHttp2 }
  const kind = at < 2 ? 'reset' : 'fin'
  const title = `F19 F21 ${form.path}: ${protocol} ends by ${kind} before the answer, and one payment is made and told`
  testOver(title, async ({ page, site, signIn }) => {
    const before = await committed(site)
    await openFilled(form, { page, site, signIn })
    await site.fault({ endpoint: form.endpoint, kind })
    await form.send(page)
    await expect(page).toHaveURL(new RegExp(`${form.leadsTo.source}|/cashier/P\\d+$`))
    expect((await committed(site)) - before).toBe(1)
  })
}

test('F21 a server without keys refuses the second withdrawal of a whole balance, and the first one is told', async ({
  page,
  site,
  signIn,
}) => {
  await site.settings({ honours_keys: false })
  const user = await site.person({ diamonds: '100', method: true })
  await signIn(user, '/withdraw')
  await withdrawForm(page).fillIn('100')
  await site.fault({ endpoint: 'POST /web/withdrawal/order', kind: 'reset' })
  await withdrawForm(page).send()
  await expect(page).toHaveURL(/\/withdraw\/done\?order_no=W\d+$/)
  expect((await site.balance(user.uid)).diamonds).toBe(0)
})

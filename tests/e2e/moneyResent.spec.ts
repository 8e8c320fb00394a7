// A kept connection ends before the answer, and the browser itself sends the payment once more.
import { moneyForms, openFilled } from './support/moneyForms'
import { committed } from './support/moneyWorld'
import { expectSaid } from './support/parts'
import { startTlsFront } from './support/tlsFront'
import { expect, test } from './support/test'
import { withdrawForm } from './support/withdrawForm'
import { expectStatus, newOrder, orderRoute, press, sides } from './support/withdrawals'

const overHttp2 = test.extend({
  baseURL: async ({ site }, provide) => {
    const front = await startTlsFront(site.origin)
    site.alsoAt(front.origin)
    await provide(front.origin)
    front.stop()
  },
  ignoreHTTPSErrors: true,
})

/** In turn, so that the cases of every run try each form and each ending. */
const cases = (['reset', 'fin'] as const).flatMap((kind, second) =>
  moneyForms.map((form, first) => ({ kind, form, isCore: first % 2 === second })),
)

const protocols = [
  { protocol: 'HTTP/1.1', testOver: test },
  { protocol: 'HTTP/2', testOver: overHttp2 },
]

for (const { protocol, testOver } of protocols) {
  for (const { kind, form, isCore } of cases) {
    const tag = isCore ? ['@core'] : []
    const title = `F19 F21 ${form.path}: ${protocol} ends by ${kind} before the answer, and one payment is made and told`
    testOver(title, { tag }, async ({ page, site, signIn }) => {
      const before = await committed(site)
      await openFilled(form, { page, site, signIn })
      await site.fault({ endpoint: form.endpoint, kind })
      await form.send(page)
      await expect(page).toHaveURL(new RegExp(`${form.leadsTo.source}|/cashier/P\\d+$`))
      expect((await committed(site)) - before).toBe(1)
    })
  }

  testOver(
    `F21 ${protocol}: a server without keys refuses the second withdrawal of a whole balance, and the first one is told`,
    { tag: '@core' },
    async ({ page, site, signIn }) => {
      await site.settings({ honours_keys: false })
      const user = await site.person({ diamonds: '100', method: true })
      await signIn(user, '/withdraw')
      await withdrawForm(page).fillIn('100')
      await site.fault({ endpoint: 'POST /web/withdrawal/order', kind: 'reset' })
      await withdrawForm(page).send()
      await expect(page).toHaveURL(/\/withdraw\/done\?order_no=W\d+$/)
      expect((await site.balance(user.uid)).diamonds).toBe(0)
    },
  )

  testOver(
    `F21 ${protocol}: a server without keys refuses the second cancelling of an order, and the first one is told`,
    { tag: '@core' },
    async ({ page, site, signIn }) => {
      await site.settings({ honours_keys: false })
      const { user, number } = await newOrder(site)
      await signIn(user, `${orderRoute}?side=${sides.user}&row=${number}`)
      await site.fault({ endpoint: 'POST /web/withdrawal/order/confirm', kind: 'reset' })
      await press(page, 'order.cancel', 'order.cancel')
      await expectSaid(page, 'order.cancel.done')
      await expectStatus(page, 'order.cancelled')
    },
  )
}

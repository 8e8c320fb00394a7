// A kept connection ends before the answer, and the browser itself sends the payment once more.
import { moneyForms, receiver } from './support/moneyForms'
import { committed } from './support/moneyWorld'
import { startTlsFront } from './support/tlsFront'
import { expect, test } from './support/test'

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

for (const [protocol, testOver] of [['HTTP/1.1', test] as const, ['HTTP/2', overHttp2] as const])
  for (const { kind, form, isCore } of cases) {
    const tag = isCore ? ['@core'] : []
    const title = `F19 F21 ${form.path}: ${protocol} ends by ${kind} before the answer, and one payment is made and told`
    testOver(title, { tag }, async ({ page, site, signIn }) => {
      const before = await committed(site)
      await form.open({ page, site, signIn })
      await form.fillIn(page, (await receiver(site)).duid)
      await site.fault({ endpoint: form.endpoint, kind })
      await form.send(page)
      await expect(page).toHaveURL(new RegExp(`${form.leadsTo.source}|/cashier/P\\d+$`))
      expect((await committed(site)) - before).toBe(1)
    })
  }

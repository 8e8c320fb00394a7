// Money over real pages while somebody else answers, clears, sets the clock or breaks what is kept: each finding as it was
// made, on a form that moves money.
import type { Page } from '@playwright/test'
import { buttonOf } from './support/parts'
import { moneyForms, receiver, type MoneyForm } from './support/moneyForms'
import { asks, committed, isTo, movesMoney, notice, setClock, submit } from './support/moneyWorld'
import type { Site } from './support/site'
import { expect, test } from './support/test'
import { words } from './support/words'

interface World {
  readonly page: Page
  readonly site: Site
  readonly form: MoneyForm
  /** Whom the form was filled in for. */
  readonly duid: string
}
interface Finding {
  readonly what: string
  /** Which form shows it; all where it is left out. */
  readonly only?: readonly string[]
  /** How many are committed at the end. */
  readonly commits: number
  run(world: World): Promise<void>
}

const findings: readonly Finding[] = [
  {
    what: '3: a page of a network answers in place of the server after the commit',
    commits: 1,
    async run({ page, form }) {
      await page.route(isTo(form), async (route) => {
        if (!movesMoney(route.request().postData())) return route.continue()
        await route.fetch()
        await route.fulfill({ status: 200, body: '<!doctype html><title>Login to the network</title>' })
      })
      await form.send(page)
      await expect(page).toHaveURL(form.leadsTo)
    },
  },
  {
    what: '5: the storage is cleared while it is sent',
    commits: 1,
    async run(world) {
      const { page, site } = world
      await sendHeld(world)
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await expect(notice(page, 'engine.money.checking')).toBeVisible()
      await expect(submit(page)).toBeHidden()
      await site.release()
      await expect(notice(page, 'engine.money.done')).toBeVisible()
    },
  },
  {
    what: '8: a record without its time',
    commits: 0,
    async run({ page, form }) {
      await page.evaluate(
        ({ endpoint }) => {
          const record = { key: 'abcdef0123', endpoint, state: 'checking', seen: false }
          localStorage.setItem('lumi.money', JSON.stringify([record]))
        },
        { endpoint: form.endpoint },
      )
      await page.reload()
      await expect(notice(page, 'engine.money.broken')).toContainText('ABCDEF01')
      await expect(submit(page)).toBeHidden()
      await buttonOf(page, 'engine.money.check').click()
      await expect(notice(page, 'engine.money.broken')).toBeVisible()
      await buttonOf(page, 'engine.close').click()
      await expect(submit(page)).toBeVisible()
    },
  },
  {
    what: '6: a cashier of another host leads to the order with its number',
    only: ['/recharge', '/app-recharge'],
    commits: 1,
    async run({ page, form }) {
      await page.route(isTo(form), async (route) => {
        const response = await route.fetch()
        const answer = (await response.json()) as { readonly res: object }
        const res = { ...answer.res, pay_url: 'https://pay.example.evil.test/1' }
        await route.fulfill({ response, json: { ...answer, res } })
      })
      await form.send(page)
      await expect(page).toHaveURL(form.leadsTo)
      await expect(page.getByRole('link', { name: words('pay.now') })).toHaveAttribute('href', /\/cashier\/P\d+$/)
    },
  },
  {
    what: '6: a cashier that cannot be reached leads back to the order, and on to the same cashier',
    only: ['/recharge', '/app-recharge'],
    commits: 1,
    async run({ page, form }) {
      await page.route(/\/__sandbox\/cashier\//, (route) => route.abort('internetdisconnected'))
      const failing = page.waitForEvent('requestfailed', (request) => request.url().includes('/cashier/'))
      await form.send(page)
      await failing
      await page.unroute(/\/__sandbox\/cashier\//)
      // What the person does on the browser's own page of errors.
      await page.goBack().catch(() => undefined)
      await expect(page).toHaveURL(form.leadsTo)
      await page.getByRole('link', { name: words('pay.now') }).click()
      await expect(page).toHaveURL(/\/cashier\/P\d+$/)
    },
  },
  {
    what: '2: an equal one, lost before the server, is not taken for the first, which has no number',
    only: ['/agent/coin'],
    commits: 1,
    async run({ page, site, form, duid }) {
      let sendings = 0
      await page.route(isTo(form), async (route) => {
        if (!movesMoney(route.request().postData())) return route.continue()
        sendings += 1
        if (sendings > 1) return route.abort()
        const response = await route.fetch()
        const answer = (await response.json()) as { readonly res: object }
        const res = Object.fromEntries(Object.entries(answer.res).filter(([name]) => name !== 'transfer_no'))
        await route.fulfill({ response, json: { ...answer, res } })
      })
      await form.send(page)
      await expect(page).toHaveURL(/\/agent\/sent$/)
      // Equal rows of the same ten seconds could be the same one.
      await site.clock({ advance: 11 })
      await setClock(page, 11_000)
      await page.goto(form.path)
      await form.fillIn(page, duid)
      await form.send(page)
      await expect(notice(page, 'engine.money.checking')).toBeVisible()
      await asks(page, 3)
      await expect(notice(page, 'engine.money.done')).toHaveCount(0)
      await expect(page).toHaveURL(new RegExp(`${form.path}$`))
    },
  },
]

/** The forms take turns; what is of two forms only is tried on one of them. */
const cases = findings.flatMap((finding, at) => {
  const forms = moneyForms.filter(({ path }) => finding.only?.includes(path) ?? true)
  const form = forms[at % forms.length]
  return form ? [{ finding, form }] : []
})

for (const { finding, form } of cases) {
  test(`F19 F20 F21 ${form.path}, finding ${finding.what}`, async ({ page, site, signIn }) => {
    const before = await committed(site)
    await form.open({ page, site, signIn })
    const { duid } = await receiver(site)
    await form.fillIn(page, duid)
    await finding.run({ page, site, form, duid })
    expect((await committed(site)) - before).toBe(finding.commits)
  })
}

/** Sends a form whose call the server holds, and returns when the request has left. */
async function sendHeld({ page, site, form }: World): Promise<void> {
  await site.fault({ endpoint: form.endpoint, kind: 'hold' })
  const leaving = page.waitForRequest((request) => isTo(form)(new URL(request.url())))
  await form.send(page)
  await leaving
}

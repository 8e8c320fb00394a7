// Histories of money over the real pages: each form × what becomes of its request, and what happens then. Somebody presses
// again wherever the page lets them. What the server did is held against what the pages told.
import { errors, type BrowserContext, type Page } from '@playwright/test'
import { moneyForms, receiver, type MoneyForm } from './support/moneyForms'
import {
  committed,
  isOutcome,
  isTo,
  leaves,
  moneyNotices,
  movesMoney,
  notice,
  setClock,
  submit,
} from './support/moneyWorld'
import type { Site } from './support/site'
import { expect, test } from './support/test'

interface History {
  readonly page: Page
  readonly context: BrowserContext
  readonly site: Site
  readonly form: MoneyForm
  /** Opens the form on a page, filled in. */
  fillIn(page: Page): Promise<void>
}
/** What becomes of the request. */
interface Fate {
  readonly what: string
  befalls(history: History): Promise<unknown>
}
/** What happens once it has left. */
interface Turn {
  readonly what: string
  /** Before it is sent; gives the page at which somebody presses again. */
  prepare?(history: History): Promise<Page>
  happens(history: History): Promise<unknown>
}

const fates: readonly Fate[] = [
  {
    what: 'its answer is lost',
    befalls: ({ site, form: { endpoint } }) => site.fault({ endpoint, kind: 'lost' }),
  },
  {
    what: 'it never arrives',
    befalls: ({ site, form: { endpoint } }) => site.fault({ endpoint, kind: 'offline' }),
  },
  {
    what: 'the server fails before it has done it',
    befalls: ({ site, form: { endpoint } }) => site.fault({ endpoint, kind: 'status', status: 500 }),
  },
  {
    what: 'a page of the network answers in its place',
    befalls: ({ site, form: { endpoint } }) => site.fault({ endpoint, kind: 'html' }),
  },
  {
    what: 'a firewall answers 403 after it was done',
    befalls: ({ page, form }) =>
      page.route(isTo(form), async (route) => {
        if (!movesMoney(route.request().postData())) return route.continue()
        await route.fetch()
        await route.fulfill({ status: 403, body: '' }).catch(() => undefined)
      }),
  },
  {
    what: 'it is held up for a while',
    befalls: ({ site, form: { endpoint } }) => site.fault({ endpoint, kind: 'hold' }),
  },
]

const turns: readonly Turn[] = [
  { what: 'the page is loaded anew', happens: ({ page }) => page.reload() },
  {
    what: 'the storage is cleared, and the page loaded anew',
    async happens({ page }) {
      await page.evaluate(() => localStorage.clear())
      await page.reload()
    },
  },
  {
    what: 'the clock is set five minutes ahead, and the page loaded anew',
    async happens({ page }) {
      await setClock(page, 300_000)
      await page.reload()
    },
  },
  {
    what: 'the device says wrongly that it is offline',
    async prepare({ page }) {
      await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
      return page
    },
    happens: async () => undefined,
  },
  {
    what: 'the same is sent from another tab',
    async prepare({ context, fillIn }) {
      const other = await context.newPage()
      await fillIn(other)
      return other
    },
    happens: async () => undefined,
  },
  {
    what: 'the page is left, and opened again',
    async happens({ page, form }) {
      await page.goto('/demo')
      await page.goto(form.path)
    },
  },
]

/** Each fate, each turn and each form. All that can be combined is in tests/contract/money/simulation. */
const cases = [
  [0, 0, 0],
  [1, 3, 2],
  [2, 5, 3],
  [3, 4, 1],
  [4, 1, 3],
  [5, 2, 3],
].flatMap(([one = 0, other = 0, third = 0]) => {
  const [fate, turn, form] = [fates[one], turns[other], moneyForms[third]]
  return fate && turn && form ? [{ fate, turn, form }] : []
})

for (const { turn, fate, form } of cases) {
  const title = `F19 F20 F21 F35 F36 ${form.path}: ${fate.what}, and ${turn.what}`
  test(title, async ({ page, context, site, signIn }) => {
    const { duid } = await receiver(site)
    let who: Parameters<typeof signIn>[0] | undefined
    const fillIn = async (on: Page) => {
      await form.open({ page: on, site, signIn: (asked, path) => signIn((who ??= asked), path, on) })
      await form.fillIn(on, duid)
    }
    const history: History = { page, context, site, form, fillIn }
    const before = await committed(site)
    await fillIn(page)
    const place = (await turn.prepare?.(history)) ?? page
    await fate.befalls(history)
    const gone = leaves(context, form)
    // Two tabs are pressed at once.
    await Promise.all([form.send(page), place === page ? undefined : reachFor(place, form)])
    await gone
    await turn.happens(history)
    await pressAgain(place, form)
    await site.release()
    await judge(history, before)
  })
}

/** Presses again where the form is there and nothing beside it says that it has been sent, as long as it is. */
async function pressAgain(page: Page, form: MoneyForm): Promise<void> {
  const offer = async () => {
    if (isAway(page, form) || (await moneyNotices(page).isVisible())) return 'none'
    return (await submit(page).isVisible()) ? 'form' : 'nothing yet'
  }
  await expect.poll(offer).not.toBe('nothing yet')
  if ((await offer()) === 'none') return
  await reachFor(page, form)
}

/** Presses, if the form does not go while somebody reaches for it. */
async function reachFor(page: Page, form: MoneyForm): Promise<void> {
  page.setDefaultTimeout(3000)
  await form.send(page).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })
  page.setDefaultTimeout(0)
}

/** What was done was done once and is told, and what was not is not told as done, nor offered again within a minute. */
async function judge({ context, site, form }: History, before: number): Promise<void> {
  const done = async () => (await committed(site)) - before
  await expect
    .poll(async () => (await isTold(context, form)) || (await isAsking(context)), { timeout: 120_000 })
    .toBe(true)
  await expect.poll(async () => (await done()) === 0 || isTold(context, form), { timeout: 120_000 }).toBe(true)
  // A page that asks once more has had the time to tell what is not so.
  if ((await done()) === 0) await context.waitForEvent('request', (request) => isOutcome.test(request.url()))
  expect(await done()).toBeLessThanOrEqual(1)
  expect(await isTold(context, form)).toBe((await done()) === 1)
  for (const page of context.pages()) await expect(notice(page, 'engine.money.free')).toHaveCount(0)
}

async function isTold(context: BrowserContext, form: MoneyForm): Promise<boolean> {
  const told = context.pages().map(async (page) => {
    return isAway(page, form) || (await notice(page, 'engine.money.done').isVisible())
  })
  return (await Promise.all(told)).includes(true)
}

/** It led to where only what was done leads. */
function isAway(page: Page, form: MoneyForm): boolean {
  return form.leadsTo.test(page.url()) || /\/cashier\/P\d+$/.test(page.url())
}

async function isAsking(context: BrowserContext): Promise<boolean> {
  const asking = context.pages().map((page) => notice(page, 'engine.money.checking').isVisible())
  return (await Promise.all(asking)).includes(true)
}

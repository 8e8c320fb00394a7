// Every message of the specification on the screen, brought about by what can cause it; tests/pages/messages.ts is the table.
// On each page one of the actions that write is done by the keyboard alone: a key in the place of each tap.
import api from '../../schemas/api.json' with { type: 'json' }
import { type Page, expect, type Locator } from '@playwright/test'
import { messages, placesOf, type Message } from '../pages/messages'
import { steps } from './support/messageSteps'
import { actionOf, buttonOf, expectSaid, reviewOf, row, saying, submitOf, textbox } from './support/parts'
import { sitePages } from './support/pagePeople'
import { rechargeForm } from './support/rechargeForm'
import type { Signed, Site, Who } from './support/site'
import { test } from './support/test'
import { withdrawForm } from './support/withdrawForm'
import { words, type Word } from './support/words'

const rows = messages.flatMap((message) => placesOf(message).map((place) => ({ ...message, place })))

interface Case {
  readonly title: string
  readonly says: readonly Pick<Message, 'id' | 'key'>[]
  readonly route: string
  readonly isByKeys?: boolean
  run(on: { readonly page: Page; readonly site: Site }): Promise<void>
}

const routeOf = (place: string) => place.split(' ')[0] ?? ''
/** One action of each page. */
const keyed = [...new Map(Object.keys(steps).map((place) => [routeOf(place), place])).values()]

/** What the page says that follows. */
const follows: { readonly [place: string]: Word | undefined } = {
  '/withdraw withdraw': 'withdraw.done',
  '/agent/coin transfer': 'agent.transfer.done',
}

/** Refused for each reason that the config knows and for another one, then let through. */
const refusals: readonly Case[] = Object.entries(steps).map(
  ([place, { who, address, call, prepare, onTheWay = [], press }]) => {
    const route = routeOf(place)
    const own = rows.filter((one) => one.place.startsWith(`${place}.`))
    const codeOf = ({ place: at }: (typeof own)[number]) =>
      at.endsWith('.failed') ? codeWithoutReason(call, route) : Number(/\.reasons\.(\d+)$/.exec(at)?.[1])
    const done = own.find((one) => one.place.endsWith('.done'))
    const refused = own.filter((one) => !Number.isNaN(codeOf(one)) && !one.place.endsWith('.check.failed'))
    const onWay = own.filter(({ key }) => onTheWay.includes(key))
    return {
      title: place,
      says: [...onWay, ...refused, ...(done ? [done] : [])],
      route,
      isByKeys: keyed.includes(place),
      async run({ page, site }) {
        await open(page, site, address ?? route, await who?.(site))
        await prepare?.(page, site)
        for (const one of refused.filter(({ key }, at) => refused.findIndex((other) => other.key === key) === at)) {
          await site.fault({ endpoint: call, kind: 'code', code: codeOf(one) })
          await press(page)
          await expect(
            page.getByRole('alert').getByText(words(one.key), { exact: true }).first(),
            one.place,
          ).toBeVisible()
        }
        const next = follows[place]
        if (!done && !next) return
        await press(page)
        if (done) await expectSaid(page, done.key)
        if (next) await expect(page.getByRole('heading', { name: words(next) })).toBeVisible()
      },
    }
  },
)

/** Returns a code of refusal for which a page has no words of its own. After an unknown one, a payment is asked about. */
function codeWithoutReason(call: string, route: string): number {
  const { outcome } = (api as { readonly [call: string]: { readonly outcome?: Outcome } })[call] ?? {}
  const page = JSON.stringify(sitePages[route])
  return Number(outcome?.refusals?.find((code) => !page.includes(`"${code}":`)) ?? 9999)
}

interface Outcome {
  readonly refusals?: readonly string[]
}

/** Sent with nothing in it. */
const forms = [
  { route: '/login', form: 'login', submit: 'login.submit' },
  { route: '/agent/login', form: 'login', submit: 'login.submit' },
  { route: '/recharge', form: 'recharge', submit: 'recharge.submit' },
  { route: '/app-recharge', form: 'recharge', submit: 'recharge.submit', who: { flags: ['agent'] } },
  {
    route: '/agent/coin',
    form: 'transfer',
    submit: 'agent.transfer.submit',
    who: { flags: ['agent'], agent_coins: 10 },
  },
  { route: '/guild/create', form: 'create', submit: 'guild.create.submit', who: {} },
  { route: '/withdraw', form: 'withdraw', submit: 'withdraw.submit', who: { diamonds: '500', country_id: '1' } },
  { route: '/withdraw/add-method', form: 'method', submit: 'method.submit', who: {} },
] as const
const empty: readonly Case[] = forms.map(({ route, form, submit, ...wish }) => {
  const own = rows.filter(
    ({ place }) => place.startsWith(`${route} ${form}.`) && /\.(required|incomplete|options\.first)$/.test(place),
  )
  return {
    title: `${route} ${form}, left empty`,
    says: own,
    route,
    async run({ page, site }) {
      // Somebody of no country that is offered.
      await open(page, site, route, 'who' in wish ? await site.person({ country_id: '404', ...wish.who }) : undefined)
      await buttonOf(page, submit).click()
      for (const { key, place } of own) await expect(saying(page, words(key)).first(), place).toBeVisible()
      expect((await site.log()).filter(({ endpoint }) => writes.includes(endpoint))).toEqual([])
    },
  }
})
const writes = Object.values(steps)
  .map(({ call }) => call)
  .filter((call) => call !== 'POST /web/AgentGold')

interface Shown {
  readonly route: string
  readonly key: Word
  readonly vars?: { readonly [name: string]: string | number }
  readonly who?: Who
  bring?(page: Page): Promise<void>
}

const typed = (label: Word, text: string) => (page: Page) => textbox(page, label).fill(text)
/** The button names the amount that was typed. */
const typedAndSent = (label: Word, text: string) => async (page: Page) => {
  await typed(label, text)(page)
  await submitOf(page).click()
}

/** What is typed, and what is there at once. */
const shown: readonly Shown[] = [
  { route: '/recharge', key: 'recharge.userId.unknown', bring: typed('recharge.userId', '99999999') },
  {
    route: '/agent/coin',
    key: 'recharge.userId.unknown',
    who: 'agent',
    bring: typed('recharge.userId', '99999999'),
  },
  {
    route: '/agent/coin',
    key: 'agent.transfer.max',
    vars: { limit: '1,000,000' },
    bring: typedAndSent('agent.transfer.amount', '1000001'),
  },
  { route: '/guild/create', key: 'guild.inviter.wrong', who: 'host', bring: typed('guild.inviter', '999999') },
  { route: '/pay/notice', key: 'pay.notice.refund.text' },
  { route: '/my-diamond', key: 'withdraw.min', vars: { num: 100 }, who: 'owner' },
  { route: '/withdraw', key: 'withdraw.min', vars: { num: 100 }, who: 'admin' },
  {
    route: '/withdraw',
    key: 'withdraw.diamonds.min',
    vars: { limit: 100 },
    bring: typedAndSent('withdraw.diamonds', '99'),
  },
  {
    route: '/withdraw',
    key: 'withdraw.method.none',
    bring: (page) => withdrawForm(page).chooseReseller('Gulf Cashout'),
  },
  { route: '/withdraw/account', key: 'method.none', who: 'admin' },
]
/** One page load for all that a page shows; what comes after the first is brought about on the same page. */
const pagesOf = [...new Set(shown.map(({ route }) => route))]
const looks: readonly Case[] = pagesOf.map((route) => {
  const own = shown.filter((one) => one.route === route)
  return {
    title: `${route}, typed or at once`,
    says: own.map(({ key }) => idOf(route, key)),
    route,
    async run({ page, site }) {
      await open(page, site, route, own[0]?.who)
      for (const { key, vars, bring } of own) {
        await bring?.(page)
        await expect(saying(page, words(key, vars)).first(), key).toBeVisible()
      }
    },
  }
})

const others: readonly Case[] = [
  {
    title: '/recharge, paid or not at the cashier',
    says: [idOf('', 'pay.success'), idOf('', 'pay.failed')],
    route: '',
    async run({ page }) {
      for (const [label, amount, key] of [
        ['Let the payment fail', '20', 'pay.failed'],
        ['Pay', '30', 'pay.success'],
      ] as const) {
        await page.goto('/recharge')
        await rechargeForm(page).fillIn(amount)
        await rechargeForm(page).send()
        await page.getByRole('button', { name: label, exact: true }).click()
        await expect(page.getByRole('heading', { name: words(key), exact: true })).toBeVisible()
      }
    },
  },
  {
    title: 'calls that come back without an answer of the server',
    says: (['address', 'network', 'failed'] as const).map((end) => idOf('', `engine.error.${end}`)),
    route: '',
    async run({ page, site }) {
      await open(page, site, '/guild/invite', 'owner')
      const press = () =>
        actionOf(row(page, new RegExp(`${words('guild.invite.submit')}$`)), 'guild.invite.submit').click()
      for (const [fault, key] of [
        [{ kind: 'status', status: 404 }, 'engine.error.address'],
        [{ kind: 'offline' }, 'engine.error.network'],
        [{ kind: 'status', status: 400 }, 'engine.error.failed'],
      ] as const) {
        await site.fault({ endpoint: 'POST /web/guild/invite_fans', ...fault })
        await press()
        await expect(page.getByRole('alert').getByText(words(key), { exact: true })).toBeVisible()
      }
    },
  },
  {
    title: 'a list that fails, is asked again, and ends; a number copied; the network gone',
    says: (['engine.failed', 'engine.list.end', 'engine.copied', 'engine.offline'] as const).map((key) =>
      idOf('', key),
    ),
    route: '',
    async run({ page, site }) {
      await site.fault({ endpoint: 'POST /web/guild/guild_list', kind: 'status', status: 500, times: 5 })
      await open(page, site, '/guild/bind-list', 'extadmin')
      await expect(page.getByRole('alert').getByText(words('engine.failed'), { exact: true })).toBeVisible()
      await site.noFaults()
      await buttonOf(page, 'engine.retry').click()
      await expect(saying(page, words('engine.list.end'))).toBeVisible()
      await open(page, site, '/guild/list?row=10003', 'host')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('engine.copy') })
        .first()
        .click()
      await expectSaid(page, 'engine.copied')
      await page.context().setOffline(true)
      await expect(page.getByRole('status').getByText(words('engine.offline'))).toBeVisible()
    },
  },
]

/** What a page says before a call that cannot be undone. */
const before: readonly Case[] = (['/recharge recharge', '/app-recharge recharge'] as const).map((place) => ({
  title: `${place}, before it is sent`,
  says: [idOf(routeOf(place), 'pay.notice.refund.text')],
  route: routeOf(place),
  async run({ page, site }: { readonly page: Page; readonly site: Site }) {
    const { who, prepare } = steps[place] ?? {}
    await open(page, site, routeOf(place), await who?.(site))
    await prepare?.(page, site)
    await submitOf(page).click()
    await expect(reviewOf(page).step.getByText(words('pay.notice.refund.text'))).toBeVisible()
  },
}))

/** What is done on one page is one test, and so are things of one kind; each begins with the data of the start. */
const groups = new Map<string, readonly Case[]>([
  ...[...new Set(refusals.map(({ route }) => route))].map(
    (route) =>
      [
        `${route}, refused and done, once by the keyboard alone`,
        refusals.filter((one) => one.route === route),
      ] as const,
  ),
  ['forms left empty', empty],
  ['what is typed, or there at once', looks],
  ['the cashier, calls without an answer, and lists', others],
  ['what is said before a payment', before],
])
const cases = [...groups.values()].flat()
for (const [title, own] of groups) {
  const ids = [...new Set(own.flatMap(({ says }) => says.map(({ id }) => id)))].toSorted().join(' ')
  test(`${own.some(({ isByKeys }) => isByKeys) ? 'S9-02 ' : ''}${ids} ${title}`, async ({ page, site }) => {
    for (const [at, { title: name, isByKeys, run }] of own.entries())
      await test.step(name, async () => {
        if (at > 0) await site.reset()
        const end = isByKeys ? tapByKeys(page) : () => {}
        try {
          await run({ page, site })
        } finally {
          end()
        }
      })
  })
}

/** Shown by a field for pictures: tests/e2e/imageField.spec.ts. */
const ofPictures = ['engine.image.tooLarge', 'engine.image.tooMany', 'engine.image.failed']
/** General words, which the pages replace by their own. */
const ofUnits = ['engine.form.blank', 'engine.form.required', 'engine.form.length', 'engine.list.failed']

test('S5-09 S5-10 S5-11 S5-13 S5-14 S5-15 S5-16 S8-04 S8-05 each message is brought about on each page that has it', () => {
  const seen = new Set([
    ...cases.flatMap(({ route, says }) => says.map(({ key }) => `${route} ${key}`)),
    `/withdraw/done ${follows['/withdraw withdraw']}`,
    `/agent/sent ${follows['/agent/coin transfer']}`,
  ])
  const missing = rows
    .filter(({ key }) => !ofPictures.includes(key) && !ofUnits.includes(key))
    .map(({ key, place }) => `${place.startsWith('/') ? place.split(' ')[0] : ''} ${key}`)
    .filter((name) => !seen.has(name))
  expect([...new Set(missing)]).toEqual([])
})

async function open(page: Page, site: Site, path: string, who?: Who | Signed): Promise<void> {
  await page.goto(who === undefined ? path : await site.entrance(path, who))
}

/** The requirement of a message on a page; throws for what the table does not have there. */
function idOf(route: string, key: Word): Pick<Message, 'id' | 'key'> {
  const found = rows.find((one) => one.key === key && (route === '' || one.place.startsWith(`${route} `)))
  if (!found) throw new Error(`tests/pages/messages.ts has no "${key}" on "${route}".`)
  return found
}

interface Taps {
  click(this: Locator): Promise<void>
  check(this: Locator): Promise<void>
}

/** From now on every tap of a test is a key, pressed on what has the focus by then. Gives what ends that. */
function tapByKeys(page: Page): () => void {
  const taps = Object.getPrototypeOf(page.locator('html')) as Taps
  const { click, check } = taps
  const key = async function (this: Locator) {
    // As a tap does: a choice whose rows are on their way cannot be worked yet.
    await this.waitFor()
    await expect(this).toBeEnabled()
    // A person comes there by other keys. A second Enter alone, where the first one closed a sheet, is refused.
    await page.keyboard.press('Shift')
    const press = await this.evaluate(focusControl)
    await page.keyboard.press(press)
  }
  Object.assign(taps, { click: key, check: key })
  return () => void Object.assign(taps, { click, check })
}

/** Runs in the page: gives the focus to the control that a tap here would reach, and says which key works it. */
function focusControl(tapped: Element): 'Enter' | 'Space' {
  const controls = 'a[href], button, input, select, summary, textarea'
  // A tap anywhere on a row is one on its name.
  const found = tapped.closest(controls) ?? tapped.closest('label')?.control ?? tapped.querySelector(controls)
  if (!(found instanceof HTMLElement)) throw new Error(`Nothing here takes a key: ${tapped.outerHTML.slice(0, 120)}`)
  found.focus()
  if (document.activeElement !== found || found.tabIndex < 0)
    throw new Error(`The keyboard does not get to ${found.outerHTML.slice(0, 120)}`)
  return found instanceof HTMLInputElement && /^(checkbox|radio)$/.test(found.type) ? 'Space' : 'Enter'
}

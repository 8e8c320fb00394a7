// Answers that nobody would wish for: forty texts that would be code, names that reorder, stack up and never end, ids that are
// names of the page's own, states that nobody knows, members that are missing. Everything is shown as the text that it is,
// and nothing crashes; the oracle sees whatever the security policy had to refuse and each foreign host.
import { expect, type Page } from '@playwright/test'
import type { Alteration } from '../../sandbox/http/alter'
import type { Fault } from '../../sandbox/http/faults'
import { clobberingNames, hostileAddresses, hostileGroup, hostileTexts, hostileTurns } from '../../sandbox/http/hostile'
import { photo } from '../../sandbox/images/photo'
import { account } from './support/faultKinds'
import { settledIn } from './support/faultScreen'
import { readParts, withRoutes } from './support/pageReads'
import { pairs } from './support/pairs'
import { sentence } from './support/saying'
import { steps } from './support/messageSteps'
import { sentPictures, shownPictures } from './support/pictures'
import { addressOf, openRoutes, routes, visitorOf } from './support/routes'
import { test } from './support/test'
import { words } from './support/words'
import { demoUid } from '../../sandbox/accounts'
import type { Site } from './support/site'

/** These show nothing that the server or somebody else wrote, or figures alone. */
const wordless = [
  '/login',
  '/agent/login',
  '/pay/result',
  '/pay/notice',
  '/demo',
  '/agent/coin',
  '/console',
  '/app-recharge/faq',
  '/guild/middle',
  '/activity/gashapon',
  '/activity/fruit',
  '/activity/welfare',
]
const turns = Array.from({ length: hostileTurns }, (_, turn) => turn)
const groupOf = (turn: number) => hostileTexts.slice(turn * hostileGroup, (turn + 1) * hostileGroup)

type Look = Pick<Fault, 'as' | 'turn'> & { readonly as: Alteration }
const looks: readonly Look[] = (
  ['unruly', 'clobbering', 'strange', 'sparse', 'nulls', 'huge'] as const satisfies readonly Alteration[]
).map((as) => ({ as }))

interface Visit {
  readonly route: string
  readonly look: Look
  readonly language: string
}

/** Every page has hostile texts, and each kind of page each kind of odd answers. */
const languages = ['en', 'ar']
const visits: readonly Visit[] = [
  ...routes.map((route, at) => ({
    route,
    look: { as: 'hostile' as const, turn: at % hostileTurns },
    language: languages[Math.floor(at / hostileTurns) % 2] ?? 'en',
  })),
  ...withRoutes(pairs({ part: readParts(), look: looks, language: languages })),
]
const nameOf = ({ as, turn }: Look) => (turn === undefined ? as : `${as}, ${turn + 1} of ${hostileTurns}`)
const ids: { readonly [as: string]: string } = { hostile: 'F04 F06 F07', unruly: 'F39', clobbering: 'F09' }

for (const name of new Set(visits.map(({ look }) => nameOf(look)))) {
  const own = visits.filter(({ look }) => nameOf(look) === name)
  const id = ids[own[0]?.look.as ?? ''] ?? 'S8-01'
  test(`${id} pages over answers full of code, of odd names and ids, or of another kind: ${name}`, async ({
    page,
    site,
    context,
    oracle,
  }) => {
    if (name === 'unruly') await page.setViewportSize({ width: 320, height: 812 })
    for (const { route, look, language } of own) {
      await test.step(`${route} in ${language}`, async () => {
        await site.noFaults()
        const isWhole = look.as === 'hostile' || look.as === 'unruly'
        await site.fault({ endpoint: '*', ...(!isWhole && { but: [account] }), kind: 'altered', ...look, times: 90 })
        await openWithRows(page, site, route, addressOf(route, { lang: language }))
        const body = page.locator('body')
        await settledIn(body)
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
        await expect(body.getByRole('heading', { level: 1 })).toBeVisible()
        if (look.as !== 'clobbering') await expect(body.getByText(sentence('engine.failed', language))).toHaveCount(0)
        // Tables of figures and answers to questions are shown on demand. All are counted, so that no place moves as one opens.
        for (const details of await body.locator('details').all())
          if ((await details.getAttribute('open')) === null) await details.locator('> summary').press('Enter')
        const read = [await judge(page)]
        if (isWhole) {
          const opener = page.locator('[role=listitem] :is(button, a), form button[aria-haspopup]').first()
          // A row may lead to another page.
          const isOpening =
            routesOfRows.includes(route) || (routesOfPickers.includes(route) && (await opener.isVisible()))
          if (isOpening) {
            await opener.press('Enter')
            await settledIn(body)
            read.push(await judge(page))
          }
        }
        if (look.as === 'hostile' && !wordless.includes(route)) expect(read.join(' ')).toMatch(/XSS/)
        await oracle.inspect(context)
      })
    }
  })
}

/** Looks for every harm at once, and gives the words of the page. */
async function judge(page: Page): Promise<string> {
  await expectHarmless(page)
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(wide).toBeLessThanOrEqual(0)
  // What would turn round or hide the words beside it is not shown, wherever it stands.
  expect(await page.evaluate(reorderingTexts)).toEqual([])
  const taken = await page.evaluate((names) => {
    const elements = [...document.querySelectorAll('[id], [name]')]
    return elements
      .filter((element) =>
        [element.id, element.getAttribute('name') ?? ''].some((name) => names.includes(name.replace(/\d+$/, ''))),
      )
      .map((element) => element.outerHTML.slice(0, 120))
  }, clobberingNames)
  expect(taken, 'ids that are names of the page do not come into the document').toEqual([])
  const own = await page.evaluate(() => [
    'WebViewJavascriptBridge' in window,
    typeof document.createElement,
    typeof document.cookie,
  ])
  expect(own).toEqual([false, 'function', 'string'])
  return page.locator('body').innerText()
}

/** A form, a form of money, and a button of a row. */
const refusing = ['/guild/create create', '/recharge recharge', '/guild/invite can']
for (const [place, step] of Object.entries(steps).filter(([one]) => refusing.some((start) => one.startsWith(start)))) {
  test(`F04 S8-01 ${place}: a refusal in words that would be code`, async ({ page, site }) => {
    const [route = ''] = place.split(' ')
    const who = await step.who?.(site)
    const path = step.address ?? route
    await page.goto(who ? await site.entrance(path, who) : path)
    await step.prepare?.(page, site)
    for (const msg of turns.flatMap(groupOf).slice(0, 3)) {
      await site.fault({ endpoint: step.call, kind: 'code', code: 9999, msg })
      await step.press(page)
      const refused = page.getByRole('alert').filter({ hasText: /\S/ })
      // A code that nobody knows does not prove that a step of money failed: it is asked about, and cannot be sent again.
      const unclear = page.getByText(words('engine.money.checking'))
      await expect(refused.or(unclear).first()).toBeVisible()
      await expectHarmless(page)
      if ((await unclear.count()) > 0) break
    }
  })
}

/** What pages, lists and logins look for in an address, and what an attacker would add. */
const params = [
  'row',
  'keyword',
  'kind',
  'period',
  'role',
  'side',
  'status',
  'view',
  'gid',
  'person',
  'rid',
  'order_no',
  'back',
  'lang',
  'market',
  '__proto__[XSS]',
  'constructor[prototype][XSS]',
]
const payloads = [...hostileTexts, ...hostileAddresses]

test('F04 F11 pages at addresses full of code', async ({ page, site }) => {
  // Each load gives every parameter another payload.
  for (const [at, route] of ['/login', '/guild/member', '/withdraw/order', '/agent/sent', '/pay/result'].entries()) {
    await test.step(route, async () => {
      const payloadAt = (nth: number) => payloads[(at * params.length + nth) % payloads.length] ?? ''
      const query = new URLSearchParams(params.map((name, nth) => [name, payloadAt(nth)]))
      const path = `${route}?${query.toString()}#${new URLSearchParams({ row: payloadAt(0) }).toString()}`
      await page.goto(openRoutes.includes(route) ? path : await site.entrance(path, visitorOf(route)))
      await settledIn(page.locator('body'))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expectHarmless(page)
    })
  }
})

test('F04 F28 files whose names would be code', async ({ page, signIn }) => {
  await signIn('host', '/guild/create')
  const buffer = Buffer.from(photo('night-owls'))
  for (const name of turns.map((turn) => `${groupOf(turn).join(' ').replaceAll('/', '∕')}.png`)) {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
    await expect(sentPictures(page)).toHaveCount(1)
    await expectHarmless(page)
    await shownPictures(page).getByRole('button').first().click()
    await expect(sentPictures(page)).toHaveCount(0)
  }
})

/** Texts with signs that change the direction of what follows, or that nobody sees. Runs in the page. */
function reorderingTexts(): readonly string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    // The product's own words keep a figure together, and a name apart, by a pair of such signs.
    const written = (text.textContent ?? '').replaceAll(/[\u2066\u2068][^\u202a-\u202e\u2066-\u2069]*\u2069/g, '')
    if (/[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\ufeff]/.test(written))
      found.push(`${text.parentElement?.outerHTML.slice(0, 120)}`)
  }
  return [...new Set(found)]
}

/** The pages with a list whose rows open something. */
const routesOfRows = [
  '/agent/transferRrecord',
  '/guild/apply',
  '/guild/apply-guild',
  '/guild/bind-list',
  '/guild/data-center/detail',
  '/guild/ext-admins',
  '/guild/invite',
  '/guild/list',
  '/guild/member',
  '/recharge/records',
  '/withdraw/account',
  '/withdraw/order',
]

/** The pages with a picker that opens a sheet, and no such list. */
const routesOfPickers = ['/app-recharge', '/guild/create', '/recharge']

/** This page shows payments whose numbers the device keeps for whoever is signed in. */
const records = '/recharge/records'

/** Opens a route at a path as somebody for whom it has rows, if it ever has some. */
async function openWithRows(page: Page, site: Site, route: string, path: string): Promise<void> {
  if (route === records) {
    // The number of a seeded payment.
    const key = `lumi.kept.${demoUid('owner')}/recharges`
    await page.addInitScript((name) => localStorage.setItem(name, '["P260011"]'), key)
  }
  const isOpen = openRoutes.includes(route) && route !== records
  await page.goto(isOpen ? path : await site.entrance(path, visitorOf(route)))
}

/** Nothing ran, nothing was added to the document but what the product itself draws, and no address leads to code. */
async function expectHarmless(page: Page): Promise<void> {
  const problems = await page.evaluate(problemsOfDocument)
  expect(problems, `hostile texts on ${page.url()}`).toEqual([])
}

/** Runs in the page: it refers to nothing outside itself. */
function problemsOfDocument(): readonly string[] {
  const foreign =
    'iframe, frame, object, embed, applet, base, math, style, template, marquee, video, audio, portal, form[action], [srcdoc], [formaction], [http-equiv=refresh]'
  const mark = /XSS/
  const elements = [...document.querySelectorAll('*')]
  const say = (what: string) => (element: Element) => `${what}: ${element.outerHTML.slice(0, 160)}`
  const isOwn = (address: string) => new URL(address, location.href).origin === location.origin
  const hostOf = (address: string) => new URL(address, location.href).hostname
  const isSafe = (address: string) => {
    if (/^data:image\/(png|jpeg|webp);base64,/.test(address)) return true
    if (/^(tel|mailto):/.test(address)) return true
    const { protocol, origin, pathname } = new URL(address, location.href)
    if (protocol === 'blob:') return origin === location.origin
    if (/\.svgz?$/.test(pathname) && origin !== location.origin) return false
    return origin === location.origin || protocol === 'https:'
  }
  const loads = elements.flatMap((element) =>
    ['src', 'href', 'xlink:href', 'poster', 'data', 'action']
      .map((name) => element.getAttribute(name))
      .filter((address) => address !== null && (!isSafe(address) || hostOf(address).endsWith('xss.invalid')))
      .map((address) => `address ${address}: ${element.outerHTML.slice(0, 160)}`),
  )
  const named = (element: Element, name: string) => mark.test(element.getAttribute(name) ?? '')
  return [
    ...Object.getOwnPropertyNames(window)
      .filter((name) => name === 'XSS')
      .map(() => 'window.XSS is set'),
    ...('XSS' in Object.prototype ? ['Object.prototype.XSS is set'] : []),
    ...elements.filter((element) => element.matches(foreign)).map(say('foreign element')),
    ...elements
      .filter(
        (element) =>
          element.matches('script, link') && !isOwn(element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
      )
      .map(say('foreign code')),
    ...elements
      .filter((element) => element.matches('script:not([src], [type="application/json"])'))
      .map(say('code in the document')),
    ...elements
      .filter(
        (element) =>
          element.matches('svg *') && /^(script|title|foreignObject|a|use|animate|set)$/.test(element.localName),
      )
      .map(say('foreign drawing')),
    ...elements
      .filter((element) => element.getAttributeNames().some((name) => name.startsWith('on')))
      .map(say('handler in an attribute')),
    ...elements
      .filter((element) => ['id', 'name', 'class', 'style', 'for'].some((name) => named(element, name)))
      .map(say('named by a text')),
    ...loads,
  ]
}

// Forty texts that would be code, in every text of every page: in answers, refusals, addresses, names of files. Each is
// shown as the text that it is; the oracle sees whatever the security policy had to refuse and each foreign host.
import { hostileAddresses, hostileGroup, hostileTexts, hostileTurns } from '../../sandbox/http/hostile'
import { photo } from '../../sandbox/images/photo'
import { account } from './support/faultKinds'
import { settledIn } from './support/faultScreen'
import { expectHarmless, openWithRows, problemsOfDocument, routesOfPickers, routesOfRows } from './support/hostile'
import { steps } from './support/messageSteps'
import { sentPictures, shownPictures } from './support/pictures'
import { addressOf, openRoutes, routes, visitorOf } from './support/routes'
import { expect, test } from './support/test'
import { words } from './support/words'

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

test('F04 forty texts and a dozen addresses', () => {
  expect(new Set(hostileTexts).size).toBe(40)
  expect(new Set(hostileAddresses).size).toBe(12)
  expect(turns.flatMap(groupOf)).toEqual(hostileTexts)
})

for (const { route, turn } of routes.flatMap((route) => turns.map((turn) => ({ route, turn })))) {
  test(`F04 F06 F07 ${route} over answers full of code, ${turn + 1} of ${hostileTurns}`, async ({ page, site }) => {
    await site.fault({ endpoint: '*', kind: 'altered', as: 'hostile', turn, times: 90 })
    await openWithRows(page, site, route, addressOf(route))
    const body = page.locator('body')
    await settledIn(body)
    await expect(body.getByRole('heading', { level: 1 })).toBeVisible()
    // Tables of figures and answers to questions are shown on demand. All are counted, so that no place moves as one opens.
    for (const details of await body.locator('details').all())
      if ((await details.getAttribute('open')) === null) await details.locator('> summary').press('Enter')
    await expectHarmless(page)
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(wide).toBeLessThanOrEqual(0)
    const opener = page.locator('[role=listitem] :is(button, a), form button[aria-haspopup]').first()
    const isOpening = [...routesOfRows, ...routesOfPickers].includes(route)
    await expect(opener).toHaveCount(isOpening ? 1 : 0)
    // A row may lead to another page.
    const read = [await body.innerText()]
    if (isOpening) {
      await opener.press('Enter')
      await settledIn(body)
      await expectHarmless(page)
    }
    read.push(await body.innerText())
    if (!wordless.includes(route)) expect(read.join(' ')).toMatch(/XSS/)
  })
}

for (const [place, step] of Object.entries(steps)) {
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

const reads = routes
  .filter((route) => !wordless.includes(route))
  .map((route, at) => ({ route, turn: at % hostileTurns }))
for (const { route, turn } of reads) {
  test(`F04 S8-01 ${route}: reads refused in words that would be code`, async ({ page, site }) => {
    const msg = groupOf(turn).join(' ')
    await site.fault({ endpoint: '*', but: [account], kind: 'code', code: 9999, msg, times: 90 })
    await page.goto(openRoutes.includes(route) ? route : await site.entrance(addressOf(route), visitorOf(route)))
    await settledIn(page.locator('body'))
    await expectHarmless(page)
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
/** Each load gives every parameter another payload; each payload is in many of them in the end. */
const addresses = routes.flatMap((route, at) =>
  [0, 1].map((part) => ({ route, part, first: (2 * at + part) * params.length })),
)

for (const { route, part, first } of addresses) {
  test(`F04 F11 ${route} at an address full of code, ${part + 1} of 2`, async ({ page, site }) => {
    const payloadAt = (at: number) => payloads[(first + at) % payloads.length] ?? ''
    const query = new URLSearchParams(params.map((name, at) => [name, payloadAt(at)]))
    const path = `${route}?${query.toString()}#${new URLSearchParams({ row: payloadAt(0) }).toString()}`
    await page.goto(openRoutes.includes(route) ? path : await site.entrance(path, visitorOf(route)))
    await settledIn(page.locator('body'))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectHarmless(page)
  })
}

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

const crimes: readonly (readonly [what: string, commit: () => void])[] = [
  ['window.XSS', () => Object.assign(window, { XSS: 1 })],
  // oxlint-disable-next-line no-extend-native -- That is the harm.
  ['Object.prototype.XSS', () => Object.defineProperty(Object.prototype, 'XSS', { value: 1, configurable: true })],
  ['foreign element', () => document.body.append(document.createElement('iframe'))],
  ['handler', () => document.body.setAttribute('onxss', '1')],
  ['address', () => document.querySelector('main')?.setAttribute('href', 'javascript:1')],
  ['named by', () => document.querySelector('main')?.setAttribute('id', 'XSS')],
]
test('F04 what looks for harm sees each kind of it', async ({ page, oracle }) => {
  oracle.allow(/security policy/)
  for (const [what, commit] of crimes) {
    await page.goto('/demo')
    await settledIn(page.locator('body'))
    expect(await page.evaluate(problemsOfDocument)).toEqual([])
    await page.evaluate(commit)
    expect(await page.evaluate(problemsOfDocument)).toContainEqual(expect.stringContaining(what))
  }
})

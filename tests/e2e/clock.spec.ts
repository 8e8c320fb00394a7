// A device with a wrong clock, or in another zone: the same days and times are shown, and calls carry the server's time.
import type { Browser, Page } from '@playwright/test'
import { settled } from './support/routes'
import type { Who } from './support/site'
import { expect, test } from './support/test'
import { words } from './support/words'

const dayMs = 86_400_000

/** Pages that show times, or whose rules depend on the day. */
const places = [
  { path: '/withdraw/order?side=mine', who: 'host' },
  { path: '/agent/transferRrecord', who: 'agent' },
  { path: '/guild/apply', who: 'owner' },
  { path: '/guild/member?row=1000003', who: 'owner' },
  { path: '/guild/data-center', who: 'owner' },
  { path: '/guild/apply-guild', who: 'bd' },
] as const satisfies readonly { readonly path: string; readonly who: Who }[]

// Before the midnight in UTC+3 between two months, and after the one at which the days of removal end.
const moments = ['2026-05-31T20:59:40Z', '2026-05-04T21:00:00Z']

const devices: readonly Device[] = [
  { zone: 'Asia/Riyadh', skew: 0 },
  { zone: 'Pacific/Kiritimati', skew: dayMs },
  { zone: 'Pacific/Pago_Pago', skew: -dayMs },
]

for (const [at, now] of moments.entries()) {
  test(`F36 S6-03 at ${now} pages show the same at both ends of the world, on devices a day before and after`, async ({
    browser,
    site,
  }) => {
    const seen = new Map<string, string>()
    for (const device of devices) {
      const page = await openOn(browser, device, Date.parse(now))
      for (const { path, who } of places.filter((_place, nth) => nth % 2 === at)) {
        await test.step(`${path} in ${device.zone}`, async () => {
          await site.clock({ now })
          await page.goto(await site.entrance(path, who))
          // Some values come later than the page stands, such as the comparison with the period before.
          await page.waitForLoadState('networkidle')
          await settled(page)
          const text = await textOf(page)
          expect(text).toMatch(/\S/)
          expect(text).toBe(seen.get(path) ?? text)
          seen.set(path, text)
        })
      }
      await page.context().close()
    }
  })
}

test('F36 S7-08 a device a day behind: once the server has answered, calls carry its time in seconds', async ({
  browser,
  site,
}) => {
  const skew = -dayMs
  const now = '2026-05-17T09:00:00Z'
  await site.clock({ now })
  const page = await openOn(browser, { zone: 'America/Los_Angeles', skew }, Date.parse(now))
  const stamps: number[] = []
  page.on('request', (request) => {
    if (/\/(web|withoutsign)\//.test(request.url())) stamps.push(Number(request.headers()['timestamp']))
  })
  await page.goto(await site.entrance('/', 'host'))
  await settled(page)
  // What a page opens with goes out before there is an answer.
  const before = stamps.length
  await page.getByRole('link', { name: words('order.title') }).click()
  await expect.poll(() => stamps.length).toBeGreaterThan(before)
  const server = Date.parse(now) / 1000
  expect(Math.abs((stamps[0] ?? 0) - server - skew / 1000)).toBeLessThan(60)
  for (const stamp of stamps.slice(before)) expect(Math.abs(stamp - server)).toBeLessThan(60)
  for (const stamp of stamps) expect(Number.isInteger(stamp)).toBe(true)
  await page.context().close()
})

/**
 * The words of the page, but for what depends on how fast it was drawn: a curve, how many rows stand ready, whether
 * they are all, and what a screen reader is told of rows that come.
 */
async function textOf(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    const late = [...copy.querySelectorAll('[role=listitem][aria-posinset], [role=listitem] > h2')].slice(4)
    for (const element of [...late, ...copy.querySelectorAll('figure > div[aria-hidden=true], [aria-busy] > output')])
      element.remove()
    return copy.textContent
  })
  const ends = ['engine.list.end', 'engine.list.more'] as const
  return ends.reduce((left, end) => left.replaceAll(words(end), ''), text)
}

interface Device {
  readonly zone: string
  /** How far its clock is ahead, in milliseconds. */
  readonly skew: number
}

async function openOn(browser: Browser, { zone, skew }: Device, now: number): Promise<Page> {
  const page = await (await browser.newContext({ timezoneId: zone, locale: 'en-US' })).newPage()
  await page.clock.install({ time: now + skew })
  return page
}

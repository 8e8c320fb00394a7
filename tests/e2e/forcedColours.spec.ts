// Tests that forced colours, which take grounds and shadows away, leave each part to be told apart, and its state to be seen.
import type { Locator, Page } from '@playwright/test'
import { account } from './support/faultKinds'
import { expectBorders, lookOf } from './support/lines'
import { settled } from './support/routes'
import type { Site, Who } from './support/site'
import { expect, test } from './support/test'
import { words } from './support/words'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

interface Place {
  readonly page: Page
  readonly site: Site
}
interface View {
  readonly name: string
  readonly path: string
  readonly who: Who
  /** Each kind of part that stands here. */
  readonly parts: readonly string[]
  prepare?(place: Place): Promise<unknown>
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

const views: readonly View[] = [
  {
    name: 'the entries and counts of a start page',
    path: '/',
    who: 'owner',
    parts: ['.pw-menu-list', '.pw-count', '.pw-card-plain', '.pw-avatar', '.pw-nav', '.pw-button'],
  },
  {
    name: 'a notice',
    path: '/my-diamond',
    who: 'owner',
    parts: ['.pw-notice'],
    async prepare({ page, site }) {
      // The day before a settlement.
      await site.clock({ now: '2026-06-15T12:00:00Z' })
      await page.reload()
    },
  },
  {
    name: 'the rows of a list, with their faces and states',
    path: '/withdraw/order',
    who: 'host',
    parts: ['.pw-row', '.pw-avatar', '.pw-badge', '.pw-list-refresh'],
  },
  {
    name: 'an open sheet',
    path: '/withdraw/order',
    who: 'host',
    parts: ['.pw-sheet'],
    prepare: ({ page }) => page.getByRole('listitem').getByRole('button').first().click(),
  },
  {
    name: 'a question',
    path: '/guild/list?row=10003',
    who: 'host',
    parts: ['.pw-ask'],
    prepare: ({ page }) => press(page, words('guild.join')),
  },
  {
    name: 'a message',
    path: '/guild/apply?status=pending',
    who: 'owner',
    parts: ['.pw-toast'],
    prepare: ({ page }) => press(page, words('review.agree')),
  },
  {
    name: 'a banner',
    path: '/guild/list',
    who: 'host',
    parts: ['.pw-banner-card'],
    prepare: ({ page }) => page.context().setOffline(true),
  },
  {
    name: 'what takes the place of rows that load',
    path: '/guild/member',
    who: 'owner',
    parts: ['.pw-bone'],
    async prepare({ page, site }) {
      await site.fault({ endpoint: 'POST /web/guild/member', kind: 'hold' })
      await page.reload()
    },
  },
]

test('WCAG 1.4.11 each kind of part stands out from what is around it', async ({ page, site, signIn }) => {
  for (const { name, path, who, parts, prepare } of views) {
    await test.step(`${name} stand out from what is around them`, async () => {
      await signIn(who, path)
      await settled(page)
      await prepare?.({ page, site })
      for (const part of parts) await expectBorders(page, part, 1)
      await page.context().setOffline(false)
      await site.release()
      await site.reset()
    })
  }
})

const choices = [
  { name: 'a tab', path: '/withdraw/order', who: 'host', chosen: '[role=tab][aria-selected=true]' },
  { name: 'a filter', path: '/guild/member', who: 'owner', chosen: '[role=radiogroup] label:has(:checked)' },
] as const
test("WCAG 1.4.1 1.4.11 what is chosen has the system's ground, with words and a tick that can be read on it, or a line", async ({
  page,
  signIn,
}) => {
  for (const { name, path, who, chosen } of choices) {
    await test.step(`${name} that is chosen has the system's ground, with words and a tick that can be read on it`, async () => {
      await signIn(who, path)
      await expectChosen(page.locator(chosen))
    })
  }
})

async function expectChosen(chosen: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible()
  await expect.poll(async () => (await lookOf(chosen.first())).stands).toBeGreaterThanOrEqual(3)
  expect((await lookOf(chosen.first())).ink).toBeGreaterThanOrEqual(4.5)
  expect((await lookOf(chosen.first(), '::before')).stands).toBeGreaterThanOrEqual(3)
}

test('what waits is seen: the mark of a start, the line above a list, the ring in a button', async ({
  page,
  site,
  signIn,
}) => {
  await test.step('what waits is seen: the mark of a start, the line above a list, the ring in a button', async () => {
    await signIn('owner', '/guild/apply?status=pending')
    await settled(page)
    await site.fault({ endpoint: 'POST /web/guild/apply_process', kind: 'hold' })
    await press(page, words('review.agree'))
    const ring = page.locator('button[aria-busy=true] span[aria-hidden=true]')
    const [gap, rest] = await ring.evaluate((one) => {
      const { borderTopColor, borderLeftColor } = getComputedStyle(one)
      return [borderTopColor, borderLeftColor]
    })
    expect(gap).not.toBe(rest)
    await site.release()
    await expect(ring).toHaveCount(0)

    await site.fault({ endpoint: 'POST /web/guild/apply_list', kind: 'hold' })
    await page.getByRole('button', { name: words('engine.list.refresh') }).press('Enter')
    await expect
      .poll(async () => (await lookOf(page.locator('.pw-list-progress'), '::after')).stands)
      .toBeGreaterThan(3)
    await site.release()

    await site.fault({ endpoint: account, kind: 'hold' })
    await page.reload({ waitUntil: 'commit' })
    const bars = page.locator('main[aria-busy=true] > [aria-hidden=true] > *')
    await expect(bars).toHaveCount(4)
    expect((await lookOf(bars.first())).stands).toBeGreaterThan(3)
    await site.release()
  })
})

// Tests that several taps on what closes an overlay are one wish, also on a slow processor: nothing beneath is pressed.
import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { applications } from './support/guildParts'
import { moneyForms, openFilled } from './support/moneyForms'
import { actionOf, buttonOf, reviewOf, rows, submitOf } from './support/parts'
import { settled } from './support/routes'
import type { Who } from './support/site'
import { expect, test } from './support/test'
import { words } from './support/words'

interface Point {
  readonly x: number
  readonly y: number
}

interface Overlay {
  readonly name: string
  readonly who: Who
  readonly path: string
  /** Opens the overlay. Returns where a tap closes it. */
  open(page: Page): Promise<Point>
}

const applying = { who: 'owner', path: '/guild/apply?status=pending' } as const
const orders = { who: 'host', path: '/withdraw/order' } as const

const question: Overlay = {
  name: 'the button of a question',
  ...applying,
  async open(page) {
    await actionOf(applications(page).first(), 'review.reject').tap()
    return middleOf(buttonOf(page.getByRole('alertdialog'), 'review.reject'))
  },
}

const overlays: readonly Overlay[] = [
  question,
  {
    name: 'the button that closes a sheet',
    ...orders,
    async open(page) {
      await rows(page).first().getByRole('button').first().tap()
      return middleOf(buttonOf(page.getByRole('dialog'), 'engine.close'))
    },
  },
  {
    name: '"Undo" of a message',
    ...applying,
    async open(page) {
      await buttonOf(page, 'engine.bulk.title').tap()
      await buttonOf(page, 'engine.bulk.all').tap()
      await page.getByRole('button', { name: new RegExp(`^${words('review.agree')} \\(\\d+\\)$`) }).tap()
      return middleOf(page.getByRole('button', { name: words('engine.undo') }))
    },
  },
]

for (const { name, who, path, open } of overlays) {
  test(`three taps on ${name} press nothing beneath`, async ({ page, signIn }) => {
    await signIn(who, path)
    await settled(page)
    const point = await open(page)
    await coverBeneath(page)
    const finger = await fingerOf(page)
    await finger.tap(point, 3)
    await expect.poll(() => isOnTop(page, point)).toBe(true)
    expect(page.url()).not.toContain('#beneath')
    await finger.tapLater(point)
    await expect(page).toHaveURL(/#beneath$/)
  })
}

test('a tap that a busy page hears of when the question has gone presses nothing beneath', async ({ page, signIn }) => {
  await signIn(question.who, question.path)
  await settled(page)
  const point = await question.open(page)
  await coverBeneath(page)
  const finger = await fingerOf(page)
  const before = Date.now()
  await page.keyboard.press('Escape')
  await expect.poll(() => isOnTop(page, point)).toBe(true)
  await finger.tapAt(point, before)
  expect(page.url()).not.toContain('#beneath')
})

test('three taps on the last button before a payment press nothing beneath, and pay once', async ({
  page,
  site,
  signIn,
}) => {
  const form = moneyForms.find(({ path }) => path === '/withdraw')
  if (!form) throw new Error('There is no form of a withdrawal.')
  await openFilled(form, { page, site, signIn })
  await submitOf(page).tap()
  const finger = await fingerOf(page)
  await finger.tap(await middleOf(reviewOf(page).agree), 3)
  await expect(page).toHaveURL(form.leadsTo)
  await settled(page)
  await expect(page).toHaveURL(form.leadsTo)
  expect((await site.log(form.endpoint)).filter(({ body }) => Object.keys(body ?? {}).length > 0)).toHaveLength(1)
})

test('Enter that is held or pressed again does not press what gets the focus back', async ({ page, signIn }) => {
  await signIn('owner', applying.path)
  await settled(page)
  const opener = actionOf(applications(page).first(), 'review.reject')
  await opener.focus()
  await page.keyboard.press('Enter')
  const asked = page.getByRole('alertdialog')
  await buttonOf(asked, 'engine.cancel').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(opener).toBeFocused()
  await expect(asked).toHaveCount(0)
  // Another key shows that the person has moved on.
  await page.keyboard.press('Shift')
  await page.keyboard.press('Enter')
  await expect(asked).toBeVisible()
})

async function middleOf(control: Locator): Promise<Point> {
  await control.tap({ trial: true })
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: NaN, y: NaN, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Covers what lies beneath the top overlay with a link, so that any tap that falls through is noticed. */
async function coverBeneath(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '#beneath'
    Object.assign(link.style, { position: 'fixed', inset: '0', zIndex: '29' })
    const dialogs = [...document.querySelectorAll('dialog')]
    ;(dialogs.at(-2) ?? document.body).append(link)
  })
}

const isOnTop = (page: Page, { x, y }: Point) =>
  page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.matches('[href="#beneath"]'), [x, y] as const)

/** A finger on a processor that is eight times slower. It does not wait for the page. */
async function fingerOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  /** Taps at a time in milliseconds. */
  const tapAt = (point: Point, at: number) =>
    Promise.all([
      session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp: at / 1000 }),
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: (at + 30) / 1000 }),
    ])
  return {
    tapAt,
    /** Taps so often within 400 ms. */
    async tap(point: Point, count: number) {
      const begin = Date.now()
      const taps: Promise<unknown>[] = []
      for (let nth = 0; nth < count; nth += 1) {
        const at = begin + (nth * 400) / (count - 1)
        await wait(at - Date.now())
        taps.push(tapAt(point, at))
      }
      await Promise.all(taps)
    },
    tapLater: (point: Point) => tapAt(point, Date.now() + 700),
  }
}

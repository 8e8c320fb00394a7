// Five thousand people in one list: it stays light, comes back to where it stood, and is refreshed by a finger.
import type { Page } from '@playwright/test'
import { lists } from './support/parts'
import { expect, test } from './support/test'
import { words } from './support/words'

const route = '/guild/member'
const list = 'POST /web/guild/member'

test('S2-22 a fast scroll through many pages keeps the document small', async ({ page, site, signIn }) => {
  await signIn('owner', route)
  await expect(rows(page).first()).toBeVisible()
  await scrollThrough(page, 25)
  expect(await page.evaluate(() => globalThis.mostNodes)).toBeLessThan(600)
  const asked = [...new Set(await pages(site))]
  expect(asked).toEqual(Array.from(asked, (_, at) => at + 1))
})

test('S2-22 rows stay exactly where they stand while those above them go', async ({ page, signIn }) => {
  await signIn('owner', route)
  // The first rows are drawn before the others: on a slow machine, none of them would be left to compare.
  await expect.poll(async () => Math.max(0, ...Object.values(await places(page)))).toBeGreaterThan(1200)
  const before = await places(page)
  await page.evaluate(() => window.scrollTo(0, 1200))
  await expect.poll(async () => Object.hasOwn(await places(page), '1')).toBe(false)
  const after = await places(page)
  const moved = Object.keys(before).flatMap((row) => (after[row] ? after[row] - (before[row] ?? 0) : []))
  expect(moved.length).toBeGreaterThan(2)
  for (const pixels of moved) expect(Math.abs(pixels)).toBeLessThan(0.02)
})

const returns = [
  {
    how: 'going on again after Back',
    leave: async (page: Page) => {
      await page.goBack()
      await expect(home(page)).toBeVisible()
      await page.goForward()
    },
    asksAgain: false,
  },
  { how: 'a reload', leave: (page: Page) => page.reload(), asksAgain: true },
]

test('S2-22 the place in the list is there again after one comes back', async ({ page, site, signIn }) => {
  for (const { how, leave, asksAgain } of returns) {
    await test.step(`the place in the list is there again after ${how}`, async () => {
      await signIn('owner', '/guild')
      await home(page).click()
      await expect(rows(page).first()).toBeVisible()
      await scrollThrough(page, 5)
      const before = await topRow(page)
      await site.forgetLog()
      await leave(page)
      await expect.poll(async () => (await topRow(page)).name).toBe(before.name)
      expect(Math.abs((await topRow(page)).top - before.top)).toBeLessThan(4)
      if (!asksAgain) expect(await pages(site)).toEqual([])
    })
  }
})

test('S2-22 closing the sheet of somebody far down leaves the list where it was', async ({ page, signIn }) => {
  await signIn('owner', route)
  await expect(rows(page).first()).toBeVisible()
  await scrollThrough(page, 4)
  const before = await topRow(page)
  await page.getByRole('listitem').getByRole('button', { name: before.name, exact: true }).last().press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/guild\/member$/)
  expect(Math.abs((await topRow(page)).top - before.top)).toBeLessThan(4)
})

test('S2-22 a pull at the top asks for the first page again; a short one does not', async ({ page, site, signIn }) => {
  await signIn('owner', route)
  await expect(rows(page).first()).toBeVisible()
  await drag(page, 40)
  await drag(page, 220, async () => {
    await expect(page.getByText(words('engine.list.release'))).toBeVisible()
    expect(await pages(site)).toEqual([1])
  })
  await expect(page.getByText(words('engine.list.refreshed'))).toBeAttached()
  expect(await pages(site)).toEqual([1, 1])
})

declare global {
  var mostNodes: number | undefined
}

const home = (page: Page) => page.getByRole('main').getByRole('link', { name: words('guild.member.title') })
const listOf = (page: Page) => page.getByRole('list', { name: words('guild.member.title') })
const rows = (page: Page) => listOf(page).getByRole('listitem')

async function pages(site: { log(endpoint: string): Promise<readonly { readonly body: unknown }[]> }) {
  return (await site.log(list)).map(({ body }) => (body as { page: number }).page)
}

/** Jumps from end to end until so many pages were on the screen, and counts the elements meanwhile. */
async function scrollThrough(page: Page, count: number) {
  await page.evaluate(() => {
    globalThis.mostNodes = 0
    const look = () => {
      globalThis.mostNodes = Math.max(globalThis.mostNodes ?? 0, document.querySelectorAll('body *').length)
      requestAnimationFrame(look)
    }
    look()
  })
  let height = 0
  for (let turn = 1; turn < count; turn += 1) {
    height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForFunction((before) => document.documentElement.scrollHeight > before + 400, height)
  }
  await expect(lists(page).filter({ has: listOf(page) })).toHaveAttribute('aria-busy', 'false')
}

/** The first row that is wholly below the upper edge of the window, and where it stands. */
function topRow(page: Page): Promise<{ readonly name: string; readonly top: number }> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('[role=listitem]')]
    const first = all.find((row) => row.getBoundingClientRect().top >= 0)
    return { name: first?.querySelector('button')?.textContent ?? '', top: first?.getBoundingClientRect().top ?? -1 }
  })
}

/** Where in the document each drawn row begins, in pixels, by its number. */
function places(page: Page): Promise<{ readonly [row: string]: number }> {
  return page.evaluate(() => {
    const drawn = [...document.querySelectorAll('[role=listitem]')]
    return Object.fromEntries(
      drawn.map((row) => [row.getAttribute('aria-posinset') ?? '', row.getBoundingClientRect().top + scrollY]),
    )
  })
}

/** A finger that goes down so many pixels; `held` happens before it lets go. */
async function drag(page: Page, pixels: number, held: () => Promise<void> = async () => {}) {
  const touch = await page.context().newCDPSession(page)
  const at = (y: number) => [{ x: 180, y }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) })
  for (let y = 20; y <= pixels; y += 20)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(300 + y) })
  await held()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

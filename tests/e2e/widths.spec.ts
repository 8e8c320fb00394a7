// Tests what docs/design.md promises from each width on: rails, heads, forms, buttons, pictures, sheets and entrances.
import type { Locator, Page } from '@playwright/test'
import { readPng } from '../../tools/quality/pictures/readPng'
import { rows } from './support/parts'
import { settled } from './support/routes'
import { boxOf } from './support/seen'
import type { Who } from './support/site'
import { expect, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const sizeTo = (page: Page, width: number, height = 900) => page.setViewportSize({ width, height })

type SignIn = (who: Who, path?: string) => Promise<void>
const open = async (page: Page, signIn: SignIn, who: Who, path: string) => {
  await signIn(who, path)
  await settled(page)
}

/** Each part has `width` from the window width `from` on, and the width `below` one pixel before. */
const steps: readonly {
  readonly what: string
  readonly path: string
  readonly from: number
  readonly below: number
  readonly width: number
  part(page: Page): Locator
}[] = [
  {
    what: 'the rail',
    path: '/withdraw/account',
    from: 900,
    below: 80,
    width: 96,
    part: (page) => page.locator('nav').first(),
  },
  { what: 'a picture of a row of pictures', path: '/guild/list', from: 900, below: 684, width: 420, part: pictures },
  {
    what: 'a form',
    path: '/guild/create',
    from: 900,
    below: 640,
    width: 640,
    part: (page) => page.locator('form').first(),
  },
]
for (const { what, path, from, below, width, part } of steps) {
  test(`S2-01 ${what} is ${width} px wide from ${from} px on, and ${below} px before`, async ({ page, signIn }) => {
    await sizeTo(page, from - 1)
    await open(page, signIn, 'host', path)
    expect(Math.abs((await boxOf(part(page))).width - below)).toBeLessThan(2)
    await sizeTo(page, from)
    expect((await boxOf(part(page))).width).toBe(width)
  })
}

function pictures(page: Page): Locator {
  return page.locator('main ul[tabindex] > li').first()
}

test('S2-22 the head of a phone on its side is 48 px high', async ({ page, signIn }) => {
  await sizeTo(page, 812, 375)
  await open(page, signIn, 'owner', '/my-diamond')
  expect((await boxOf(page.getByRole('banner'))).height).toBe(48)
  await sizeTo(page, 812, 600)
  expect((await boxOf(page.getByRole('banner'))).height).toBe(56)
})

test('S2-22 a sheet stands at the lower edge, and in the middle from 600 px on', async ({ page, signIn }) => {
  await sizeTo(page, 599)
  await open(page, signIn, 'host', '/withdraw/order')
  await rows(page).last().getByRole('button').first().click()
  const sheet = page.getByRole('dialog')
  const low = await boxOf(sheet)
  expect(low.y + low.height).toBe(900)
  await sizeTo(page, 600)
  const { y, height } = await boxOf(sheet)
  expect(Math.abs(y + height / 2 - 450)).toBeLessThan(2)
})

test('S2-22 from 640 px on, a row takes fewer lines, and a button is no wider than a thumb needs', async ({
  page,
  signIn,
}) => {
  await sizeTo(page, 639)
  await open(page, signIn, 'owner', '/guild/member')
  const tall = await boxOf(rows(page).nth(1))
  await sizeTo(page, 640)
  expect((await boxOf(rows(page).nth(1))).height).toBeLessThan(tall.height)
  await open(page, signIn, 'agent', '/agent/sent?transfer_no=T2600111')
  const buttons = page
    .locator('main > [data-block]')
    .getByRole('link')
    .or(page.locator('main > [data-block] > * > button'))
  const widest = await buttons.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().width)))
  expect(widest).toBeLessThan(320)
})

test('S2-01 the light of a start page reaches from the rail to the edge of the window, with no round corner', async ({
  page,
  signIn,
}) => {
  await sizeTo(page, 1280)
  await open(page, signIn, 'owner', '/')
  const { data, width } = readPng(await page.screenshot())
  const colourAt = (x: number, y: number) => [0, 1, 2].map((channel) => data[(y * width + x) * 4 + channel]).join()
  const ground = colourAt(1270, 890)
  for (const x of [98, 600, 1278]) expect(colourAt(x, 2)).not.toBe(ground)
  const edgeAt = (x: number) => Array.from({ length: 600 }, (_, y) => colourAt(x, y)).indexOf(ground)
  expect(edgeAt(1278)).toBeGreaterThan(60)
  // A corner would begin twenty pixels higher.
  expect(Math.abs(edgeAt(1278) - edgeAt(1240))).toBeLessThan(8)
})

test('S2-49 from 900 px on the light of the way in is half of the window, and the form stands in the middle of the rest', async ({
  page,
}) => {
  await sizeTo(page, 1280)
  await page.goto('/login')
  await settled(page)
  const head = await boxOf(page.getByRole('banner'))
  expect([head.x, head.y, head.width, head.height].map(Math.round)).toEqual([0, 0, 640, 900])
  const main = await boxOf(page.getByRole('main'))
  expect(main.width).toBe(480)
  expect(Math.abs(main.x + main.width / 2 - 960)).toBeLessThan(2)
  expect(Math.abs(main.y + main.height / 2 - 450)).toBeLessThan(2)
})

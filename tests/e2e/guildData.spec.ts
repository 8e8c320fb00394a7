// The data centre: whose figures one sees, the eight periods, the chart, and which answer is the last.
import type { Page } from '@playwright/test'
import type { Site, Who } from './support/site'
import { rows } from './support/parts'
import { expect, test } from './support/test'
import { words, type Word } from './support/words'

const route = '/guild/data-center'
const guildBill = 'POST /web/guild/bill'
const ownBill = 'POST /web/guild/member/bill'
const teamBill = 'POST /web/guild/member/bill/list'
/** What each view asks for. */
const calls = {
  'data.guild': guildBill,
  'data.all': guildBill,
  'data.personal': ownBill,
  'data.team': teamBill,
  'data.guilds': 'POST /web/guild/bill/list',
} as const
const numbers = [1, 2, 3, 4, 5, 6, 7, 8] as const

interface Bill {
  readonly period: number
  readonly income: string
  readonly days: readonly { readonly date: string; readonly income: number }[]
}

const views = [
  { who: 'owner', tabs: ['data.guild', 'data.personal', 'data.team'] },
  { who: 'bd', tabs: ['data.all', 'data.personal', 'data.guilds'] },
] as const satisfies readonly { who: Who; tabs: readonly Word[] }[]

test('S2-30 S2-42 S3-15 whose figures one sees, and who sees none but the own', async ({ page, site, signIn }) => {
  for (const { who, tabs } of views) {
    await test.step(`${who} sees: ${tabs.map((tab) => words(tab)).join(', ')}`, async () => {
      await site.forgetLog()
      await signIn(who, route)
      const list = page.getByRole('tablist').first().getByRole('tab')
      await expect(list).toHaveText(tabs.map((tab) => words(tab)))
      for (const tab of tabs) {
        await view(page, tab).click()
        await expect.poll(() => site.log(calls[tab])).not.toEqual([])
        await expect(income(page).or(figures(page)).first()).toBeVisible()
      }
    })
  }

  await test.step('a member sees nothing but the own figures, and asks for no others', async () => {
    await site.forgetLog()
    await signIn('member', route)
    await expect(income(page)).toBeVisible()
    await expect(page.getByRole('tablist')).toHaveCount(1)
    expect(await site.log(guildBill)).toEqual([])
    expect(await site.log(teamBill)).toEqual([])
  })

  await test.step('somebody without a guild reads where to go first', async () => {
    await signIn('host', route)
    await expect(page.getByText(words('guild.none'))).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
  })

  await test.step('the counts are shown: members of a guild; guilds and BD of whoever brings them in', async () => {
    await signIn('owner', route)
    await expect(figure(page, 'data.members')).toHaveText('5,000')
    await expect(figure(page, 'data.guilds')).toHaveCount(0)
    await signIn('bd', route)
    await expect(figure(page, 'data.guilds')).toHaveText('8')
    await expect(figure(page, 'data.bds')).toHaveText(/^\d+$/)
    await expect(figure(page, 'data.members')).toHaveText('5,478')
  })
})

test('S1-04 S2-43 each of the eight periods has its number, its subtitle and its figures', async ({
  page,
  site,
  signIn,
}) => {
  const bills = billsOf(page, guildBill)
  await signIn('owner', route)
  await expect(income(page)).toBeVisible()
  await expect(page.getByRole('tablist').last().getByRole('tab')).toHaveText(
    numbers.map((number) => words(`period.${number}`)),
  )
  for (const number of numbers) {
    await period(page, number).click()
    await expect(period(page, number)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText(words(`period.${number}.note`), { exact: true })).toBeVisible()
    await expect.poll(() => bills.get(number)).toBeDefined()
    await expect(income(page)).toHaveText(money(bills.get(number)))
    await expectChart(page, bills.get(number))
    if (number > 1) await expect(page).toHaveURL(new RegExp(`[?&]period=${number}$`))
  }
  // A period may be asked for twice: to be shown, and to be compared with.
  expect([...new Set(await periods(site, guildBill))].toSorted((one, other) => one - other)).toEqual(numbers)
})

test('S1-04 S2-42 the team: the best first, each with the income of the period, found by name', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('owner', `${route}?view=team&period=2`)
  await expect(figures(page).first()).toBeVisible()
  const shown = await figures(page).allTextContents()
  const amounts = shown.map((text) => Number(text.replaceAll(/[^\d.]/g, '')))
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
  expect(amounts[0]).toBeGreaterThan(0)
  await page.getByRole('searchbox').fill('81000002')
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('listitem')).toContainText('Omar Khan')
  await period(page, 8).click()
  await expect.poll(async () => (await periods(site, teamBill)).at(-1)).toBe(8)
  await expect(page.getByRole('listitem')).toContainText('Omar Khan')
})

const view = (page: Page, key: Word) =>
  page
    .getByRole('tablist')
    .first()
    .getByRole('tab', { name: words(key), exact: true })
const period = (page: Page, number: (typeof numbers)[number]) =>
  page
    .getByRole('tablist')
    .last()
    .getByRole('tab', { name: words(`period.${number}`), exact: true })
const figure = (page: Page, key: Word) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${words(key)}$`) })
    .locator('xpath=following-sibling::dd[1]')
const income = (page: Page) => figure(page, 'data.income')
/** The amounts of rows. */
const figures = (page: Page) => rows(page).getByText(/^[\d,]+\.\d\d\sdiamonds$/)

/** The answers of a call as the page got them, by period. */
function billsOf(page: Page, call: string): ReadonlyMap<number, Bill> {
  const bills = new Map<number, Bill>()
  page.on('response', (response) => {
    if (!call.endsWith(new URL(response.url()).pathname)) return
    void response.json().then(
      ({ res }: { res: Bill }) => bills.set(res.period, res),
      () => {},
    )
  })
  return bills
}

function money(bill: Bill | undefined): string {
  return new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Number(bill?.income))
}

/** A chart, and the same figures for whoever cannot see it; a single day needs none. */
async function expectChart(page: Page, bill: Bill | undefined) {
  const days = bill?.days ?? []
  await expect(page.getByRole('figure')).toHaveCount(days.length > 1 ? 1 : 0)
  if (days.length < 2) return
  await expect(page.getByRole('figure').locator('canvas')).toBeVisible()
  const figuresOf = page.getByRole('figure').getByRole('group')
  if ((await figuresOf.getAttribute('open')) === null) await figuresOf.locator('summary').click()
  const heads = page.getByRole('table', { name: words('data.chart') }).getByRole('rowheader')
  await expect(heads).toHaveCount(days.length)
  await expect(heads.first()).toHaveText(days[0]?.date ?? '')
}

async function periods(site: Site, call: string) {
  return (await site.log(call)).map(({ body }) => (body as { period: number }).period)
}

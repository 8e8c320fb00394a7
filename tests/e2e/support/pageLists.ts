// What every list and carousel must do without rows, and at its end.
import { expect, type Locator, type Page } from '@playwright/test'
import { keepAnswers, userIn } from './answers'
import type { CarouselCase, Case, ListCase } from './pageCases'
import { failures, lists, pressables } from './parts'
import { accountOf, knownOf, verdictOf } from './pagePeople'
import { addressOf, queryOf, settled } from './routes'
import { sentence } from './saying'
import type { Site } from './site'
import { words } from './words'

interface Place {
  readonly page: Page
  readonly site: Site
}

/** Opens the page of a case for its person, with the tabs on the way open. */
export async function openCase(
  { page, site }: Place,
  one: Pick<Case, 'route' | 'query' | 'persona'>,
  language = 'en',
): Promise<void> {
  const address = addressOf(one.route, { ...one.query, ...(language !== 'en' && { lang: language }) })
  const account = accountOf[one.persona]
  await page.goto(account === null ? `${site.origin}${address}` : await site.entrance(address, account))
  await settled(page)
}

/** It says so in the words of the page, or in the general ones, and offers what the page has for it. */
export async function expectEmpty(place: Place, one: ListCase): Promise<void> {
  const { page, site } = place
  const { rows, empty } = one.block
  const answers = keepAnswers(page)
  await site.fault({ endpoint: rows, kind: 'none', times: 5 })
  await openCase(place, one)
  const list = listOf(page, one)
  await expect(list.getByRole('paragraph')).toHaveText([sentence(empty?.text ?? 'engine.list.end')])
  await expect(list.getByRole('listitem').or(list.getByRole('note')).or(list.getByRole('alert'))).toHaveCount(0)
  await expect(list.getByRole('button', { name: words('engine.list.more') })).toHaveCount(0)
  await expect(list).toHaveAttribute('aria-busy', 'false')
  if (!empty?.action) return expect(list.getByRole('link')).toHaveCount(0)
  const known = knownOf(await userIn(answers), { ...queryOf(one.route), ...one.query })
  const verdict = verdictOf([empty.action.when], known)
  const offered = pressables(list).getByText(sentence(empty.action.label))
  if (verdict !== 'open') await expect(offered).toHaveCount(verdict === 'yes' ? 1 : 0)
}

/** Says 'no more' below the last row, and asks for nothing more however far one goes. */
export async function expectEnd(place: Place, one: ListCase): Promise<void> {
  const { page, site } = place
  const answers = keepAnswers(page)
  await site.fault({ endpoint: one.block.rows, kind: 'last', times: 5 })
  await openCase(place, one)
  const list = listOf(page, one)
  const { list: rows = [] } = ((await answers(one.block.rows)) ?? {}) as { readonly list?: readonly unknown[] }
  expect(
    rows.length,
    `rows of ${one.block.rows} for ${one.persona}: without any there is no end to see`,
  ).toBeGreaterThan(0)
  const asked = callsOf(page, one.block.rows)
  const last = list.locator(`[role=listitem][aria-posinset="${rows.length}"]`)
  const end = list.getByRole('paragraph').filter({ hasText: sentence('engine.list.end') })
  for (const _turn of ['there', 'and once more']) {
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(end).toBeVisible()
    await expect(last).toHaveAttribute('aria-setsize', String(rows.length))
    await drawn(page)
  }
  const [above, below] = [await last.boundingBox(), await end.boundingBox()]
  expect(below?.y ?? 0, 'the words stand below the last row').toBeGreaterThanOrEqual(
    (above?.y ?? 0) + (above?.height ?? 0),
  )
  expect(asked(), 'nothing more was asked for').toEqual([])
}

/** Shows its pictures while there are any, and without any nothing at all. */
export async function expectEmptyCarousel(place: Place, one: CarouselCase): Promise<void> {
  const { page, site } = place
  await openCase(place, one)
  const carousels = page
    .locator('ul')
    .and(page.getByRole('list', { name: sentence(one.block.title ?? one.page.title) }))
  await expect(carousels.first()).toBeVisible()
  const count = await carousels.count()
  await site.fault({ endpoint: one.block.rows, kind: 'none', times: 5 })
  await openCase(place, one)
  await expect(carousels).toHaveCount(count - 1)
  await expect(failures(page)).toHaveCount(0)
}

/** The calls of an endpoint from now on. */
export function callsOf(page: Page, endpoint: string): () => readonly string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`
    if (call === endpoint) calls.push(`${call} ${request.postData() ?? ''}`)
  })
  return () => calls
}

function listOf(page: Page, { before }: ListCase): Locator {
  return lists(page).nth(before)
}

/** What a scroll leads to has been begun. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

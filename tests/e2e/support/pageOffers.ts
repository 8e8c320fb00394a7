// What a page shows to one kind of person: its blocks, and the actions whose conditions that person decides.
import { expect, type Locator, type Page } from '@playwright/test'
import { personas } from '../../../pages/personas'
import { isObject } from '../../../src/engine/config/merge'
import type { Action, Words } from '../../../src/engine/config/plain'
import type { ListBlock } from '../../../src/engine/config/plainBlocks'
import { read } from '../../../src/engine/config/when'
import { keepAnswers, userIn, type Answers } from './answers'
import { isSentToLogin, type Case } from './pageCases'
import { openCase } from './pageLists'
import { accountOf, knownOf, seesPage, sitePages, verdictOf, type Query, type Verdict } from './pagePeople'
import { actionsIn, blocksIn, type Place as PartPlace, type PlacedAction, type PlacedBlock } from './pageParts'
import { addressOf, queryOf, visitorOf } from './routes'
import { sentence } from './saying'
import type { Site } from './site'

interface Place {
  readonly page: Page
  readonly site: Site
}
type PersonCase = Pick<Case, 'route' | 'page' | 'persona'>

/** The page stands, nothing on it has failed, and it shows what its conditions say, no less and no more. */
export async function expectOffers(place: Place, one: PersonCase): Promise<void> {
  const { page } = place
  const answers = keepAnswers(page)
  if (isSentToLogin(one)) return expectLogin(place, one)
  const views = viewsOf(one.page)
  for (const query of views) {
    await openCase(place, caseOf(one, query))
    await expectShown(page, one, query, answers)
    for (const block of rowBlocks(one, query)) await expectRowOffers(place, one, query, block, answers)
  }
}

/** Every choice of tabs; the tabs that one may not see are left closed. */
function viewsOf({ blocks }: Case['page']): readonly Query[] {
  const queries = blocksIn(blocks).filter(({ block, steps }) => block.block !== 'tabs' && steps.length === 0)
  const texts = new Set(queries.map(({ query }) => JSON.stringify(query)))
  if (texts.size > 1) texts.delete('{}')
  return [...texts].map((text) => JSON.parse(text) as Query)
}

function caseOf(one: PersonCase, query: Query): Case {
  return { ...one, query, path: '', when: [], steps: [] }
}

async function expectLogin({ page, site }: Place, { route, page: config }: PersonCase): Promise<void> {
  await page.goto(`${site.origin}${addressOf(route)}`)
  await expect.poll(() => new URL(page.url()).pathname).toBe(config.login ?? '/login')
}

async function expectShown(page: Page, one: PersonCase, query: Query, answers: Answers): Promise<void> {
  const { page: config, route } = one
  const known = await knownBy(one, query, answers)
  const led = Object.values(config.redirects ?? {}).find(({ when }) => verdictOf([when], known) === 'yes')
  if (led) return expect.poll(() => new URL(page.url()).pathname).toBe(led.to)
  await expect(page.locator('h1')).toHaveText(sentence(config.title))
  // Whom or what the address names may be nobody's business but the visitor's whom it was written for.
  const isAsked = Object.keys(queryOf(route)).length === 0 || accountOf[one.persona] === visitorOf(route)
  if (isAsked) await expect(page.locator('.pw-failed')).toHaveCount(0)
  const sees = seesPage(config, known)
  const gate = Object.values(config.needs ?? {}).find(({ when }) => verdictOf([when], known) !== 'yes')
  if (gate && verdictOf([gate.when], known) === 'no') {
    await expect(page.locator('.pw-empty-text')).toHaveText(sentence(gate.otherwise))
    await expect(page.locator('.pw-block')).toHaveCount(0)
    if (!gate.action || !possible(gate.action)) return
    return expectLabels(page.locator('main'), [{ label: gate.action.label, verdict: 'yes' }])
  }
  const blocks = blocksIn(config.blocks).filter(({ steps }) => steps.length === 0)
  const shown = blocks.map((part) => ({
    ...part,
    verdict: both(sees, inView(part, query), verdictOf(part.when, known)),
  }))
  // A block may have nothing to say today.
  const drawn = page.locator('.pw-block').filter({ visible: true })
  if (shown.some(({ verdict }) => verdict === 'yes')) await expect(drawn.first()).toBeVisible()
  const titles = shown.flatMap(({ block, verdict }) => (block.title ? [{ label: block.title, verdict }] : []))
  await expectLabels(page.locator('main'), titles, '.pw-block-title')
  const submits = shown.flatMap(({ block, verdict }) =>
    block.block === 'form' ? [{ label: block.submit.label, verdict }] : [],
  )
  const actions = blocks.flatMap(actionsIn).map((part) => ({
    label: part.action.label,
    verdict: offered(part, known, both(sees, inView(part, query))),
  }))
  await expectLabels(page.locator('main'), [...submits, ...actions], labels, `${route} for ${one.persona}`)
}

/** The first row of a list: what may be done with it, in the row and where it is opened. */
async function expectRowOffers(
  place: Place,
  one: PersonCase,
  query: Query,
  part: PlacedBlock & { readonly block: ListBlock },
  answers: Answers,
): Promise<void> {
  const { page } = place
  const { block } = part
  const known = await knownBy(one, query, answers)
  if (both(seesPage(one.page, known), verdictOf(part.when, known)) !== 'yes') return
  const answer = await answers(block.rows)
  const row: unknown = isObject(answer) && Array.isArray(answer.list) ? answer.list[0] : undefined
  if (row === undefined) return
  const judged = (opens: boolean) =>
    actionsIn(part)
      .filter(({ of }) => of?.opens === opens)
      .map((action) => ({ label: action.action.label, verdict: offered(action, { ...known, row }, 'yes') }))
  await expectLabels(page.locator('.pw-list-row').first(), judged(false))
  if (judged(true).length === 0) return
  await openCase(place, caseOf(one, { ...query, row: String(read({ row }, block.key)) }))
  await expectLabels(page.getByRole('dialog'), judged(true))
}

function rowBlocks({ page }: PersonCase, query: Query): readonly (PlacedBlock & { readonly block: ListBlock })[] {
  return blocksIn(page.blocks).flatMap(({ block, ...place }) =>
    block.block === 'list' && place.steps.length === 0 && inView(place, query) === 'yes' ? [{ ...place, block }] : [],
  )
}

/** What somebody's account says of them, and that it is the kind of person that it stands for. */
async function knownBy({ route, persona }: PersonCase, query: Query, answers: Answers): Promise<object> {
  const about = { ...queryOf(route), ...query }
  const user = await userIn(answers)
  if (accountOf[persona] === null) return knownOf(user, about)
  const flags = Object.entries(personas[persona] ?? {}).filter(([, value]) => typeof value === 'boolean')
  expect(user, `the account of ${persona}`).toMatchObject(Object.fromEntries(flags))
  return knownOf(user, about)
}

/** Of a row's action nothing is known before there is a row, unless nobody of this kind has it in any. */
function offered({ action, when, of }: PlacedAction, known: object, around: Verdict): Verdict {
  if (!possible(action)) return 'no'
  const verdict = both(around, verdictOf(when, known))
  return of && verdict === 'yes' && !('row' in known) ? 'open' : verdict
}

/** A browser has no functions of an app, and a market not every page. */
function possible(action: Action): boolean {
  if (action.do === 'native') return false
  return action.do !== 'link' || Object.hasOwn(sitePages, action.to)
}

/** Open where another tab is looked at: what stands in this one is not drawn. */
function inView({ query }: PartPlace, view: Query): Verdict {
  return Object.entries(query).every(([param, tab]) => view[param] === tab) ? 'yes' : 'open'
}

function both(...verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('no')) return 'no'
  return verdicts.includes('open') ? 'open' : 'yes'
}

const labels = '.pw-button-label, .pw-menu-label'

interface Judged {
  readonly label: Words
  readonly verdict: Verdict
}

/** Words that several things share are missed only where one of them is sure, and too many only where none may be there. */
async function expectLabels(around: Locator, judged: readonly Judged[], where = labels, message = ''): Promise<void> {
  const patterns = judged.map(({ label, verdict }) => ({ pattern: sentence(label), verdict }))
  const of = (verdict: Verdict) => patterns.flatMap((one) => (one.verdict === verdict ? [one.pattern.source] : []))
  const must = [...new Set(of('yes'))]
  const may = new Set([...must, ...of('open')])
  const never = [...new Set(of('no'))].filter((source) => !may.has(source))
  if (must.length + never.length === 0) return
  await expect(async () => {
    const texts = (await around.locator(where).allTextContents()).map((text) => text.trim())
    const isThere = (source: string) => texts.some((text) => new RegExp(source, 's').test(text))
    const found = { missing: must.filter((source) => !isThere(source)), tooMany: never.filter(isThere) }
    expect(found, `${message} shows ${texts.join(', ')}`).toEqual({ missing: [], tooMany: [] })
  }).toPass({ timeout: 10_000 })
}

// What a page shows to one kind of person: its blocks, and the actions whose conditions are decided by that person, by the
// answers, by the day and by what is around the page.
import { expect, type Locator } from '@playwright/test'
import {
  type Action,
  isObject,
  type ListBlock,
  readPath,
  evaluateCondition,
  isFullyResolved,
  type PageConfig,
  resolveBindings,
  type Message,
  type Conditions,
  currentTimeParts,
} from '@pagewright/engine/tools'
import { keepAnswers, type Answers, userIn } from './answers'
import { isSentToLogin, type Case } from './pageCases'
import { accountOf, seesPage, sitePages, verdictOf, type Query, type Verdict, knownOf, mainMarket } from './pagePeople'
import { actionsIn, blocksIn, type Place, type PlacedAction, type PlacedBlock } from './pageParts'
import type { View, Where, Visit } from './pageViews'
import { failures, pressables, rows } from './parts'
import { addressOf, queryOf, visitorOf } from './routes'
import { sentence } from './saying'
import { personas, sources } from '../../support/lumi'
import { namesOfPage } from '../../../tools/cli/generate/routes'
import { localise } from '@pagewright/engine/api'

type PersonCase = Pick<Case, 'route' | 'page' | 'persona'>
type PlacedList = PlacedBlock & { readonly block: ListBlock }

/** The page stands, nothing on it has failed, and it shows what its conditions say, no less and no more. */
export async function expectOffers(where: Where, one: PersonCase): Promise<void> {
  const answers = keepAnswers(where.page)
  if (isSentToLogin(one)) return expectLogin(where, one)
  const moments = momentsOf(one.page)
  for (const moment of moments.length > 0 ? moments : [undefined]) {
    if (moment !== undefined) await where.site.clock({ now: moment })
    for (const query of viewsOf(one.page)) {
      const seen: Seen = { ...one, query, isApp: where.isApp, moment }
      const view = await where.open(seen)
      await expectShown(view, seen, answers)
      const lists = await filledLists(seen, answers)
      for (const list of lists) await expectInRow(view, seen, list)
      for (const list of lists) await expectInOpened(where, seen, list)
    }
  }
}

/** Every choice of tabs; the tabs that one may not see are left closed. */
function viewsOf({ blocks }: Case['page']): readonly Query[] {
  const queries = blocksIn(blocks).filter(({ block, steps }) => block.block !== 'tabs' && steps.length === 0)
  const texts = new Set(queries.map(({ query }) => JSON.stringify(query)))
  if (texts.size > 1) texts.delete('{}')
  return [...texts].map((text) => JSON.parse(text) as Query)
}

async function expectLogin({ page, site }: Where, { route, page: config }: PersonCase): Promise<void> {
  await page.goto(`${site.origin}${addressOf(route)}`)
  await expect.poll(() => new URL(page.url()).pathname).toBe(config.login ?? '/login')
}

async function expectShown({ body, path }: View, seen: Seen, answers: Answers): Promise<void> {
  const { page: config, route, persona, query } = seen
  const known = await knownBy(seen, answers)
  const led = Object.values(config.redirects ?? {}).find(({ when }) => verdictOf([when], known) === 'yes')
  if (led) return expect.poll(path).toBe(led.to)
  await expect(body.locator('h1')).toHaveText(sentence(config.title))
  // Whom or what the address names may be nobody's business but the visitor's whom it was written for.
  const isAsked = Object.keys(queryOf(route)).length === 0 || accountOf[persona] === visitorOf(route)
  if (isAsked) await expect(failures(body)).toHaveCount(0)
  const sees = seesPage(config, known)
  const gate = Object.values(config.needs ?? {}).find(({ when }) => verdictOf([when], known) !== 'yes')
  if (gate && verdictOf([gate.when], known) === 'no') {
    await expect(body.getByRole('main').getByRole('paragraph')).toHaveText([sentence(gate.otherwise)])
    await expect(body.locator('[data-block]')).toHaveCount(0)
    if (!gate.action || !possible(gate.action, seen)) return
    return expectLabels(body.locator('main'), [{ label: gate.action.label, verdict: 'yes' }])
  }
  const blocks = blocksIn(config.blocks).filter(({ steps }) => steps.length === 0)
  const shown = blocks.map((part) => ({
    ...part,
    verdict: both(sees, inView(part, query), verdictOf(part.when, known)),
  }))
  // A block may have nothing to say today.
  const drawn = body.locator('[data-block]').filter({ visible: true })
  if (shown.some(({ verdict }) => verdict === 'yes')) await expect(drawn.first()).toBeVisible()
  const titles = shown.flatMap(({ block, verdict }) => (block.title ? [{ label: block.title, verdict }] : []))
  await expectLabels(body.locator('main'), titles, (main) => main.getByRole('heading', { level: 2 }))
  const submits = shown.flatMap(({ block, verdict }) =>
    block.block === 'form' ? [{ label: block.submit.label, verdict }] : [],
  )
  const actions = blocks.flatMap(actionsIn).map((part) => ({
    label: part.action.label,
    verdict: offered(part, known, seen, both(sees, inView(part, query))),
  }))
  await expectLabels(body.locator('main'), [...submits, ...actions], pressables, `${route} for ${persona}`)
}

interface FilledList {
  readonly part: PlacedList
  readonly rows: readonly unknown[]
  readonly known: object
}

/** The lists that are surely shown, with the rows that came. */
async function filledLists(seen: Seen, answers: Answers): Promise<readonly FilledList[]> {
  const { page, query } = seen
  const known = await knownBy(seen, answers)
  const filled: FilledList[] = []
  for (const { block, ...place } of blocksIn(page.blocks)) {
    if (block.block !== 'list' || place.steps.length > 0 || inView(place, query) !== 'yes') continue
    if (both(seesPage(page, known), verdictOf(place.when, known)) !== 'yes') continue
    const answer = await answers(block.rows)
    const rows: unknown = isObject(answer) ? answer['list'] : undefined
    if (Array.isArray(rows) && rows.length > 0) filled.push({ part: { ...place, block }, rows, known })
  }
  return filled
}

/** What may be done with the first row in the list. */
async function expectInRow(view: View, seen: Seen, list: FilledList): Promise<void> {
  await expectJudged(rows(view.body), judgedIn(seen, list, list.rows[0], false))
}

/** What may be done with rows where they are opened: with each that differs in that from those before it. */
async function expectInOpened(where: Where, seen: Seen, list: FilledList): Promise<void> {
  const told = new Set<string>()
  for (const row of list.rows) {
    const judged = judgedIn(seen, list, row, true)
    const text = JSON.stringify(judged)
    if (judged.length === 0 || told.has(text)) continue
    told.add(text)
    const query = { ...seen.query, row: String(readPath({ row }, list.part.block.key)) }
    const { body } = await where.open({ ...seen, query })
    await expectJudged(body.locator('dialog[open]'), judged)
  }
}

function judgedIn(seen: Seen, { part, known }: FilledList, row: unknown, opens: boolean): readonly JudgedAction[] {
  return actionsIn(part)
    .filter(({ of }) => of?.opens === opens)
    .map((action) => judge(action, { ...known, row }, seen))
}

interface JudgedAction {
  readonly label: Action['label']
  readonly verdict: Verdict
  /** Whether it can be pressed. */
  readonly isOpen: Verdict
}

function judge(part: PlacedAction, known: object, seen: Seen): JudgedAction {
  const { label, enabled } = part.action
  return { label, verdict: offered(part, known, seen, 'yes'), isOpen: verdictOf([enabled?.when], known) }
}

async function expectJudged(places: Locator, judged: readonly JudgedAction[]): Promise<void> {
  const around = places.first()
  await expectLabels(around, judged)
  const of = (see: (isOpen: Verdict) => Verdict) =>
    judged.map(({ label, verdict, isOpen }) => ({ label, verdict: both(verdict, see(isOpen)) }))
  await expectLabels(
    around,
    of((isOpen) => isOpen),
    (place) => pressables(place, { disabled: false }),
  )
  await expectLabels(around, of(opposite), (place) => pressables(place, { disabled: true }))
}

/** Of a row's action nothing is known before there is a row, unless nobody of this kind has it in any. */
function offered({ action, when, of }: PlacedAction, known: object, seen: Seen, around: Verdict): Verdict {
  if (!possible(action, seen)) return 'no'
  const verdict = both(around, verdictOf(when, known))
  return of && verdict === 'yes' && !('row' in known) ? 'open' : verdict
}

/** A browser has no functions of an app, and a market not every page. */
function possible(action: Action, { isApp }: Seen): boolean {
  if (action.do === 'native') return isApp
  return action.do !== 'link' || Object.hasOwn(sitePages, action.to)
}

/** Open where another tab is looked at: what stands in this one is not drawn. */
function inView({ query }: Place, view: Query): Verdict {
  return Object.entries(query).every(([param, tab]) => view[param] === tab) ? 'yes' : 'open'
}

/** A visit, with where and when. */
interface Seen extends Visit {
  readonly page: PageConfig
  readonly isApp: boolean
  /** What the clock was set to. */
  readonly moment: string | undefined
}

/** What somebody's account and the page's own reads say, and that it is the kind of person that it stands for. */
async function knownBy(seen: Seen, answers: Answers): Promise<object> {
  const { route, page, persona, query, isApp, moment } = seen
  const user = await userIn(answers)
  if (accountOf[persona] !== null) {
    const flags = Object.entries(personas[persona] ?? {}).filter(([, value]) => typeof value === 'boolean')
    expect(user, `the account of ${persona}`).toMatchObject(Object.fromEntries(flags))
  }
  const known = {
    ...knownOf(user, { ...queryOf(route), ...query }, isApp),
    ...(moment !== undefined && { now: nowAt(moment) }),
  }
  const data = await dataOf(page, known, answers)
  return data ? { ...known, data } : known
}

/** The answers to the named reads of a page; undefined where one was refused, and it is open what is made of that. */
async function dataOf(page: PageConfig, known: object, answers: Answers): Promise<object | undefined> {
  // Who may not see a page asks only for what decides that.
  const isShown = Object.values(page.needs ?? {}).every(({ when }) => evaluateCondition(when, known))
  const { sources: names } = namesOfPage(isShown ? page : { ...page, blocks: {} }, sources)
  const asked = [...names].flatMap((id) => {
    const source = sources[id]
    if (!source) return []
    const { call, body, first } = source
    const bound = resolveBindings(body, known)
    return { id, call, bound, isFirst: first === true, isAsked: isFullyResolved(body, bound) }
  })
  const data: { [id: string]: unknown } = {}
  for (const { id, call, bound, isFirst, isAsked } of asked) {
    if (!isAsked) continue
    await expect.poll(() => answers.has(call, bound), `an answer of ${call}`).toBe(true)
    const answer = await answers(call, bound)
    if (answer === undefined) return undefined
    const read = isFirst ? firstRow(answer) : answer
    if (read !== undefined) data[id] = localise(read, 'en')
  }
  return data
}

/** The first row of an answer with a list; undefined if it has none. */
function firstRow(answer: unknown): unknown {
  const rows = isObject(answer) ? answer['list'] : undefined
  return Array.isArray(rows) ? (rows as readonly unknown[])[0] : undefined
}

interface Judged {
  readonly label: Message
  readonly verdict: Verdict
}

/** Words that several things share are missed only where one of them is sure, and too many only where none may be there. */
async function expectLabels(
  around: Locator,
  judged: readonly Judged[],
  where: (around: Locator) => Locator = pressables,
  message = '',
): Promise<void> {
  const patterns = judged.map(({ label, verdict }) => ({ pattern: sentence(label), verdict }))
  const of = (verdict: Verdict) => patterns.flatMap((one) => (one.verdict === verdict ? [one.pattern.source] : []))
  const must = [...new Set(of('yes'))]
  const may = new Set([...must, ...of('open')])
  const never = [...new Set(of('no'))].filter((source) => !may.has(source))
  if (must.length + never.length === 0) return
  await expect(async () => {
    const texts = await where(around).evaluateAll(textsIn)
    const isThere = (source: string) => texts.some((text) => new RegExp(source, 's').test(text))
    const found = { missing: must.filter((source) => !isThere(source)), tooMany: never.filter(isThere) }
    expect(found, `${message} shows ${texts.join(', ')}`).toEqual({ missing: [], tooMany: [] })
  }).toPass()
}

/** Every text that stands for itself in these elements. Runs in the page. */
function textsIn(elements: readonly Element[]): readonly string[] {
  const parts = elements.flatMap((element) => [element, ...element.querySelectorAll('*')])
  const own = ({ childNodes }: Element) => [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  const texts = parts.map((part) =>
    own(part)
      .map(({ textContent }) => textContent)
      .join('')
      .trim(),
  )
  return texts.filter((text) => text !== '')
}

function both(...verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('no')) return 'no'
  return verdicts.includes('open') ? 'open' : 'yes'
}

function opposite(verdict: Verdict): Verdict {
  return verdict === 'open' ? 'open' : verdict === 'yes' ? 'no' : 'yes'
}

/** A moment at which each condition of a config on the time holds, and one at which it does not; none where there is no such. */
function momentsOf(config: object): readonly string[] {
  const chosen: string[] = []
  for (const when of timesIn(config)) {
    for (const wanted of [true, false]) {
      const fits = (moment: string) => evaluateCondition(when, { now: nowAt(moment) }) === wanted
      const found = chosen.some(fits) ? undefined : moments.find(fits)
      if (found !== undefined) chosen.push(found)
    }
  }
  return chosen
}

/** What `now.` is at a moment (ISO text), in the market that the tests' own host has. */
function nowAt(moment: string): object {
  return currentTimeParts(
    { now: () => Date.parse(moment), learn: () => undefined, isKnown: () => true },
    mainMarket.timeZone,
  )
}

/** Every day of a month, in its four quarters. */
const moments = Array.from({ length: 124 }, (_, index) => new Date(Date.UTC(2026, 4, 1, 3 + index * 6)).toISOString())

/** The conditions on the time alone, without what they ask beside it. */
function timesIn(value: unknown): readonly Conditions[] {
  if (!isObject(value)) return Array.isArray(value) ? value.flatMap(timesIn) : []
  const times = Object.entries(value).filter(([name]) => name.startsWith('now.'))
  return [...(times.length > 0 ? [Object.fromEntries(times)] : []), ...Object.values(value).flatMap(timesIn)]
}

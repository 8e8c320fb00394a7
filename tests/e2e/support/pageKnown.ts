// What is known of a page's scope once its answers are there.
import { expect } from '@playwright/test'
import { personas, sources } from '../../support/lumi'
import { namesOfPage } from '../../../tools/cli/generate/routes'
import { localise } from '@pagewright/engine/api'
import {
  evaluateCondition,
  isFullyResolved,
  isObject,
  type PageConfig,
  resolveBindings,
} from '@pagewright/engine/tools'
import { userIn, type Answers } from './answers'
import { nowAt } from './pageMoments'
import { accountOf, knownOf } from './pagePeople'
import type { Visit } from './pageViews'
import { queryOf } from './routes'

/** A visit, with where and when. */
export interface Seen extends Visit {
  readonly page: PageConfig
  readonly isApp: boolean
  /** What the clock was set to. */
  readonly moment: string | undefined
}

/** What somebody's account and the page's own reads say, and that it is the kind of person that it stands for. */
export async function knownBy(seen: Seen, answers: Answers): Promise<object> {
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

// Who sees what of a page, told by its conditions alone: so a page has a visitor before anybody wrote one down for it.
import { markets, pages, personas } from '../../support/lumi'
import type { DemoName } from '../../../sandbox/accounts'
import { residuesOf } from '../../../tools/cli/generate/permissions/residue'
import type { Market } from '@pagewright/engine/language'
import { type ById, type Conditions, mergePatch, type PageConfig } from '@pagewright/engine/tools'

/** The pages by route, as plain data. */
export type Pages = ById<PageConfig>
export type Persona = keyof typeof personas
export type Query = ById<string>

const [first]: readonly Market[] = Object.values(markets)
if (!first) throw new Error('markets.config.ts has no market.')
/** The market of the sandbox's own host. */
const mainMarket: Market = first

/** The pages that the sandbox's own host shows. */
export const sitePages = mergePatch(pages, mainMarket.pages ?? {}) as Pages

/** The demo account of each kind of person; nobody signs in as a visitor. */
export const accountOf: { readonly [who in Persona]: DemoName | null } = {
  Visitor: null,
  Host: 'host',
  Member: 'member',
  'Guild admin': 'admin',
  Owner: 'owner',
  Agent: 'agent',
  'Upper agent': 'upper',
  Reseller: 'reseller',
  BD: 'bd',
  'Sub BD': 'subbd',
  'Outside admin': 'extadmin',
}
export const people = Object.keys(accountOf) as readonly Persona[]

/** Who is asked first whether a page is for them: those who have the most to see. */
const preferred: readonly Persona[] = ['Owner', 'Host', 'BD', 'Agent', 'Outside admin', ...people]

/** Yes, no, or open: decided by answers, by the day or by what is done on the page. */
type Verdict = 'yes' | 'no' | 'open'

/** All that is known of a scope before the page asks for anything. */
export function knownOf(user: unknown, query: Query = {}, isApp = false): object {
  return { user, query, market: mainMarket.facts, host: { isApp } }
}

/** Judges conditions that must all hold by what is known of their scope. */
export function verdictOf(whens: readonly (Conditions | undefined)[], known: object): Verdict {
  const left = residuesOf(whens, known)
  return left === false ? 'no' : left.length === 0 ? 'yes' : 'open'
}

/** Whether a page shows its blocks to somebody: one that leads them on does not. */
function seesPage(page: PageConfig, known: object): Verdict {
  const led = Object.values(page.redirects ?? {}).map(({ when }) => verdictOf([when], known))
  const needs = verdictOf(needsOf(page), known)
  if (led.includes('yes') || needs === 'no') return 'no'
  return led.includes('open') ? 'open' : needs
}

function needsOf(page: PageConfig): readonly Conditions[] {
  return Object.values(page.needs ?? {}).map(({ when }) => when)
}

/**
 * The first who surely sees a part of a page with these conditions, else the first who may; undefined where nobody can,
 * as in a browser what only an app shows.
 */
export function personaFor(
  page: PageConfig,
  whens: readonly (Conditions | undefined)[],
  query: Query,
): Persona | undefined {
  const asked = preferred.filter((who) => (personas[who] === null ? isForNobody(page) : page.access !== 'open'))
  const verdicts = asked.map((who) => {
    const known = knownOf(personas[who], query)
    const [sees, shown] = [seesPage(page, known), verdictOf(whens, known)]
    return sees === 'no' || shown === 'no' ? 'no' : sees === 'yes' && shown === 'yes' ? 'yes' : 'open'
  })
  const sure = verdicts.indexOf('yes')
  return asked[sure === -1 ? verdicts.indexOf('open') : sure]
}

/** Shown without an account. */
export function isForNobody({ access }: PageConfig): boolean {
  return access === 'open' || access === 'visitor'
}

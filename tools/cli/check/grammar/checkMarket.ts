// Checks markets, one by one and against each other. Their overlays of pages are checked as pages.
import {
  environments,
  hostsRule,
  isObject,
  marketRule,
  marketValues,
  notAmong,
  type Problem,
  reportRule,
  tokensOfMarket,
} from '@pagewright/engine/tools'
import { acceptAnything, checkEntries, checkMembers, checkText, under, unknown, wrong, type Check } from './checks'
import { checkMembersOf } from './checkRule'
import type { Known } from './known'
import { iconProblems } from './iconProblems'

export interface MarketKnown {
  /** Languages of the folder `locales/`. */
  readonly languages: readonly string[]
  /** Paths of the files in `public/`, such as `/icon.svg`. */
  readonly files: readonly string[]
  /** The names of icons. */
  readonly icons: readonly string[]
  /** The messages of `locales/` by language and key. */
  readonly messages: { readonly [language: string]: { readonly [key: string]: unknown } }
}

/** Returns the problems of markets, except for tokens and overlays, each with its place (market › member). */
export function checkMarkets(markets: { readonly [id: string]: unknown }, known: MarketKnown): Problem[] {
  const problems: Problem[] = []
  const report = (problem: Problem) => void problems.push(problem)
  for (const [id, market] of Object.entries(markets))
    grammar(known)(market, {
      known: nothingKnown,
      scope: {},
      where: [id],
      report,
      ...(isObject(market) && { holder: market }),
    })
  const [first] = Object.entries(markets)
  if (first && !hostsOf(first[1]).some(([environment]) => environment === 'production')) {
    const what = 'the first market serves every host that no market names, so it needs "production".'
    report({ name: 'missing-key', where: [first[0], 'hosts'], what })
  }
  return [...problems, ...withoutHost(markets), ...otherFacts(markets), ...sharedHosts(markets)]
}

/** A product without anything. The checks of markets look at no page. */
export const nothingKnown: Known = {
  endpoints: {},
  forms: {},
  messages: [],
  routes: [],
  widgets: [],
  nativeCalls: {},
  icons: [],
  linkHosts: [],
  scope: {},
}

function grammar({ languages, files, icons, messages }: MarketKnown): Check {
  return checkMembersOf(marketRule, {
    product: filled,
    favicon: listed(files, 'missing-file', 'file in public/'),
    figureFont: listed(
      files.filter((file) => file.endsWith('.woff2')),
      'missing-file',
      'WOFF2 file in public/',
    ),
    hosts: checkMembers(Object.fromEntries(environments.map((name) => [hostsKey(name), hostsOfEnvironment(name)]))),
    languages: eachOf(listed(languages, 'missing-language', 'language in locales/'), 'language'),
    linkHosts: eachOf(host),
    currency: listed(Intl.supportedValuesOf('currency'), 'unknown-currency', 'currency'),
    timeZone,
    shortDivisor: (found, place) => {
      if (typeof found !== 'number' || !(found > 0)) wrong(place, 'not-data', 'expected a number above 0.')
    },
    designWidth: (found, place) => {
      if (!(Number.isInteger(found) && Number(found) >= 320 && Number(found) <= 480))
        wrong(place, 'not-data', 'expected a whole number from 320 to 480.')
    },
    tokens: checkMembersOf(tokensOfMarket, { light: checkEntries(checkText), dark: checkEntries(checkText) }),
    icons: iconsAmong(icons),
    facts: (found, place) => {
      checkEntries(acceptAnything)(found, place)
      for (const name of isObject(found) ? marketValues.filter((one) => one in found) : [])
        wrong(under(place, name), 'reserved-name', `the engine gives "market.${name}" its value: use another name.`)
    },
    report: checkMembersOf(reportRule, { url: reportUrl }),
    texts: textsOf(messages),
    pages: checkEntries(acceptAnything),
    schemas: checkEntries(checkEntries(acceptAnything)),
  })
}

/** Checks icons that replace others. Each needs the name of an icon, and elements that can be drawn. */
function iconsAmong(names: readonly string[]): Check {
  return (found, place) => {
    if (!isObject(found)) return wrong(place, 'not-data', 'expected icons by name.')
    for (const [name, icon] of Object.entries(found)) {
      const at = under(place, name)
      if (!names.includes(name)) unknown(at, 'unknown-icon', `there is no icon "${name}".`, name, names)
      for (const problem of iconProblems(icon, at.where)) place.report(problem)
    }
  }
}

/** Checks messages that replace others. Each needs a key of its language, and only placeholders that get a value. */
function textsOf(messages: MarketKnown['messages']): Check {
  return (found, place) => {
    if (!isObject(found)) return wrong(place, 'not-data', 'expected messages by language.')
    const own = place.holder?.languages
    const languages = Array.isArray(own) ? own.map(String) : Object.keys(messages)
    for (const [language, texts] of Object.entries(found)) {
      const at = under(place, language)
      if (!languages.includes(language))
        unknown(at, 'missing-language', `the market does not have the language "${language}".`, language, languages)
      else checkEntries(text(messages[language] ?? {}))(texts, at)
    }
  }
}

function text(all: { readonly [key: string]: unknown }): Check {
  return (found, place) => {
    const key = place.where.at(-1) ?? ''
    const before = Object.hasOwn(all, key) ? all[key] : undefined
    if (before === undefined)
      return unknown(place, 'unknown-key', `there is no message "${key}".`, key, Object.keys(all))
    filled(found, place)
    if (found === before) wrong(place, 'changes-nothing', 'equals the message of locales/.')
    const given = [...placeholdersIn(before), 'product']
    for (const name of placeholdersIn(found))
      if (!given.includes(name)) unknown(place, 'unknown-value', `{{${name}}} gets no value.`, name, given)
  }
}

function placeholdersIn(message: unknown): readonly string[] {
  return [...String(message).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '')
}

/** Returns the key of an environment. Development is required, because `?market=` opens every market there. */
function hostsKey(environment: string): string {
  return environment === 'development' ? `${environment}!` : environment
}

const filled: Check = (found, place) => {
  if (typeof found !== 'string' || found.trim() === '') wrong(place, 'not-data', 'expected words.')
}

const host: Check = (found, place) => {
  if (typeof found !== 'string' || !/^([a-z0-9-]+(\.[a-z0-9-]+)+|localhost)$/.test(found))
    wrong(
      place,
      'not-data',
      `expected a host such as m.shop.example: in small letters, without scheme, port or path, found ${quoted(found)}.`,
    )
}

const apiRoot: Check = (found, place) => {
  if (typeof found !== 'string' || !/^(https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w./-]*)?)?$/.test(found))
    wrong(
      place,
      'not-data',
      `expected an address such as https://api.shop.example, or '' for the page's own host, found ${quoted(found)}.`,
    )
}

/** Accepts any origin: only the development server asks it, and no build has it. */
const developmentApi: Check = (found, place) => {
  if (typeof found !== 'string' || !/^(https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?(\/[\w./-]*)?)?$/.test(found))
    wrong(
      place,
      'not-data',
      `expected the address of your own server, such as http://localhost:3000, or '' for the sandbox, found ${quoted(found)}.`,
    )
}

/** Refuses http, a user name or password, and a fragment. */
const reportUrl: Check = (found, place) => {
  if (typeof found !== 'string' || !/^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/(?!\/)[\w./-]*(\?[\w.=&-]+)?$/.test(found)) {
    const like = 'https://errors.shop.example/api/1/envelope/?sentry_key=…'
    wrong(place, 'not-data', `expected an address such as ${like}, or a path of the page's own host.`)
  }
}

function hostsOfEnvironment(environment: string): Check {
  const api = environment === 'development' ? developmentApi : apiRoot
  return (found, place) => checkMembersOf(hostsRule, { web: eachOf(host), api })(found, place)
}

const timeZone: Check = (found, place) => {
  try {
    // The constructor also accepts older names, which `supportedValuesOf` leaves out.
    Intl.DateTimeFormat('en', { timeZone: String(found) })
  } catch {
    unknown(
      place,
      'unknown-time-zone',
      `there is no time zone ${quoted(found)}.`,
      found,
      Intl.supportedValuesOf('timeZone'),
    )
  }
}

function listed(
  allowed: readonly string[],
  name: 'missing-file' | 'missing-language' | 'unknown-currency',
  noun: string,
): Check {
  return (found, place) => {
    if (typeof found !== 'string' || !allowed.includes(found))
      unknown(place, name, `there is no ${noun} ${quoted(found)}.`, found, allowed)
  }
}

/** Checks a list and each of its members. With a `noun` it must have members, none of them twice. */
function eachOf(check: Check, noun?: string): Check {
  return (found, place) => {
    if (!Array.isArray(found)) return wrong(place, 'not-a-list', `expected a list, found ${quoted(found)}.`)
    if (noun && found.length === 0) wrong(place, 'missing-key', `at least one ${noun} is needed.`)
    for (const [at, one] of found.entries()) {
      check(one, under(place, String(at + 1)))
      if (noun && found.indexOf(one) < at)
        wrong(place, 'repeated-name', `the ${noun} ${quoted(one)} stands here again.`)
    }
  }
}

/** Returns the markets that no host leads to. The first market has all hosts that no market names. */
function withoutHost(markets: { readonly [id: string]: unknown }): Problem[] {
  const what = 'no environment names a host in its "web", so nobody ever gets this market.'
  return Object.entries(markets).flatMap(([id, market], at): Problem[] => {
    const all = hostsOf(market)
    const isLeftOut = at > 0 && all.length > 0 && all.every(([, web]) => web.length === 0)
    return isLeftOut ? [{ name: 'missing-key', where: [id, 'hosts'], what }] : []
  })
}

/** Returns the facts that a market lacks, or that only one market has. Pages need them in every market. */
function otherFacts(markets: { readonly [id: string]: unknown }): Problem[] {
  const namesOf = (market: unknown) =>
    isObject(market) && isObject(market.facts) ? Object.keys(market.facts) : undefined
  const [first, ...others] = Object.entries(markets)
  const wanted = namesOf(first?.[1])
  if (!first || !wanted) return []
  return others.flatMap(([id, market]) => {
    const own = namesOf(market) ?? wanted
    const where = [id, 'facts']
    return [
      ...wanted
        .filter((name) => !own.includes(name))
        .map((name): Problem => ({ name: 'missing-key', where, what: `"${name}" is missing: "${first[0]}" has it.` })),
      ...own
        .filter((name) => !wanted.includes(name))
        .map((name) => notAmong({ name: 'unknown-key', where, what: `"${first[0]}" has no "${name}".` }, name, wanted)),
    ]
  })
}

/** Returns the hosts that two markets or environments name. Only the first of them would get the host. */
function sharedHosts(markets: { readonly [id: string]: unknown }): Problem[] {
  const owner = new Map<string, string>()
  const problems: Problem[] = []
  for (const [id, market] of Object.entries(markets)) {
    for (const [environment, web] of hostsOf(market)) {
      const place = [id, 'hosts', environment, 'web']
      for (const name of web) {
        const other = owner.get(name)
        if (other === undefined) owner.set(name, place.join(' › '))
        else problems.push({ name: 'shared-host', where: place, what: `"${name}" is already named by ${other}.` })
      }
    }
  }
  return problems
}

function hostsOf(market: unknown): (readonly [environment: string, web: readonly string[]])[] {
  if (!isObject(market) || !isObject(market.hosts)) return []
  return Object.entries(market.hosts).map(([environment, one]) => [
    environment,
    isObject(one) && Array.isArray(one.web) ? one.web.map(String) : [],
  ])
}

function quoted(found: unknown): string {
  return found === undefined ? 'nothing' : JSON.stringify(found)
}

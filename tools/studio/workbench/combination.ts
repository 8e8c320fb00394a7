// One way to see the product: account, page, app, and state of the server.
import { appFunctions, markets, people, sandbox } from 'virtual:studio/product'
import { appNames } from '../shell/apps'
import { initialChoices, oneOf, ownPath } from '../shell/choices'
import { assumedTexts } from './assumptions'
import { type DataState, dataStates } from './benchAddress'
import { isRtl } from '@pagewright/engine/studio'

export const directions = ['language', 'rtl'] as const
export const schemes = ['light', 'dark'] as const

export const nobody = 'nobody'
export const browser = 'browser'
export const today = 'today'
export const marketNames = Object.keys(markets)
export const roles: readonly string[] = [nobody, ...people.map(({ account }) => account)]
/** The apps around a page. A product without `schemas/native.json` has none. */
export const appHosts = appFunctions.length > 0 ? appNames : []
export const hosts: readonly string[] = [browser, ...appHosts]
/** The states that the sandbox of the product can have. */
export const sandboxStates: readonly DataState[] = {
  states: dataStates,
  plain: ['normal', 'slow', 'failing'] as const,
  none: ['normal'] as const,
}[sandbox]
export const days: readonly string[] = [today, ...Array.from({ length: 31 }, (_, index) => String(index + 1))]

export interface Combination {
  /** Path and query of the page. */
  readonly path: string
  readonly market: string
  readonly language: string
  /** `rtl` uses a right-to-left pseudo-language instead of a left-to-right one. */
  readonly direction: (typeof directions)[number]
  readonly scheme: (typeof schemes)[number]
  /** A demo account, or nobody. */
  readonly role: string
  /** The app around the page, or a browser. */
  readonly host: string
  /** The version of the app. A browser has none. */
  readonly version: string
  /** The day of the month, for the server and the page. */
  readonly day: string
  /** Replaces the day: a date and time in the zone of the market, such as `2026-01-31T09:30`. Empty for none. */
  readonly time: string
  readonly data: DataState
  /** Values that the conditions of the page find instead of the real ones, as `assumedTexts` reads them. */
  readonly assume: string
}

export const initialCombination: Combination = {
  path: '/',
  market: marketNames[0] ?? '',
  language: Object.values(markets)[0]?.languages[0] ?? '',
  direction: 'language',
  scheme: 'light',
  role: people[0]?.account ?? nobody,
  host: browser,
  version: initialChoices.version,
  day: today,
  time: '',
  data: 'normal',
  assume: '',
}

/** Names of the pseudo-languages, which exist only during development. */
export const pseudoLanguages = { long: 'en-XA', rtl: 'ar-XB' } as const

/** Returns the languages that a market can be shown in. Throws for an unknown market. */
export function languagesOf(market: string): readonly string[] {
  return [...(markets[oneOf('market', market, marketNames)]?.languages ?? []), ...Object.values(pseudoLanguages)]
}

/** Returns the time zone of a market. Throws for an unknown market. */
export function timeZoneOf(market: string): string {
  return markets[oneOf('market', market, marketNames)]?.timeZone ?? 'UTC'
}

export function requestLanguage({ language, direction }: Pick<Combination, 'language' | 'direction'>): string {
  return direction === 'rtl' && !isRtl(language) ? pseudoLanguages.rtl : language
}

/**
 * Returns the combination after a change. If the market lacks the language, its first language replaces it. A day and a
 * time replace each other.
 */
export function changed(before: Combination, change: Partial<Combination>): Combination {
  const moment = change.time ? { day: today } : change.day === undefined ? {} : { time: '' }
  const after = { ...before, ...moment, ...change }
  const known = languagesOf(after.market)
  return known.includes(after.language) ? after : { ...after, language: known[0] ?? after.language }
}

/** Reads a combination from texts by name. Missing ones come from `base`. Throws one sentence for an invalid value. */
export function combinationOf(texts: ReadonlyMap<string, string>, base: Combination): Combination {
  for (const name of texts.keys()) oneOf('switch', name, Object.keys(initialCombination))
  const text = (name: keyof Combination) => texts.get(name) ?? base[name]
  const market = oneOf('market', text('market'), marketNames)
  assumedTexts(text('assume'))
  const time = texts.get('time') ?? (texts.has('day') ? '' : base.time)
  const day = time === '' ? text('day') : today
  if (time !== '' && !(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) && Date.parse(`${time}Z`) > 0))
    throw new Error(`The time is "${time}". Write it as 2026-01-31T09:30.`)
  return {
    path: ownPath(text('path')),
    market,
    language: oneOf(`language in the market "${market}"`, text('language'), languagesOf(market)),
    direction: oneOf('direction', text('direction'), directions),
    scheme: oneOf('scheme', text('scheme'), schemes),
    role: oneOf('role', text('role'), roles),
    host: oneOf('host', text('host'), hosts),
    version: text('version'),
    day: oneOf('day', day, days),
    time,
    data: oneOf('data', text('data'), sandboxStates),
    assume: text('assume'),
  }
}

/** Returns the values in which two combinations differ, as texts by name. */
export function difference(one: Combination, base: Combination): readonly (readonly [string, string])[] {
  return Object.entries(one).filter(([name, value]) => value !== base[name as keyof Combination])
}

/** The directions in words. */
export const directionWords: { readonly [D in Combination['direction']]: string } = {
  language: 'as the language',
  rtl: 'right to left',
}

/** The states of the data in words. */
export const dataWords: { readonly [D in DataState]: string } = {
  normal: 'normal',
  many: 'many rows',
  empty: 'empty lists',
  slow: 'slow answers',
  failing: 'failing calls',
  over: 'session over',
}

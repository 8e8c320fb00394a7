import { markets } from '../../../markets.config'
import { pages } from '../../../pages.config'
import { type Market, usualDesignWidth } from '@pagewright/engine/tools'
import { moneyFlows } from './flows'
import type { PlannedFlow } from './stage'

/** The states of a page. A page without lists has no `empty`; a page without requests neither loads nor fails. */
export const allStates = ['ready', 'loading', 'empty', 'failed', 'open', 'outcomes'] as const
export type PageState = (typeof allStates)[number]

/** One page in one market and language. Its states are photographed together, in light and dark. */
export interface PlannedVisit {
  readonly route: string
  readonly market: string
  readonly language: string
  readonly states: readonly PageState[]
  /** The width of the screen in px. */
  readonly width: number
}

export interface GalleryOptions {
  /** Several are separated by commas. A route includes the routes below it. */
  readonly only?: string | undefined
  readonly market?: string | undefined
  readonly languages?: string | undefined
  readonly states?: string | undefined
  /** Widths of the screen in px; by default the one for which the market is designed. */
  readonly widths?: string | undefined
}

/**
 * Returns the visits for some options: by default every route, every market and both directions. States other than
 * `ready` look alike in all markets, so only the first market has them. Throws for an unknown name.
 */
export function plan(wish: GalleryOptions): readonly PlannedVisit[] {
  const routes = routesOf(wish.only)
  const chosen = named(wish.market, Object.keys(markets), 'market')
  const states = named(wish.states, allStates, 'state')
  const languages = wish.languages?.split(',') ?? ['en', 'ar']
  return chosen.flatMap((market, index) => {
    const found = marketOf(market)
    const spoken = languages.filter((language) => found.languages.includes(language))
    const widths = widthsOf(wish.widths, market)
    const shown = states.filter((state) => index === 0 || state === 'ready')
    const visited = shown.length === 0 ? [] : routes.filter((route) => found.pages?.[route] !== null)
    return visited.flatMap((route) =>
      (spoken.length > 0 ? spoken : [found.languages[0]]).flatMap((language) =>
        widths.map((width) => ({ route, market, language, states: shown, width })),
      ),
    )
  })
}

/**
 * Returns the walks through flows for some options: by default every flow in the first market and both directions.
 * `only` names flows. Throws for an unknown name.
 */
export function planFlows(wish: GalleryOptions): readonly PlannedFlow[] {
  const all = Object.keys(moneyFlows)
  const chosen = Object.entries(moneyFlows).filter(([name]) => named(wish.only, all, 'flow').includes(name))
  const [first = ''] = Object.keys(markets)
  const inMarkets = named(wish.market ?? first, Object.keys(markets), 'market')
  const languages = wish.languages?.split(',') ?? ['en', 'ar']
  return chosen.flatMap(([name, flow]) =>
    inMarkets.flatMap((market) =>
      languages.flatMap((language) =>
        widthsOf(wish.widths, market).map((width) => ({ name, flow, market, language, width })),
      ),
    ),
  )
}

/** Returns the width for which the pages of a market are designed, in px. */
export function designWidthOf(market: string): number {
  return marketOf(market).designWidth ?? usualDesignWidth
}

/** Returns a market by an id that `named` has let pass. */
export function marketOf(id: string): Market {
  return markets[id as keyof typeof markets]
}

function widthsOf(wish: string | undefined, market: string): readonly number[] {
  const widths = (wish ?? String(designWidthOf(market))).split(',').map(Number)
  if (!widths.every((one) => one >= 320 && one <= 2560))
    throw new Error(`"${wish}" are no widths: write px from 320 to 2560, with commas between them.`)
  return widths
}

function routesOf(only: string | undefined): readonly string[] {
  const all = Object.keys(pages)
  if (only === undefined) return all
  const wanted = only.split(',')
  const isMeant = (route: string, one: string) => route === one || (one !== '/' && route.startsWith(`${one}/`))
  const unknown = wanted.find((one) => !all.some((route) => isMeant(route, one)))
  if (unknown !== undefined) throw new Error(`There is no route "${unknown}". There are: ${all.join(', ')}.`)
  return all.filter((route) => wanted.some((one) => isMeant(route, one)))
}

function named<Name extends string>(wish: string | undefined, all: readonly Name[], what: string): readonly Name[] {
  if (wish === undefined) return all
  const wanted = wish.split(',')
  const unknown = wanted.find((one) => !all.some((name) => name === one))
  if (unknown !== undefined) throw new Error(`There is no ${what} "${unknown}". There are: ${all.join(', ')}.`)
  return all.filter((name) => wanted.includes(name))
}

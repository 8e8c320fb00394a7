import { markets } from '../../../markets.config'
import { pages } from '../../../pages.config'
import type { Market } from '@pagewright/engine/tools'

/** How a page may stand there; a page without lists has no `empty`, one that asks for nothing neither loads nor fails. */
export const allStates = ['ready', 'loading', 'empty', 'failed', 'open', 'outcomes'] as const
export type PageState = (typeof allStates)[number]

/** One page in one market and language: its states, and light and dark, are photographed in one go. */
export interface Visit {
  readonly route: string
  readonly market: string
  readonly language: string
  readonly states: readonly PageState[]
}

export interface Wish {
  /** Comma between several; a route stands for those below it, too. */
  readonly only?: string | undefined
  readonly market?: string | undefined
  readonly languages?: string | undefined
  readonly states?: string | undefined
}

/**
 * Takes what is wished and gives the visits that it means: every route, market and both directions of writing unless
 * told. States beside `ready` look alike in all markets: the first one shows them. Throws on a name that nothing has.
 */
export function plan(wish: Wish): readonly Visit[] {
  const routes = routesOf(wish.only)
  const chosen = named(wish.market, Object.keys(markets), 'market')
  const states = named(wish.states, allStates, 'state')
  const languages = wish.languages?.split(',') ?? ['en', 'ar']
  return chosen.flatMap((market, index) => {
    const found: Market = markets[market as keyof typeof markets]
    const spoken = languages.filter((language) => found.languages.includes(language))
    const shown = states.filter((state) => index === 0 || state === 'ready')
    const visited = shown.length === 0 ? [] : routes.filter((route) => found.pages?.[route] !== null)
    return visited.flatMap((route) =>
      (spoken.length > 0 ? spoken : [found.languages[0]]).map((language) => ({
        route,
        market,
        language,
        states: shown,
      })),
    )
  })
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

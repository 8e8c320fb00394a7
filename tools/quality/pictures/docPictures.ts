// The pictures of the documents: which page each one shows.
import type { PageState } from '../gallery/plan'

export interface DocPicture {
  /** The file in docs/pictures/, without `.png`. */
  readonly name: string
  readonly route: string
  readonly state: PageState
}

/** Photographed in English, in the first market and the light scheme, on a screen of 375 px. */
export const docPictures: readonly DocPicture[] = [
  { name: 'bound-agencies', route: '/guild/bind-list', state: 'ready' },
  { name: 'data-centre', route: '/guild/data-center', state: 'ready' },
  { name: 'recharge', route: '/app-recharge', state: 'ready' },
  { name: 'applications', route: '/guild/apply-guild', state: 'ready' },
  { name: 'no-accounts', route: '/withdraw/account', state: 'empty' },
  { name: 'orders', route: '/withdraw/order', state: 'ready' },
]

/** A screen of the picture of the README. */
export interface OverviewScreen {
  readonly route: string
  readonly market: string
  readonly language: string
  readonly scheme: 'light' | 'dark'
}

/** The screens of docs/lumi.png, from left to right: what a visitor of the repository sees first. */
export const overviewScreens: readonly OverviewScreen[] = [
  { route: '/', market: 'international', language: 'en', scheme: 'light' },
  { route: '/app-recharge', market: 'russia', language: 'en', scheme: 'light' },
  { route: '/guild/data-center', market: 'test-brand', language: 'en', scheme: 'light' },
  { route: '/withdraw/order', market: 'international', language: 'ar', scheme: 'dark' },
]

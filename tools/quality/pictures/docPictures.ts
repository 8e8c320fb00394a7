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

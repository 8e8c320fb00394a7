import { preloadable } from '../../lib/preload'

/** Imports the views of money notices on demand, together with the journal that they read. */
export const lazyMoneyViews = preloadable(() => import('./moneyViews'))

import { preloadable } from '../../lib/preload'

/** What a page that moves money is drawn with, and its journal. */
export const lazyMoneyViews = preloadable(() => import('./moneyViews'))

import { beginBlocks } from '../blocks/blockCode'
import { routeAt } from './routeAt'
import type { Site } from './site'

/**
 * Begins to load the page of an address and the code of its blocks while the start goes on with market, app and texts. Who
 * shows the page is told of what failed.
 */
export function beginPage(site: Site, market: string, pathname: string, isSignedIn: boolean): void {
  const route = site[routeAt(Object.keys(site), pathname) ?? '']
  if (!route || (route.access === 'guarded' && !isSignedIn)) return
  const begun = (route.load[market] ?? route.load.default)?.begin?.()
  begun?.then(({ route: { page, problems } }) => problems.length === 0 && beginBlocks(page.blocks)).catch(() => {})
}

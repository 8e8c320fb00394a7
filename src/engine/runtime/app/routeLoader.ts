// Loads each page once, with what it names.
import type { App } from './app'
import { registerIcons } from '../../ui/icons/icons'
import type { Texts } from '../../i18n/texts'
import { announceLoadFailure } from '../site/loading'
import { pageLoaderOf, type RouteModule } from '../site/site'

/**
 * Returns a function that loads the page of a route for the market with its messages, and registers its endpoints and
 * icons. After a failure the next call loads again.
 */
export function createRouteLoader(app: App, texts: Texts): (path: string) => Promise<RouteModule> {
  const loads = new Map<string, Promise<RouteModule>>()
  return (path) => {
    const known = loads.get(path)
    if (known) return known
    const load = loadRoute(app, texts, path)
    loads.set(path, load)
    load.catch(() => loads.delete(path))
    return load
  }
}

async function loadRoute(app: App, texts: Texts, path: string): Promise<RouteModule> {
  const route = app.site[path]
  const load = route && pageLoaderOf(route, app.marketId)
  if (!load)
    throw new Error(
      `There is no page at "${path}". Add it to pages.config.ts, or use a known route: ${Object.keys(app.site).join(', ')}.`,
    )
  const need = (words: string) => texts.loadPart(words)
  const module = (await load(need).catch(announceLoadFailure)).route
  app.registerEndpoints(module.endpoints)
  registerIcons(module.icons)
  return module
}

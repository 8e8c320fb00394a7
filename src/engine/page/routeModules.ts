// Pages and what they name, loaded once each.
import type { App } from '../app'
import { registerIcons } from '../ui/icons'
import type { RouteModule } from './site'

/** Loads the page of a route for the market, and registers what it brings. A failed load may be asked for again. */
export function createRouteLoader(app: App): (path: string) => Promise<RouteModule> {
  const loads = new Map<string, Promise<RouteModule>>()
  return (path) => {
    const known = loads.get(path)
    if (known) return known
    const load = loadRoute(app, path)
    loads.set(path, load)
    load.catch(() => loads.delete(path))
    return load
  }
}

async function loadRoute(app: App, path: string): Promise<RouteModule> {
  const route = app.site[path]
  const load = route?.load[app.marketId] ?? route?.load.default
  if (!load) throw new Error(`There is no page at "${path}". Known routes: ${Object.keys(app.site).join(', ')}.`)
  const module = (await load().catch(announced)).route
  app.registerEndpoints(module.endpoints)
  registerIcons(module.icons)
  return module
}

/** Tells the page of a load that failed as the build's own loads do (spec §8), and lets it fail; whoever listens may reload. */
function announced(error: unknown): never {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }))
  throw error
}

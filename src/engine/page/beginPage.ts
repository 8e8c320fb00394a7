import { blockCode, kindsOf } from '../blocks/blockCode'
import { moneyCode } from '../money/moneyCode'
import { ahead, type Ahead } from './ahead'
import { movesMoney, type RouteModule, type SiteRoute } from './site'

/**
 * Begins to load the page of a route and the code that it is drawn with, while the start goes on with market, app and
 * texts; `more` begins what goes with the page by its name, `read` what it reads. Who shows the page is told of what failed.
 */
export function beginPage(
  route: SiteRoute | undefined,
  market: string,
  isSignedIn: boolean,
  { more, read }: { more?(page: string): void; read?(endpoint: string): void } = {},
): void {
  if (!route || (route.access === 'guarded' && !isSignedIn)) return
  const begun = (route.load[market] ?? route.load.default)?.begin?.(more)
  // Whoever is not known yet gets to the login first.
  const mayRead = route.access === 'open' || isSignedIn
  begun?.then((module) => beginRest(module.route, mayRead ? read : undefined)).catch(ignore)
}

function beginRest(page: RouteModule, read?: (endpoint: string) => void): void {
  if (page.problems.length > 0) return
  for (const code of codeOf(page)) beginQuietly(code)
  for (const { call, body } of Object.values(page.sources)) if (!body) read?.(call)
}

/** Begins code by the names of what needs it: kinds of blocks, `money`, `mergeAllOf`. What is no such name is nothing. */
export function beginParts(names: readonly string[]): void {
  for (const name of names) if (Object.hasOwn(parts, name)) beginQuietly(parts[name])
}

const parts: { readonly [name: string]: Ahead<unknown> } = {
  ...blockCode,
  money: moneyCode,
  mergeAllOf: ahead(() => import('../form/renderer/mergeAllOf')),
}

/** The code that a page is drawn with; a kind of block that there is none for fails where it is drawn. */
export function codeOf(route: RouteModule): readonly Ahead<unknown>[] {
  const kinds = kindsOf(route.page.blocks).filter((kind) => Object.hasOwn(blockCode, kind))
  return [...kinds.map((kind) => blockCode[kind]), ...(movesMoney(route) ? [moneyCode] : [])]
}

function beginQuietly(part: Ahead<unknown> | undefined): void {
  part?.begin().catch(ignore)
}

/** Who draws it is told. */
function ignore(): void {}

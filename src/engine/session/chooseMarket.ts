import { environments, type Environment, type Hosts } from '../language/grammar/environments'
import type { Market } from '../language/types/market'

/** A market before it loads: only the hosts that choose it are known. */
export interface MarketEntry {
  readonly hosts: { readonly [E in Environment]?: Pick<Hosts, 'web'> }
}

interface ChosenMarket<M extends MarketEntry> {
  readonly id: string
  readonly market: M
  readonly environment: Environment
}

/**
 * Returns the market and environment of a host: the market that names the host, else the first one in
 * production. On a development host `wanted` chooses. Throws if the market lacks the environment.
 */
export function chooseMarket<M extends MarketEntry>(
  markets: { readonly [id: string]: M },
  host: string,
  wanted: string | undefined,
): ChosenMarket<M> {
  const all = Object.entries(markets)
  const [first] = all
  if (!first) throw new Error('markets.config.ts has no market. Add at least one.')
  const matched: Named<M> = all
    .map(([id, market]) => matchHost(id, market, host.toLowerCase()))
    .find((one) => one !== undefined) ?? {
    id: first[0],
    market: first[1],
    environment: 'production',
  }
  const wantedMarket =
    wanted !== undefined && matched.environment === 'development' && Object.hasOwn(markets, wanted)
      ? markets[wanted]
      : undefined
  const chosen =
    wantedMarket && wanted !== undefined
      ? { id: wanted, market: wantedMarket, environment: matched.environment }
      : matched
  if (!chosen.market.hosts[chosen.environment])
    throw new Error(
      `The market "${chosen.id}" has no hosts for "${chosen.environment}". It has: ${Object.keys(chosen.market.hosts).join(', ')}.`,
    )
  return chosen
}

/**
 * Returns the base URL of a market's API in an environment; '' means the page's own origin. Throws if the market is not
 * there.
 */
export function apiBaseUrl({ product, hosts }: Pick<Market, 'product' | 'hosts'>, environment: Environment): string {
  const found = hosts[environment]
  if (!found) throw new Error(`The market of "${product}" has no hosts for "${environment}".`)
  return found.api
}

interface Named<M> {
  readonly id: string
  readonly market: M
  readonly environment: Environment
}

function matchHost<M extends MarketEntry>(id: string, market: M, host: string): Named<M> | undefined {
  const environment = environments.find((one) => market.hosts[one]?.web.includes(host))
  return environment && { id, market, environment }
}

import { environments, type Environment, type Hosts, type Market } from '../language/types/market'

/** What is known of a market before it is loaded: the hosts by which it is chosen. */
export interface MarketEntry {
  readonly hosts: { readonly [E in Environment]?: Pick<Hosts, 'web'> }
}

export interface ChosenMarket<M extends MarketEntry> {
  readonly id: string
  readonly market: M
  readonly environment: Environment
}

/**
 * Chooses the market and environment of a host (spec §7): the market that names the host, or the first one in production
 * where none does. On a development host `wanted` chooses. Throws where a market lacks the environment.
 */
export function chooseMarket<M extends MarketEntry>(
  markets: { readonly [id: string]: M },
  host: string,
  wanted: string | undefined,
): ChosenMarket<M> {
  const all = Object.entries(markets)
  const [first] = all
  if (!first) throw new Error('There is no market. markets.config.ts needs at least one.')
  const named: Named<M> = all
    .map(([id, market]) => namedBy(id, market, host.toLowerCase()))
    .find((one) => one !== undefined) ?? {
    id: first[0],
    market: first[1],
    environment: 'production',
  }
  const wish =
    wanted !== undefined && named.environment === 'development' && Object.hasOwn(markets, wanted)
      ? markets[wanted]
      : undefined
  const chosen = wish && wanted !== undefined ? { id: wanted, market: wish, environment: named.environment } : named
  if (!chosen.market.hosts[chosen.environment])
    throw new Error(
      `The market "${chosen.id}" has no hosts for "${chosen.environment}". It has: ${Object.keys(chosen.market.hosts).join(', ')}.`,
    )
  return chosen
}

/** The root of a market's API where a build runs; '' is the page's own origin. Throws where the market is not there. */
export function apiBaseUrl({ product, hosts }: Market, environment: Environment): string {
  const found = hosts[environment]
  if (!found) throw new Error(`The market of "${product}" has no hosts for "${environment}".`)
  return found.api
}

interface Named<M> {
  readonly id: string
  readonly market: M
  readonly environment: Environment
}

function namedBy<M extends MarketEntry>(id: string, market: M, host: string): Named<M> | undefined {
  const environment = environments.find((one) => market.hosts[one]?.web.includes(host))
  return environment && { id, market, environment }
}

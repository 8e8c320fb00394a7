import { environments, type Environment, type Market } from '../config/market'

/** What is known of a market before it is loaded: the hosts by which it is chosen. */
export type MarketEntry = Pick<Market, 'hosts'>

export interface Chosen<M extends MarketEntry> {
  readonly id: string
  readonly market: M
  readonly environment: Environment
  /** The root of the API: '' is the page's own origin. */
  readonly api: string
}

/**
 * Chooses the market and environment of a host (spec §7): the market that names the host, or the first one in production
 * where none does. On a development host `wanted` chooses. Throws where a market lacks the environment.
 */
export function chooseMarket<M extends MarketEntry>(
  markets: { readonly [id: string]: M },
  host: string,
  wanted: string | undefined,
): Chosen<M> {
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
  const hosts = chosen.market.hosts[chosen.environment]
  if (!hosts)
    throw new Error(
      `The market "${chosen.id}" has no hosts for "${chosen.environment}". It has: ${Object.keys(chosen.market.hosts).join(', ')}.`,
    )
  return { ...chosen, api: hosts.api }
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

// Converts problems to findings: adds places, and merges problems that several markets share.
import type { Problem } from '@pagewright/engine/tools'
import type { Place } from '../effective/traced'
import type { MarketProblem } from './product/checkMarkets'
import type { Finding } from './finding'

/** Adds the place to each problem. Merges equal problems at one place, and lists their markets and subjects. */
export function findingsOf(
  problems: readonly MarketProblem[],
  locate: (problem: Problem & { readonly market?: string }) => Place,
): Finding[] {
  const found = new Map<string, Shared>()
  for (const { market, ...problem } of withoutEchoes(problems)) {
    const place = locate({ ...problem, market })
    // `allowed` is no part of the id, because it may differ by market.
    const id = JSON.stringify([place, problem.name, problem.what])
    const shared = found.get(id) ?? { finding: { ...place, ...problem }, markets: new Set(), places: new Map() }
    found.set(id, shared)
    shared.places.set(problem.where.join(' › '), problem.where)
    // A place in a market already names the market.
    if (market !== '' && problem.where[0] !== market) shared.markets.add(market)
  }
  return [...found.values()].map(({ finding, markets, places }) => {
    const [, ...also] = places.values()
    return {
      ...finding,
      ...(markets.size > 0 && { markets: [...markets] }),
      ...(also.length > 0 && { also }),
    }
  })
}

/** Moves a problem from a market's overlay to the page if the page has the same problem in another market. The overlay did
 * not cause it. */
function withoutEchoes(problems: readonly MarketProblem[]): MarketProblem[] {
  const idOf = ({ name, what }: Problem, where: readonly string[]) => JSON.stringify([name, where, what])
  const common = new Set(problems.map((problem) => idOf(problem, problem.where)))
  return problems.map((problem) => {
    const [market, member, ...rest] = problem.where
    const isEcho = market === problem.market && member === 'pages' && common.has(idOf(problem, rest))
    return isEcho ? { ...problem, where: rest } : problem
  })
}

interface Shared {
  readonly finding: Finding
  readonly markets: Set<string>
  readonly places: Map<string, readonly string[]>
}

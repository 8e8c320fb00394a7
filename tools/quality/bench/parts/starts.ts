// Measures cold starts of the product's heaviest pages over a slow network, also while calls fail.
import { medianOf, showFigure, table, type Figures, type Row } from '../figures'
import type { Network } from '../measure/network'
import { openPage } from '../measure/openPage'
import { visitVitals } from '../measure/visitVitals'
import { inTurn, type Bench, type Part } from '../part'
import { networkIn, order, signedAddress, states, usable, type State } from '../productPages'
import { atMost } from '../targets'
import { routes } from '../../../../tests/e2e/support/routes'

const slow4G: Network = { latencyMs: 400, kBitDown: 1600, kBitUp: 750 }
const first = '/recharge'
const well: State = 'all is well'

export const startsPart: Part = {
  name: 'starts',
  async run(bench) {
    const wanted = bench.routes ?? (bench.isQuick ? [first, '/guild/member'] : await heaviest(bench, 10))
    const wrong = statesOf(bench)
    const tables: { readonly state: State; readonly rows: readonly Row[] }[] = []
    for (const state of wrong) tables.push({ state, rows: await started(bench, wanted, state) })
    const isWhole = bench.state === undefined
    const unslowed = isWhole ? await started({ ...bench, slowdown: 1 }, wanted, well) : []
    const again = isWhole ? await started(bench, wanted, well, true) : []
    const all = tables.flatMap(({ rows }) => rows)
    const worst = (figure: string, rows: readonly Row[] = all) => Math.max(...rows.map((row) => medianOf(row, figure)))
    const ms = (value: number) => `${showFigure(value)} ms`
    const where = `worst of ${wanted.length} routes`
    return {
      text: [
        `### The product from a cold start: slow 4G (400 ms, 1.6 Mbit/s)`,
        bench.isQuick || bench.routes
          ? `${wanted.join(', ')}.`
          : `The ten routes that load the most bytes, and ${first}.`,
        ...tables.flatMap(({ state, rows }) => [`#### ${state}`, table(rows)]),
        ...(isWhole
          ? [
              '#### all is well, processor at full speed',
              table(unslowed),
              '#### all is well, a second visit with a warm cache',
              table(again),
            ]
          : []),
      ].join('\n\n'),
      reached: [
        ...tables.map(({ state, rows }) => atMost(`LCP, ${state}, ${where}`, worst('LCP ms', rows), 2500, ms)),
        ...(isWhole
          ? [
              atMost(`LCP, all is well, processor at full speed, ${where}`, worst('LCP ms', unslowed), 2500, ms),
              atMost(`LCP of a second visit, ${where}`, worst('LCP ms', again), 1500, ms),
            ]
          : []),
        atMost(`INP, ${where} in ${wrong.length} states`, worst('INP ms'), 200, ms),
        atMost(`CLS, ${where} in ${wrong.length} states`, worst('CLS'), 0.1, showFigure),
      ],
    }
  },
}

function statesOf({ state, isQuick }: Bench): readonly State[] {
  const all = Object.keys(states) as State[]
  const named = all.filter((one) => one === state)
  if (state !== undefined && named.length === 0) throw new Error(`There is no state "${state}". Use ${all.join(', ')}.`)
  return state !== undefined ? named : isQuick ? [well, 'status 500'] : all
}

async function started(
  bench: Bench,
  wanted: readonly string[],
  state: State,
  isAgain = false,
): Promise<readonly Row[]> {
  const { browser, origins, slowdown, isQuick, runs } = bench
  const visit = (route: string) => async (): Promise<Figures> => {
    const url = await signedAddress(origins.product, route)
    await order(origins.product, state)
    try {
      const network = { ...slow4G, ...networkIn(state) }
      return await visitVitals(browser, { url, ready: usable, slowdown, network, isAgain })
    } finally {
      await order(origins.product, well)
    }
  }
  const visits = Object.fromEntries(wanted.map((route) => [route, visit(route)]))
  const found = await inTurn(
    `starts, ${state}${isAgain ? ', again' : ''}`,
    bench.routes ? runs : isQuick ? 1 : Math.max(1, runs - 3),
    visits,
  )
  return wanted.map((route) => ({ name: route, runs: found[route] ?? [] }))
}

/** Returns the first route, and those that load the most bytes until they can be used. */
async function heaviest({ browser, origins }: Bench, count: number): Promise<readonly string[]> {
  const weights: { route: string; kB: number }[] = []
  for (const route of routes) {
    const url = await signedAddress(origins.product, route)
    const { loaded, close } = await openPage(browser, { url, ready: usable, slowdown: 1 })
    await close()
    weights.push({ route, kB: loaded.js + loaded.css })
  }
  const heavy = weights.toSorted((a, b) => b.kB - a.kB).slice(0, count)
  return [...new Set([first, ...heavy.map(({ route }) => route)])]
}

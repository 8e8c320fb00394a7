// Measures what each trick for speed buys: the product as it is, and built without one of them.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '@pagewright/vite'
import { openSandbox } from '../../../../sandbox/openSandbox'
import { copyProject } from '../../projectCopy'
import { medianOf, ratioOf, ratioText, table, type Figures, type Row } from '../figures'
import { visitChoice } from '../measure/visitChoice'
import { visitForm } from '../measure/visitForm'
import { visitVitals } from '../measure/visitVitals'
import { inTurn, type Bench, type Part } from '../part'
import { signedAddress, usable } from '../productPages'
import { runScriptIn } from '../runIn'
import { tricks, type Measurement, type Trick } from '../tricks'

interface Place {
  readonly route: string
  readonly figure: string
  visit(bench: Bench, url: string): Promise<Figures>
}

const slow4G = { latencyMs: 400, kBitDown: 1600, kBitUp: 750 }
const start = ({ browser, slowdown }: Bench, url: string) =>
  visitVitals(browser, { url, ready: usable, slowdown, network: slow4G })
const form = ({ browser, slowdown }: Bench, url: string) =>
  visitForm(browser, { url, ready: usable, slowdown, problem: '.pw-field-error' })
const choice = ({ browser, slowdown }: Bench, url: string) => visitChoice(browser, { url, ready: usable, slowdown })

const places: { readonly [measured in Measurement]: Place } = {
  start: { route: '/recharge', figure: 'LCP ms', visit: start },
  key: { route: '/guild/create', figure: 'script a key', visit: form },
  open: { route: '/recharge', figure: 'ms until it is open', visit: choice },
  openWork: { route: '/recharge', figure: 'work of opening', visit: choice },
}

const asItIs = 'as it is'

export const tricksPart: Part = {
  name: 'tricks',
  isSlow: true,
  async run(bench) {
    const sandbox = openSandbox({ file: ':memory:', strict: false })
    const work = mkdtempSync(join(tmpdir(), 'tricks-'))
    const sites: { [name: string]: Awaited<ReturnType<typeof startSite>> } = {}
    try {
      for (const trick of [undefined, ...tricks]) {
        const name = trick?.name ?? asItIs
        const folder = buildWithout(trick, join(work, String(Object.keys(sites).length)))
        sites[name] = await startSite({ folder, api: sandbox.answer, port: 0, host: '127.0.0.1' })
      }
      const rows: Bought[] = []
      for (const measured of Object.keys(places) as Measurement[]) rows.push(...(await measure(bench, measured, sites)))
      return {
        text: ['### Tricks for speed, each left out alone', boughtTable(rows), ...textsOf(rows)].join('\n\n'),
        reached: rows.map(({ name, ratio }) => ({
          what: `without this: ${name}`,
          target: '≥ 1.10 ×',
          reached: ratioText(ratio),
          isMet: ratio >= 1.1,
        })),
      }
    } finally {
      for (const site of Object.values(sites)) await site.stop()
      sandbox.close()
      rmSync(work, { recursive: true, force: true })
    }
  },
}

/** The gain of a trick: the figure without it, divided by the figure with it. */
interface Bought {
  readonly name: string
  readonly measured: Measurement
  readonly ratio: number
  readonly with: Row
  readonly without: Row
}

async function measure(
  bench: Bench,
  measured: Measurement,
  sites: { readonly [name: string]: { readonly origin: string } },
): Promise<readonly Bought[]> {
  const { route, figure, visit } = places[measured]
  const names = [asItIs, ...tricks.filter((trick) => trick.measured === measured).map(({ name }) => name)]
  const visits = Object.fromEntries(
    names.map((name) => [name, async () => visit(bench, await signedAddress(sites[name]?.origin ?? '', route))]),
  )
  const found = await inTurn(`tricks, ${measured}`, bench.runs, visits)
  const own = { name: asItIs, runs: found[asItIs] ?? [] }
  return names.slice(1).map((name) => {
    const without = { name, runs: found[name] ?? [] }
    return { name, measured, ratio: ratioOf(without, own, figure), with: own, without }
  })
}

function boughtTable(all: readonly Bought[]): string {
  const lines = all.map(({ name, measured, ratio, with: own, without }) => {
    const { route, figure } = places[measured]
    const [before, after] = [own, without].map((row) => medianOf(row, figure).toFixed(1))
    return `| ${name} | ${route}, ${figure} | ${before} | ${after} | ${ratioText(ratio)} |`
  })
  return ['| Trick | Page and figure | with | without | |', '|---|---|---|---|---|', ...lines].join('\n')
}

/** Returns the whole figures of each page. */
function textsOf(all: readonly Bought[]): readonly string[] {
  return (Object.keys(places) as Measurement[]).flatMap((measured) => {
    const rows = all.filter((one) => one.measured === measured)
    const own = rows[0]?.with
    return own
      ? [`#### ${measured}: ${places[measured].route}`, table([own, ...rows.map(({ without }) => without)], own)]
      : []
  })
}

/** Builds the product without a trick, and returns the folder of the build. */
function buildWithout(trick: Trick | undefined, into: string): string {
  const copy = copyProject()
  try {
    if (trick) copy.edit(trick.file, trick.from, trick.to)
    runScriptIn(copy.folder, 'build')
    cpSync(join(copy.folder, 'dist'), into, { recursive: true })
    return into
  } finally {
    copy.remove()
  }
}

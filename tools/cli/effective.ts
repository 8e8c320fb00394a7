// `npm run effective -- --market <id> --page <route>` prints a page as one market has it. `--explain` prints where each
// value is written; `--json` prints data.
import { nearest } from '@pagewright/engine/tools'
import { leavesOf, mergeTraced, type Leaf } from './effective/mergeTraced'
import { traceExport } from './effective/trace'
import { plain, type Traced } from './effective/traced'
import { readOptions } from './options'
import { root as ownRoot } from './root'

export async function main(args: string[]): Promise<number> {
  try {
    const { market, page, explain, json } = readOptions(args, {
      market: 'value',
      page: 'value',
      explain: 'switch',
      json: 'switch',
    })
    const found = effective(ownRoot, market, page)
    if (explain) {
      const leaves = leavesOf(found)
      console.log(json ? JSON.stringify(leaves, null, 2) : table(leaves))
    } else console.log(JSON.stringify(plain(found), null, json ? undefined : 2))
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

/**
 * Returns the page of a route in a market of the product at `root`. Throws if the market or page does not exist, and
 * suggests a name.
 */
export function effective(root: string, market: string | undefined, route: string | undefined): Traced {
  const markets = membersOf(traceExport(root, 'markets.config.ts', 'markets'))
  const overlay = membersOf(one(markets, market, '--market', 'market')).get('pages')
  const base = traceExport(root, 'pages.config.ts', 'pages')
  const page = one(membersOf(base), route, '--page', 'page')
  const patch = overlay && membersOf(overlay).get(route ?? '')
  if (!patch) return page
  const merged = mergeTraced(page, patch)
  if (!merged)
    throw new Error(`The market "${market}" does not have the page "${route}": ${patch.file}:${patch.line} removes it.`)
  return merged
}

function membersOf(traced: Traced): ReadonlyMap<string, Traced> {
  return traced.kind === 'members' ? traced.members : new Map()
}

function one(among: ReadonlyMap<string, Traced>, name: string | undefined, option: string, noun: string): Traced {
  const names = [...among.keys()]
  if (name === undefined) throw new Error(`${option} is missing. Use one of: ${names.join(', ')}.`)
  const found = among.get(name)
  if (found) return found
  const suggestion = nearest(name, names)
  const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`
  throw new Error(`There is no ${noun} "${name}".${hint} There are: ${names.join(', ')}.`)
}

function table(leaves: readonly Leaf[]): string {
  const rows = leaves.map(({ path, value, file, line }) => [path, JSON.stringify(value), `${file}:${line}`] as const)
  const width = (column: 0 | 1) => Math.min(60, Math.max(...rows.map((row) => row[column].length)))
  return rows.map(([path, value, place]) => `${path.padEnd(width(0))}  ${value.padEnd(width(1))}  ${place}`).join('\n')
}

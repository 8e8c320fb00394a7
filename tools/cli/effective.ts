// Prints a page as one market has it.
import { type Command, examples, InvalidArgument, program } from './command'
import { leavesOf, mergeTraced, type Leaf, plain, type Traced } from './effective/traced'
import { traceExport } from './effective/trace'
import { didYouMean } from './allowed'

const options = (command: Command) =>
  command
    .option('--market <id>', 'the market')
    .option('--page <route>', 'the route of the page')
    .option('--explain', 'print the file and line of each value')
    .option('--json', 'print data, as short as it can be')
    .addHelpText('after', examples('--market main --page /', '--market main --page / --explain'))

export const main = program(options, ({ market, page, explain, json }, root) => {
  const found = effective(root, market, page)
  if (explain) {
    const leaves = leavesOf(found)
    console.log(json ? JSON.stringify(leaves, null, 2) : table(leaves))
  } else console.log(JSON.stringify(plain(found), null, json ? undefined : 2))
  return 0
})

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
  if (name === undefined) throw new InvalidArgument(`${option} is missing. Use one of: ${names.join(', ')}.`)
  const found = among.get(name)
  if (found) return found
  throw new InvalidArgument(`There is no ${noun} "${name}". ${didYouMean(name, names)}There are: ${names.join(', ')}.`)
}

function table(leaves: readonly Leaf[]): string {
  const rows = leaves.map(({ path, value, file, line }) => [path, JSON.stringify(value), `${file}:${line}`] as const)
  const width = (column: 0 | 1) => Math.min(60, Math.max(...rows.map((row) => row[column].length)))
  return rows.map(([path, value, place]) => `${path.padEnd(width(0))}  ${value.padEnd(width(1))}  ${place}`).join('\n')
}

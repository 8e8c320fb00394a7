// Chooses the mistakes: the same ones for the same product, spread evenly over operators and files.
import { createRandom, hash } from '../../../sandbox/seed/random'
import type { Files } from '@pagewright/cli/source'
import { areaOf, isConfig } from './areas'
import { factsOf, type Facts } from './facts'
import type { Edit, Mutant } from './mutant'
import type { Operator } from './operator'
import { operators } from './operators/all'
import { lineAt, sitesOf, type Site } from './site'

/** Returns every mistake that the operators can make in a product, by operator. Another seed makes other ones. */
export async function allMutants(
  files: Files,
  some = operators,
  seed = 1,
): Promise<ReadonlyMap<string, readonly Mutant[]>> {
  const facts = await factsOf(files)
  const found = new Map<string, Mutant[]>(some.map(({ id }) => [id, []]))
  for (const file of configs(files)) {
    const source = files.read(file)
    for (const site of sitesOf(file, source)) {
      const area = areaOf(site)
      for (const operator of some) {
        if (operator.area !== 'all' && operator.area !== area) continue
        const mutant = mutantOf(operator, site, { source, facts, seed })
        if (mutant) found.get(operator.id)?.push(mutant)
      }
    }
  }
  return found
}

/** Chooses a number of mistakes: equally many of each operator as far as possible, and of all files in turn. */
export function chosen(all: ReadonlyMap<string, readonly Mutant[]>, count: number, seed = 1): readonly Mutant[] {
  const queues = [...all.values()].map((mutants) => inTurn(mutants, seed))
  const taken: Mutant[] = []
  for (let round = 0; taken.length < count && queues.some((queue) => queue.length > round); round += 1)
    for (const queue of queues) taken.push(...queue.slice(round, round + 1))
  return taken.slice(0, count)
}

/** Returns the source files for mistakes. */
export function configs(files: Files): string[] {
  const all = ['pages', 'markets', 'schemas', 'locales'].flatMap((folder) => files.below(folder))
  return [...all, 'pages.config.ts', 'markets.config.ts'].filter(isConfig)
}

interface Around {
  readonly source: string
  readonly facts: Facts
  readonly seed: number
}

function mutantOf(operator: Operator, site: Site, { source, facts, seed }: Around): Mutant | undefined {
  const id = `${operator.id} ${site.file} ${site.path.join('.')}`
  const edit = operator.plant(site, { facts, source, random: createRandom(hash(id, 6 + seed)) })
  if (!edit || source.slice(edit.start, edit.end) === edit.text) return undefined
  return {
    id,
    operator: operator.id,
    file: site.file,
    edit,
    line: lineAt(site.file, source, edit.start),
    lines: linesOf(site, edit, source),
    was: source.slice(edit.start, edit.end),
    becomes: edit.text,
  }
}

/**
 * Returns the lines of an edit. A lost member has no line any more: the object that lacks it, and the member before it, are
 * right places as well.
 */
function linesOf(site: Site, { start, end, text }: Edit, source: string): readonly number[] {
  const { holder } = site
  const before = holder?.parts[holder.parts.indexOf(site) - 1]
  const lacking = [holder?.key?.start ?? holder?.span.start, (before?.member ?? before?.span)?.start]
  const offsets = [start, end, ...(text === '' ? lacking : [])].flatMap((one) => one ?? [])
  const lines = offsets.map((one) => lineAt(site.file, source, one))
  const [first = 1, last = 1] = lines
  return [...new Set([...Array.from({ length: last - first + 1 }, (_, at) => first + at), ...lines.slice(2)])]
}

/** Takes one mistake of each file in turn. Within a file, the order is pseudo-random. */
function inTurn(mutants: readonly Mutant[], seed: number): readonly Mutant[] {
  const files = [...new Set(mutants.map(({ file }) => file))].map((file) =>
    mutants.filter((one) => one.file === file).toSorted((a, b) => hash(a.id, seed) - hash(b.id, seed)),
  )
  const most = Math.max(0, ...files.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => files.flatMap((own) => own.slice(at, at + 1))).flat()
}

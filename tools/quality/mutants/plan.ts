// Chooses the mistakes: the same ones for the same product, spread evenly over operators and files.
import { createRandom, hash } from '../../../sandbox/seed/random'
import type { Files } from '@pagewright/cli/source'
import { areaOf, isConfig } from './areas'
import { factsOf, type Facts } from './facts'
import type { Mutant } from './mutant'
import type { Operator } from './operator'
import { operators } from './operators/all'
import { lineAt, sitesOf, type Site } from './site'

/** Returns every mistake that the operators can make in a product, by operator. */
export async function allMutants(files: Files, some = operators): Promise<ReadonlyMap<string, readonly Mutant[]>> {
  const facts = await factsOf(files)
  const found = new Map<string, Mutant[]>(some.map(({ id }) => [id, []]))
  for (const file of configs(files)) {
    const source = files.read(file)
    for (const site of sitesOf(file, source)) {
      const area = areaOf(site)
      for (const operator of some) {
        if (operator.area !== 'all' && operator.area !== area) continue
        const mutant = mutantOf(operator, site, source, facts)
        if (mutant) found.get(operator.id)?.push(mutant)
      }
    }
  }
  return found
}

/** Chooses a number of mistakes: equally many of each operator as far as possible, and of all files in turn. */
export function chosen(all: ReadonlyMap<string, readonly Mutant[]>, count: number): readonly Mutant[] {
  const queues = [...all.values()].map(inTurn)
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

function mutantOf(operator: Operator, site: Site, source: string, facts: Facts): Mutant | undefined {
  const id = `${operator.id} ${site.file} ${site.path.join('.')}`
  const edit = operator.plant(site, { facts, source, random: createRandom(hash(id, 7)) })
  if (!edit || source.slice(edit.start, edit.end) === edit.text) return undefined
  return {
    id,
    operator: operator.id,
    file: site.file,
    edit,
    line: lineAt(site.file, source, edit.start),
    was: source.slice(edit.start, edit.end),
    becomes: edit.text,
  }
}

/** Takes one mistake of each file in turn. Within a file, the order is pseudo-random. */
function inTurn(mutants: readonly Mutant[]): readonly Mutant[] {
  const files = [...new Set(mutants.map(({ file }) => file))].map((file) =>
    mutants.filter((one) => one.file === file).toSorted((a, b) => hash(a.id, 1) - hash(b.id, 1)),
  )
  const most = Math.max(0, ...files.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => files.flatMap((own) => own.slice(at, at + 1))).flat()
}

// The cases of one run: reads the repository and its history, and asks choose.ts.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesAt } from '@pagewright/cli/source'
import { listCases, tableOfCase, type Case } from './cases'
import { readHistory, type ChangedFile, type History } from './changes'
import { choose, type ChosenCases } from './choose'
import { graphOf, type Graph } from './graph'
import { reachOf, type Repository, type Reach } from './reach'
import { readSite, type SiteFacts } from './site'

export interface Selection extends ChosenCases {
  readonly all: readonly Case[]
  readonly history: History | undefined
}

interface Wish {
  /** Parts of names of spec files; all files if there is none. */
  readonly filters: readonly string[]
  /** Seconds that the cases may take, added up. */
  readonly seconds: number
  readonly hasCore: boolean
  /** The commit from which the newest change is counted. */
  readonly from?: string | undefined
}

/** Chooses the browser cases of a run. */
export async function select(root: string, { filters, seconds, hasCore, from }: Wish): Promise<Selection> {
  const history = readHistory(root)
  const facts = await readFacts(root)
  const change = newestChange(history, from)
  const recent = change && reachOf(change, facts)
  // Listing the cases takes some seconds.
  if (!hasCore && isNothing(recent)) return { cases: [], left: 0, all: [], history }
  const all = await listCases(filters)
  const choice = choose({
    cases: all,
    routesOf: routesOfCases(root, facts),
    recent,
    // A word that names files asks for all their cases.
    isNamed: filters.length > 0,
    seconds,
    hasCore,
  })
  return { ...choice, all, history }
}

/** Returns what somebody works on: what is not committed, and the commits of the branch. Undefined where there is no history. */
export function newestChange(history: History | undefined, from = history?.base()): readonly ChangedFile[] | undefined {
  return from === undefined ? undefined : history?.changesSince(from)
}

function isNothing(reach: Reach | undefined): boolean {
  return !reach || (!reach.isAll && reach.routes.size + reach.changed.size + reach.specs.size === 0)
}

async function readFacts(root: string): Promise<Repository> {
  const graph = graphOf(root)
  return {
    graph,
    site: await siteOf(root, graph),
    schemas: filesAt(root).below('schemas'),
    read(file) {
      const path = join(root, file)
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined
    },
  }
}

/** A product that cannot be loaded has no pages: each change then reaches all cases. */
async function siteOf(root: string, graph: Graph): Promise<SiteFacts> {
  try {
    return await readSite(root, graph)
  } catch {
    return new Map()
  }
}

/** A module that so many spec files load is a tool, and says nothing of their subject. */
const shared = 6

/** Returns what tells the pages of a case: those that its title names, or else those in the text of its spec file. */
function routesOfCases(root: string, { graph, site }: Repository): (one: Case) => readonly string[] | undefined {
  const routes = [...site.keys()]
  const perFile = new Map<string, readonly string[]>()
  const ofFile = (file: string) => {
    const spec = `tests/e2e/${file}`
    const own = [...graph.loadedBy([spec], (one) => one !== spec && !isOwnSupport(one, graph))]
    return routesIn(own.map((one) => readFileSync(join(root, one), 'utf8')).join('\n'), routes)
  }
  return (one) => {
    const titled = routesIn(one.key.slice(tableOfCase(one).length), routes)
    if (titled.length > 0) return titled
    const known = perFile.get(one.file) ?? ofFile(one.file)
    perFile.set(one.file, known)
    return known.length > 0 ? known : undefined
  }
}

function isOwnSupport(file: string, graph: Graph): boolean {
  if (!file.startsWith('tests/e2e/support/')) return false
  return [...graph.loading([file]).keys()].filter((one) => one.endsWith('.spec.ts')).length < shared
}

/** Returns the routes that a text names. */
export function routesIn(text: string, routes: readonly string[]): readonly string[] {
  const named = new Set([...text.matchAll(/(?<=^|[\s'"`])\/[\w/-]*(?=[\s'"`?:,;]|$)/g)].map(([word]) => word))
  return routes.filter((route) => named.has(route))
}

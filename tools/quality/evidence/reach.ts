// Finds the pages and spec files that a change can reach.
import { isObject } from '@pagewright/engine/tools'
import type { ChangedFile } from './changes'
import type { Graph } from './graph'
import type { SiteFacts } from './site'
import { subjects } from './subjects'

export interface Reach {
  /** True if every page can behave differently. */
  readonly isAll: boolean
  /** The routes of pages that can behave differently for a reason of their own. */
  readonly routes: ReadonlySet<string>
  /** Spec files that changed. */
  readonly changed: ReadonlySet<string>
  /** Spec files that load something that changed, or are about it. */
  readonly specs: ReadonlySet<string>
}

export interface Repository {
  readonly graph: Graph
  readonly site: SiteFacts
  /** The files of definitions: `schemas/guild.json`. */
  readonly schemas: readonly string[]
  /** Returns the text of a file of the working tree, or undefined where there is none. */
  read(file: string): string | undefined
}

/** Neither in the build nor read by a browser test. */
const aside =
  /\.md$|^(?:docs|\.github|\.changeset|\.vscode)\/|^tests\/(?!e2e\/)|^(?:LICENSE|knip\.json|tsconfig\.json|\.[\w.]+)$/
/** The files that a browser or the server of a page loads first. */
const roots = ['src/begin.ts', 'src/main.tsx', 'src/engine/boot/guard.ts', 'src/engine/report/report.ts']
const specFile = /^tests\/e2e\/.*\.spec\.ts$/

/** Returns what some changes can reach. A file that no rule knows reaches everything. */
export function reachOf(changes: readonly ChangedFile[], facts: Repository): Reach {
  const found = changes.map((change) => reachOfOne(change, facts))
  return {
    isAll: found.some(({ isAll }) => isAll),
    routes: new Set(found.flatMap(({ routes = [] }) => [...routes])),
    changed: new Set(
      changes
        .map(({ file }) => file)
        .filter((file) => specFile.test(file))
        .map(nameOf),
    ),
    specs: new Set(changes.flatMap(({ file }) => specsOf(file, facts.graph))),
  }
}

interface Found {
  readonly isAll?: boolean
  readonly routes?: Iterable<string>
}

function reachOfOne(change: ChangedFile, facts: Repository): Found {
  const { file } = change
  if (aside.test(file) || file.startsWith('tests/')) return {}
  if (file.startsWith('src/')) return reachOfSource(file, facts)
  if (file.startsWith('pages/')) return orAll(routesWhere(facts, ({ files }) => files.has(file)))
  if (/^schemas\/.*\.json$/.test(file)) return reachOfSchema(change, facts)
  if (/^locales\/.*\.json$/.test(file)) return reachOfMessages(change, facts)
  if (file.startsWith('sandbox/')) return reachOfSandbox(file, facts)
  // Tools that check, edit and show a product are not in its build.
  if (/^(?:examples|deploy|tools\/(?!vite\/|cli\/))|^tools\/cli\/(?:check|new|effective|language)\b/.test(file))
    return {}
  return { isAll: true }
}

/** Returns the spec files that load a file of tests or tools, or are about it. */
function specsOf(file: string, graph: Graph): readonly string[] {
  const about = Object.keys(subjects).filter((name) => subjects[name]?.some((start) => file.startsWith(start)))
  if (!/^(?:tests\/e2e|tools)\//.test(file)) return about
  return [...[...graph.loading([file]).keys()].filter((one) => specFile.test(one)).map(nameOf), ...about]
}

function nameOf(file: string): string {
  return file.slice('tests/e2e/'.length).replace(/\.spec\.ts$/, '')
}

/** A page reaches a kind of block, or a widget of the product, by naming it. An action opens the form of a kind of its own name. */
const parts = [
  { folder: /^src\/engine\/blocks\/(\w+)\//, members: ['block', 'do'] },
  { folder: /^src\/widgets\/([\w-]+)\//, members: ['widget'] },
]

/** Returns the pages that name the part to which a file belongs; undefined for a file that belongs to none. */
function routesOfPart(file: string, { site }: Repository): ReadonlySet<string> | undefined {
  const texts = parts.flatMap(({ folder, members }) =>
    [folder.exec(file)?.[1]].flatMap((name) => (name ? members.map((member) => `"${member}":"${name}"`) : [])),
  )
  const routes = routesNaming(site, texts)
  return routes.size > 0 ? routes : undefined
}

function reachOfSource(file: string, repository: Repository): Found {
  const isPart = (one: string) => routesOfPart(one, repository) !== undefined
  if (!isPart(file) && repository.graph.loadedBy(roots, isPart).has(file)) return { isAll: true }
  const loading = [...repository.graph.loading([file]).keys()]
  return { routes: new Set(loading.flatMap((one) => [...(routesOfPart(one, repository) ?? [])])) }
}

function reachOfSchema(change: ChangedFile, facts: Repository): Found {
  const contract = objectOf(facts.read('schemas/api.json'))
  if (change.file === 'schemas/api.json') {
    const endpoints = differing(objectOf(change.before()), contract)
    return orAll(routesNaming(facts.site, endpoints.map(quoted)))
  }
  const name = change.file.slice('schemas/'.length)
  const [before, now] = [change.before(), facts.read(change.file)].map((text) => objectOf(text).$defs)
  const changed = differing(isObject(before) ? before : {}, isObject(now) ? now : {}).map(
    (id) => `${name}#/$defs/${id}`,
  )
  const refs = withUsers(changed, facts)
  const endpoints = Object.entries(contract).filter(([, entry]) => refs.some((ref) => mentions(entry, ref)))
  return orAll(routesNaming(facts.site, [...endpoints.map(([endpoint]) => endpoint), ...refs].map(quoted)))
}

/** Adds the definitions that refer to some definitions, directly or through others. */
function withUsers(refs: readonly string[], facts: Repository): readonly string[] {
  const found = [...refs]
  for (const ref of found)
    for (const file of facts.schemas) {
      const name = file.slice('schemas/'.length)
      const { $defs } = objectOf(facts.read(file))
      for (const [id, definition] of Object.entries(isObject($defs) ? $defs : {})) {
        const own = `${name}#/$defs/${id}`
        const isUser =
          mentions(definition, ref) || (ref.startsWith(`${name}#`) && mentions(definition, ref.slice(name.length)))
        if (isUser && !found.includes(own)) found.push(own)
      }
    }
  return found
}

function reachOfMessages(change: ChangedFile, { site, read }: Repository): Found {
  const keys = differing(objectOf(change.before()), objectOf(read(change.file)))
  const found = keys.map((key) => routesNaming(site, [quoted(key.replace(/_(?:zero|one|two|few|many|other)$/, ''))]))
  // A message that no page names is one of the engine, or is put together from parts.
  return found.some(({ size }) => size === 0) ? { isAll: true } : { routes: found.flatMap((routes) => [...routes]) }
}

function reachOfSandbox(file: string, { graph, site, read }: Repository): Found {
  const handlers = [...graph.loading([file]).keys()].filter((one) => one.startsWith('sandbox/handlers/'))
  const endpoints = handlers.flatMap((one) => [...(read(one) ?? '').matchAll(/'((?:GET|POST) \/[^']*)'/g)])
  return orAll(
    routesNaming(
      site,
      endpoints.map(([, endpoint = '']) => quoted(endpoint)),
    ),
  )
}

function routesWhere(
  { site }: Repository,
  isMeant: (page: { readonly files: ReadonlySet<string> }) => boolean,
): ReadonlySet<string> {
  return new Set([...site].filter(([, page]) => isMeant(page)).map(([route]) => route))
}

function routesNaming(site: SiteFacts, texts: readonly string[]): ReadonlySet<string> {
  return new Set([...site].filter(([, page]) => texts.some((text) => page.text.includes(text))).map(([route]) => route))
}

/** Returns every page if none was found: no rule knows who uses the thing. */
function orAll(routes: ReadonlySet<string>): Found {
  return routes.size === 0 ? { isAll: true } : { routes }
}

function quoted(text: string): string {
  return JSON.stringify(text)
}

function mentions(value: unknown, ref: string): boolean {
  return JSON.stringify(value).includes(quoted(ref))
}

function differing(before: object, now: object): readonly string[] {
  const [old, young] = [new Map(Object.entries(before)), new Map(Object.entries(now))]
  return [...new Set([...old.keys(), ...young.keys()])].filter(
    (key) => JSON.stringify(old.get(key)) !== JSON.stringify(young.get(key)),
  )
}

/** Returns the object that a text is; an empty one where it is none. */
function objectOf(text = '{}'): { readonly [key: string]: unknown } {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

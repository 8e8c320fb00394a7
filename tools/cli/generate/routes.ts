// Writes one module for each route and market: the effective page with everything that it names.
import {
  type CodeGroup,
  isObject,
  type PageConfig,
  routeFile,
  type Source,
  codeOfBlocks,
} from '@pagewright/engine/tools'
import { entranceOf, type CheckedRoutes, type Entrance } from '../check/product/examine'
import type { MarketProblem } from '../check/product/checkMarkets'
import { iconShapes } from './icons'
import type { Product } from './loadProduct'
import type { Contract, SchemaSet } from './schemaSet'

/** The entry of a route in .pagewright/site.ts. */
export interface RouteEntry extends Entrance {
  /** The module by market. `default` is for all markets that are not named. */
  readonly load: { readonly [market: string]: string }
  /** Markets that remove the page. */
  readonly hidden: readonly string[]
  /** The code groups that render the page, in all markets together. */
  readonly code: readonly CodeGroup[]
}

interface Options {
  readonly product: Product
  readonly contract: Contract
  readonly checked: CheckedRoutes
  formFile(market: string, form: string): string
  endpointFile(set: SchemaSet, endpoint: string): string
  /** Returns the sentences that a page with problems shows. */
  said(problems: readonly MarketProblem[]): readonly string[]
  /** Texts by path below the cache. This function adds to them. */
  readonly files: { [path: string]: string }
}

/** Writes the modules of all routes, and returns the site map. */
export function writeRoutes({
  product,
  contract,
  checked,
  formFile,
  endpointFile,
  said,
  files,
}: Options): ReadonlyMap<string, RouteEntry> {
  const site = new Map<string, RouteEntry>()
  const sources = Object.fromEntries(
    Object.entries(product.sources).filter(([, { call }]) => Object.hasOwn(contract.calls, call)),
  )
  for (const [route, { pages, hidden }] of checked.routes) {
    const fileOf = new Map<string, string>()
    const load: { [market: string]: string } = {}
    const code = new Set<CodeGroup>()
    for (const { market, set, page, problems } of pages) {
      const text = routeModule({
        page: problems.length > 0 ? titleOf(page) : page,
        problems: said(problems.map((problem) => ({ ...problem, market }))),
        contract,
        set,
        sources,
        formFile: (form) => formFile(market, form),
        endpointFile: (endpoint) => endpointFile(set, endpoint),
        typed: fileOf.size > 0 && problems.length === 0,
      })
      const written = fileOf.get(untyped(text))
      const file = written ?? (fileOf.size === 0 ? routeFile(route) : `${routeFile(route)}.${market}`)
      if (fileOf.size === 0) load.default = file
      if (file !== load.default) load[market] = file
      if (written) continue
      if (problems.length === 0) for (const name of pageCodeOf(page, contract, sources)) code.add(name)
      fileOf.set(untyped(text), file)
      files[`routes/${file}.ts`] = text
    }
    const [first] = pages
    if (first) site.set(route, { ...entranceOf(first.page, product), load, hidden, code: [...code] })
  }
  return site
}

/** Returns only the title of a page with problems, because its other members may have any shape. */
function titleOf(page: PageConfig): PageConfig {
  const { title }: Partial<PageConfig> = isObject(page) ? page : {}
  return { title: typeof title === 'string' ? title.slice(0, 100) : '', blocks: {} }
}

function untyped(text: string): string {
  return text.replace(/^import type \{ PageConfig \}.*\n/m, '').replace(' as const satisfies PageConfig', '')
}

/** The names that a page uses. */
export interface Named {
  readonly endpoints: Set<string>
  readonly forms: Set<string>
  readonly icons: Set<string>
  readonly sources: Set<string>
}

/** Members whose names come from the server, not from the page language. */
const free = new Set(['body', 'query', 'args', 'with', 'fills', 'words', 'tones', 'messages'])

/** Returns the names that a page uses. Returns only sources that exist, with the endpoints that they call. */
export function namesOfPage(page: PageConfig, sources: { readonly [id: string]: Source }): Named {
  const named: Named = { endpoints: new Set(), forms: new Set(), icons: new Set(), sources: new Set() }
  const noteSource = (path: string): void => {
    const id = /^data\.(\w+)/.exec(path)?.[1]
    if (id !== undefined && Object.hasOwn(sources, id)) named.sources.add(id)
  }
  const note = (key: string, value: unknown): void => {
    if (typeof value === 'string') {
      noteSource(value)
      if (key === 'call' && /^[A-Z]+ \//.test(value)) named.endpoints.add(value)
      if (key === 'file' && /^[A-Z]+ \//.test(value)) named.endpoints.add(value)
      if (key === 'rows' || key === 'each') named.endpoints.add(value)
      if (key === 'form') named.forms.add(value)
      if (key === 'icon') named.icons.add(value)
    } else if (Array.isArray(value)) {
      for (const member of value) note('', member)
    } else if (isObject(value)) {
      for (const [name, member] of Object.entries(value)) {
        noteSource(name)
        note(free.has(key) ? '' : name, member)
      }
    }
  }
  note('', page)
  for (const id of named.sources) {
    const call = sources[id]?.call
    if (call) named.endpoints.add(call)
  }
  return named
}

/**
 * Returns the text of a route's module. A page with problems is written without what it names, so that the rest of the
 * site works.
 */
export function routeModule(options: {
  page: PageConfig
  problems: readonly string[]
  contract: Contract
  set: SchemaSet
  sources: { readonly [id: string]: Source }
  formFile(form: string): string
  endpointFile(endpoint: string): string
  typed: boolean
}): string {
  const { problems, contract } = options
  // `$schema` is only for editors.
  const { $schema: _editors, ...page } = options.page
  const named = problems.length > 0 ? undefined : namesOfPage(page, options.sources)
  const forms = [...(named?.forms ?? [])].sort()
  const endpoints = [
    ...new Set([...(named?.endpoints ?? [])].flatMap((name) => [name, ...asked(contract, name)])),
  ].sort()
  const sources = [...(named?.sources ?? [])].sort()
  const json = (value: unknown) => JSON.stringify(value, null, 1)
  return [
    '// Written by `npm run generate` from pages/, markets/ and schemas/. Do not edit.',
    ...(options.typed ? ["import type { PageConfig } from '@pagewright/engine/language'"] : []),
    "import type { RouteModule } from '@pagewright/engine/boot'",
    ...forms.map((form) => `import { form as ${form} } from '../forms/${options.formFile(form)}'`),
    ...endpoints.map(
      (name, at) => `import { endpoint as endpoint${at} } from '../endpoints/${options.endpointFile(name)}'`,
    ),
    '',
    `const page = ${json(problems.length > 0 ? { title: page.title, blocks: {} } : page)}${options.typed ? ' as const satisfies PageConfig' : ''}`,
    '',
    `export const route = {`,
    `  page,`,
    `  problems: ${json(problems)},`,
    `  endpoints: { ${endpoints.map((name, at) => `${JSON.stringify(name)}: endpoint${at}`).join(', ')} },`,
    `  sources: ${json(Object.fromEntries(sources.map((id) => [id, options.sources[id]])))},`,
    `  forms: { ${forms.join(', ')} },`,
    `  icons: ${json(iconShapes(named?.icons ?? []))},`,
    `} as unknown as RouteModule`,
    '',
  ].join('\n')
}

/** Returns the endpoints that the engine asks if the answer of a call is lost. */
function asked(contract: Contract, endpoint: string): string[] {
  const call = contract.calls[endpoint]?.outcome?.call
  return call === undefined ? [] : [call]
}

export function pageCodeOf(
  page: PageConfig,
  contract: Contract,
  sources: { readonly [id: string]: Source },
): readonly CodeGroup[] {
  const { endpoints } = namesOfPage(page, sources)
  const movesMoney = [...endpoints].some((endpoint) => contract.calls[endpoint]?.kind === 'money')
  const blocks = codeOfBlocks(page.blocks)
  return [...[...blocks].sort(), ...(movesMoney ? (['money'] as const) : [])]
}

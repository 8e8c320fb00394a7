// Writes one module for each route and market: the effective page with everything that it names.
import {
  type Destination,
  isObject,
  type Market,
  mergePatch,
  type PageConfig,
  type Source,
} from '@pagewright/engine/tools'
import { iconShapes } from './icons'
import type { Contract, SchemaSet } from './schemaSet'

export interface Product {
  readonly pages: { readonly [route: string]: PageConfig }
  readonly sources: { readonly [id: string]: Source }
  readonly markets: { readonly [id: string]: Market }
  /** The events that the product hears, each with the sentence that says when it happens. */
  readonly events?: { readonly [name: string]: string }
  /** The parts that pages use, already in their places. */
  readonly parts?: { readonly [name: string]: unknown }
  /** Routes that are opened from outside, so that no page must link to them. */
  readonly entries?: readonly string[]
  /** The bar or rail that leads to the parts of the site. */
  readonly navigation?: { readonly [id: string]: Destination }
}

/**
 * Returns the pages of one market: merged with its overlays (RFC 7396), without those whose overlay is `null`. Throws
 * for an overlay of a page that does not exist.
 */
export function effectivePages(product: Product, market: string): { readonly [route: string]: PageConfig } {
  const patches = product.markets[market]?.pages ?? {}
  const unknown = Object.keys(patches).find((route) => !Object.hasOwn(product.pages, route))
  if (unknown !== undefined)
    throw new Error(
      `The market "${market}" changes the page "${unknown}", which does not exist. Pages: ${Object.keys(product.pages).join(', ')}.`,
    )
  return mergePatch(product.pages, patches) as { readonly [route: string]: PageConfig }
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

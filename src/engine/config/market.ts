// A market: one variant of the product, as data. Chosen by host.
import type { ById } from './plain'
import type { ColourToken, OtherToken } from './tokenNames'

/** Colours and sizes by token name; what `dark` does not name is as in `light`, and else the engine's own. */
export interface Tokens {
  readonly light: Look
  readonly dark: Look
}
type Look = { readonly [Name in ColourToken]?: Colour } & { readonly [Name in OtherToken]?: string }
/** A solid colour; with transparency only where no words stand on it. */
type Colour = `#${string}` | `rgb(${string})`

/** Where a build runs (spec §4). */
export const environments = [
  'development',
  'testing',
  'uat',
  'production',
  'brand-testing',
  'brand-production',
] as const
export type Environment = (typeof environments)[number]

/** Hosts of an environment and the root of its API; an empty root is the page's own origin. */
export interface Hosts {
  readonly web: readonly string[]
  readonly api: string
}

/** One variant of the product. The product says which facts, routes and languages there are. */
export interface Market<
  Facts extends object = object,
  Route extends string = string,
  Language extends string = string,
> {
  /** Stands in the title of the document and wherever a text says {{product}}. */
  readonly product: string
  readonly favicon: string
  readonly hosts: { readonly [E in Environment]?: Hosts }
  readonly languages: readonly [Language, ...Language[]]
  /** Hosts that a link, a payment page or an upload may go to. */
  readonly linkHosts: readonly string[]
  readonly currency: string
  /** An IANA name; days, periods and times are shown in it. */
  readonly timeZone: string
  /** Divides a number before it is abbreviated. */
  readonly shortDivisor: number
  readonly tokens: Tokens
  /** What pages may look at as `market.`. */
  readonly facts: Facts
  /** Changes of pages by route, as JSON Merge Patch; `null` removes the page. */
  readonly pages?: { readonly [R in Route]?: object | null }
  /** Changes of schemas by file and name: `{ 'forms.json': { signUp: {…} } }`, as JSON Merge Patch. */
  readonly schemas?: ById<object>
}

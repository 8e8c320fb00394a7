// A market: one variant of the product, as data. Chosen by host.
import type { ColourToken, OtherToken } from './tokenNames'

/** Colours and sizes by token name; what `dark` does not name is as in `light`, and else the engine's own. */
export interface Tokens {
  /** On a light ground. */
  readonly light: Look
  /** On a dark ground. */
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
/** Where a build runs. */
export type Environment = (typeof environments)[number]

/** Hosts of an environment and the root of its API; an empty root is the page's own origin. */
export interface Hosts {
  /** The hosts of its pages. */
  readonly web: readonly string[]
  /** The root of its API. */
  readonly api: string
}

/** The server that gets the failure reports of a market. */
export interface Report {
  /** The address that takes envelopes in Sentry's format: https, or a path of the page's own host. */
  readonly url: string
}

/** One variant of the product. The product says which facts, routes and languages there are. */
export interface Market<
  Facts extends object = object,
  Route extends string = string,
  Language extends string = string,
> {
  /** Stands in the title of the document and wherever a text says {{product}}. */
  readonly product: string
  /** Its icon, a file of `public/`. */
  readonly favicon: string
  /** Where it is reached, by environment. */
  readonly hosts: { readonly [E in Environment]?: Hosts }
  /** Its languages; the first is that of whoever speaks none of them. */
  readonly languages: readonly [Language, ...Language[]]
  /** Hosts that a link, a payment page or an upload may go to. */
  readonly linkHosts: readonly string[]
  /** Its currency, three letters (ISO 4217). */
  readonly currency: string
  /** An IANA name; days, periods and times are shown in it. */
  readonly timeZone: string
  /** Divides a number before it is abbreviated. */
  readonly shortDivisor: number
  /** Its colours and sizes. */
  readonly tokens: Tokens
  /** What pages may look at as `market.`. */
  readonly facts: Facts
  /** Turns on failure reports (docs/report.md); off unless given. */
  readonly report?: Report
  /** Changes of pages by route, as JSON Merge Patch; `null` removes the page. */
  readonly pages?: { readonly [R in Route]?: object | null }
  /** Changes of schemas by file and name: `{ 'forms.json': { signUp: {…} } }`, as JSON Merge Patch. */
  readonly schemas?: { readonly [file: string]: object }
}

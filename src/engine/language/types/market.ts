// A market is a variant of the product, as data. The host chooses it.
import type { Environment, Hosts } from '../grammar/environments'
import type { ColourToken, OtherToken } from '../grammar/tokenNames'

/** Colours and sizes by token name. `dark` defaults to `light`, and `light` to the engine's own. */
export interface Tokens {
  /** Tokens on a light background. */
  readonly light: Look
  /** Tokens on a dark background. */
  readonly dark: Look
}
type Look = { readonly [Name in ColourToken]?: Colour } & { readonly [Name in OtherToken]?: string }
/** A solid colour. Transparency is only for tokens that no text is placed on. */
type Colour = `#${string}` | `rgb(${string})`

/**
 * The drawing of an icon, in lucide's form: SVG elements in a box of 24 by 24, each a tag with its attributes. Its stroke
 * and its fill are tokens, unless an element names its own.
 */
export type IconShape = readonly (readonly [tag: string, attributes: { readonly [name: string]: string }])[]

/** The server that gets the failure reports of a market. */
export interface Report {
  /** The address that takes envelopes in Sentry's format: https, or a path of the page's own host. */
  readonly url: string
}

/** A variant of the product. Its facts, routes and languages are those of the product. */
export interface Market<
  Facts extends object = object,
  Route extends string = string,
  Language extends string = string,
  Key extends string = string,
  Icon extends string = string,
> {
  /** Name of the product, in the title of the document and for {{product}} in texts. */
  readonly product: string
  /** Its icon, a file of `public/`. */
  readonly favicon: string
  /** A font of its own for main figures and for `product`: a WOFF2 file of `public/`. */
  readonly figureFont?: string
  /** Its hosts, by environment. */
  readonly hosts: { readonly [E in Environment]?: Hosts }
  /** Its languages. The fallback is English, or the first one if English is not among them. */
  readonly languages: readonly [Language, ...Language[]]
  /** Hosts that a link, a payment page or an upload may go to. */
  readonly linkHosts: readonly string[]
  /** Its currency, three letters (ISO 4217). */
  readonly currency: string
  /** IANA name of the time zone for days, periods and times. */
  readonly timeZone: string
  /** Divisor of a number before it is abbreviated. */
  readonly shortDivisor: number
  /** The width of a phone in px for which its pages are designed. 375 by default. */
  readonly designWidth?: number
  /** Its colours and sizes. */
  readonly tokens: Tokens
  /** Icons that replace lucide's of the same name, in this market only. */
  readonly icons?: { readonly [Name in Icon]?: IconShape }
  /** Values in the scope of pages as `market.<name>`. */
  readonly facts: Facts
  /** Turns on failure reports (docs/report.md). They are off by default. */
  readonly report?: Report
  /** Overlays of pages by route, as JSON Merge Patch. `null` removes the page. */
  readonly pages?: { readonly [R in Route]?: object | null }
  /** Messages that differ from those of `locales/`, by language and key. A key may have a plural form, such as `_other`. */
  readonly texts?: { readonly [L in Language]?: { readonly [K in Key | `${Key}_${Intl.LDMLPluralRule}`]?: string } }
  /** Overlays of schemas by file and name, as JSON Merge Patch: `{ 'forms.json': { signUp: {…} } }`. */
  readonly schemas?: { readonly [file: string]: object }
}

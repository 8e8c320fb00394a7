// Names the environments of a product. The grammar of markets and the choice of a market in the browser use them.

/** The environments of a product. The host of the page decides which one applies. */
export const environments = [
  'development',
  'testing',
  'uat',
  'production',
  'brand-testing',
  'brand-production',
] as const
/** The environment that the host of the page selects. */
export type Environment = (typeof environments)[number]

/** Hosts of an environment and the root of its API. An empty root is the page's own origin. */
export interface Hosts {
  /** The hosts of its pages. */
  readonly web: readonly string[]
  /** The root of its API. */
  readonly api: string
}

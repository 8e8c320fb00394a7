// Where a page is written, as the server tells it: by the path of each of its parts.

/** `pages/x.ts:12:3`, from the root of the project. */
export type SourcePlace = string

export interface Layer {
  /** The page itself, its schema, or the market that changes one of them. */
  readonly name: string
  readonly place: SourcePlace
}

export interface Places {
  /** By `pathName`; the last layer is the one that decides. */
  readonly layers: { readonly [path: string]: readonly Layer[] }
  /** What the page has and the market took away. */
  readonly removed: { readonly [path: string]: Layer }
  /** The components that the product draws by itself, by their names. */
  readonly widgets: { readonly [component: string]: SourcePlace }
}

/** A path as one text: ids may have points of their own. */
export function pathName(path: readonly string[]): string {
  return path.join(' › ')
}

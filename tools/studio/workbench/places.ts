// The source places of a page by path, as the server sends them.

/** `pages/x.ts:12:3`, from the root of the project. */
export type SourcePlace = string

export interface Layer {
  /** The page, its schema, or the market that sets the value. */
  readonly name: string
  readonly place: SourcePlace
}

export interface Places {
  /** Layers by `pathName`. The last layer decides. */
  readonly layers: { readonly [path: string]: readonly Layer[] }
  /** Parts of the page that the market removes. */
  readonly removed: { readonly [path: string]: Layer }
  /** The components of the product's widgets, by name. */
  readonly widgets: { readonly [component: string]: SourcePlace }
}

/** Returns a path as one text. Ids may contain dots, so dots cannot separate them. */
export function pathName(path: readonly string[]): string {
  return path.join(' › ')
}

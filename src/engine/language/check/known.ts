// What the checker holds a page against: the closed sets of a product, and trees of what paths may reach.

/** What can stand at a path: members by name, anything (`open`), a list, or one of some values. */
export interface Tree {
  readonly properties?: { readonly [name: string]: Tree }
  readonly required?: readonly string[]
  readonly items?: Tree
  readonly enum?: readonly unknown[]
  readonly type?: string | readonly string[]
  /** Any member may be there, such as in the query of an address; a tree says what each of them is. */
  readonly open?: boolean | Tree
}

export interface KnownEndpoint {
  /** Whether it only reads; unknown where that is not said. */
  readonly kind?: string
  /** `read`: it only answers where nothing is sent. */
  readonly bare?: string | undefined
  readonly request: Tree
  readonly response: Tree
}

export interface Known {
  readonly endpoints: { readonly [endpoint: string]: KnownEndpoint }
  readonly forms: { readonly [form: string]: Tree }
  readonly messages: readonly string[]
  readonly routes: readonly string[]
  /** Routes of other markets: a link to one is not shown here, so it may stand. */
  readonly otherRoutes?: readonly string[]
  readonly widgets: readonly string[]
  /** What each function of the app takes. */
  readonly nativeCalls: { readonly [name: string]: Tree }
  readonly icons: readonly string[]
  /** user, query, now, market and data. */
  readonly scope: Tree
}

/** The member of a map by a name that anybody may have written: what every object inherits is none. */
export function own<T>(map: { readonly [name: string]: T } | undefined, name: unknown): T | undefined {
  return map && typeof name === 'string' && Object.hasOwn(map, name) ? map[name] : undefined
}

/** The tree at a dotted path; undefined where the path leads nowhere, with the names that would have led on. */
export function follow(tree: Tree, path: string): { tree?: Tree; at: string; allowed: readonly string[] } {
  let here: Tree = tree
  let walked = ''
  for (const name of path.split('.')) {
    if (here.open) return { tree: here.open === true ? { open: true } : here.open, at: path, allowed: [] }
    const next = own(here.properties, name)
    if (!next)
      return { at: `${walked}${name}`, allowed: Object.keys(here.properties ?? {}).map((key) => `${walked}${key}`) }
    walked += `${name}.`
    here = next
  }
  return { tree: here, at: path, allowed: [] }
}

// The facts of a product that the checker needs: its closed sets of names, and the trees that paths lead into. Trees are
// compared as far as the schemas give their types.
import { isObject } from '@pagewright/engine/tools'

/** The values at a path: an object, a list, one of some values, or anything (`open`). */
export interface Tree {
  readonly properties?: { readonly [name: string]: Tree }
  readonly required?: readonly string[]
  /** Members that a branch of the schema requires, such as a `then`. */
  readonly mayRequire?: readonly string[]
  /** The names of the branches of a union. */
  readonly branches?: readonly string[]
  readonly items?: Tree
  readonly enum?: readonly unknown[]
  readonly type?: string | readonly string[]
  /** The meaning of the value, such as `time` or `order-id` (`grammar/valueMeanings.ts`). */
  readonly 'x-means'?: string
  /** Allows any member, as in the query of a URL. A tree describes each that `properties` do not. */
  readonly open?: boolean | Tree
}

export interface KnownEndpoint {
  /** The kind in `api.json`: read, write or money. */
  readonly kind?: string
  /** `read`: the endpoint only reads if the request is empty. */
  readonly bare?: string | undefined
  /** The answer is a file. */
  readonly isFile?: boolean
  readonly request: Tree
  readonly response: Tree
}

/** Lists what the configs of a product may name, and what their paths may reach. */
export interface Known {
  readonly endpoints: { readonly [endpoint: string]: KnownEndpoint }
  readonly forms: { readonly [form: string]: Tree }
  readonly messages: readonly string[]
  readonly routes: readonly string[]
  /** Routes of other markets. A link to one is allowed, because this market hides it. */
  readonly otherRoutes?: readonly string[]
  readonly widgets: readonly string[]
  /** The arguments of each native call. */
  readonly nativeCalls: { readonly [name: string]: Tree }
  readonly icons: readonly string[]
  /** The names of the events that the product hears. */
  readonly events?: readonly string[]
  /** The parts of the product by name. */
  readonly parts?: { readonly [name: string]: unknown }
  /** The hosts of other sites that the market may link to. */
  readonly linkHosts: readonly string[]
  /** The addresses of the files in `public/`, if the caller knows them. */
  readonly files?: readonly string[]
  /** The file that starts the product without a call for uploads. */
  readonly uploadLackingIn?: string
  /** The codes with which the server refuses, if the schemas list them. */
  readonly refusals?: readonly string[] | undefined
  /** True if the schemas say what values mean, so that a format for one meaning needs it. */
  readonly hasMeanings?: boolean
  /** user, query, now, market and data. */
  readonly scope: Tree
}

/** Returns the own member of a map, never an inherited one such as `constructor`. */
export function own<T>(map: { readonly [name: string]: T } | undefined, name: unknown): T | undefined {
  return map && typeof name === 'string' && Object.hasOwn(map, name) ? map[name] : undefined
}

/** Returns the tree at a dotted path. If there is none, returns the failing name and the allowed ones. */
export function follow(tree: Tree, path: string): { tree?: Tree; at: string; allowed: readonly string[] } {
  let here: Tree = tree
  let walked = ''
  for (const name of path.split('.')) {
    if (here.open && !own(here.properties, name))
      return { tree: here.open === true ? { open: true } : here.open, at: path, allowed: [] }
    const next = own(here.properties, name)
    if (!next)
      return { at: `${walked}${name}`, allowed: Object.keys(here.properties ?? {}).map((key) => `${walked}${key}`) }
    walked += `${name}.`
    here = next
  }
  return { tree: here, at: path, allowed: [] }
}

/** Returns the JSON types of the values at a tree. Empty if its schema gives none. An integer counts as a number. */
export function typesOf({ type, enum: values, properties, items }: Tree): string[] {
  const shaped = properties ? ['object'] : items ? ['array'] : undefined
  const named = type === undefined ? (shaped ?? (values ?? []).map((value) => typeof value)) : [type].flat()
  return [...new Set(named.map((one) => (one === 'integer' ? 'number' : one)))].filter((one) => one !== 'null')
}

/** Returns why a value of `from` may not fit `to`. Returns undefined if all values fit, or if a schema gives no types. */
export function mismatch(from: Tree, to: Tree): string | undefined {
  const [given, taken] = [typesOf(from), typesOf(to)]
  if (given.length === 0 || taken.length === 0) return undefined
  if (!given.every((type) => taken.includes(type)))
    return `is ${given.join(' or ')}, and here stands ${taken.join(' or ')}`
  const other = otherMeaning(from, to)
  if (other !== undefined) return other
  if (to.enum) {
    // Without an enum, `from` may be any value.
    const refused = from.enum?.filter((one) => one !== null && !to.enum?.includes(one)) ?? ['anything']
    if (refused.length === from.enum?.length) return 'has none of the values that are taken here'
    if (refused.length > 0)
      return `may be ${from.enum ? JSON.stringify(refused[0]) : 'anything'}, and here stand only some values`
  }
  return from.items && to.items && mismatch(from.items, to.items)
}

/** Returns why two values mean different things. Returns undefined if they mean the same, or if a tree does not tell. */
export function otherMeaning({ 'x-means': given }: Tree, { 'x-means': taken }: Tree): string | undefined {
  if (given === undefined || taken === undefined || given === taken) return undefined
  return `means "${given}", and here stands what means "${taken}"`
}

/** Returns the tree that an initial value must fit. An address may hold anything: the form refuses what it does not offer. */
export function treeOfInitial({ enum: values, ...tree }: Tree, initial: unknown): Tree {
  const isOfAddress = isObject(initial) && String(initial['from']).startsWith('query.')
  return values && !isOfAddress ? { ...tree, enum: values } : tree
}

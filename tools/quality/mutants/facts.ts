// The names of the product. A mistake uses an unknown name, or a known name in the wrong place.
import type { Known, Tree } from '@pagewright/engine/tools'
import type { Contract, Files } from '@pagewright/cli/source'
import { examine } from '@pagewright/cli'

export interface Facts {
  readonly known: Known
  readonly contract: Contract
  /** Endpoints by their kind. */
  readonly reads: readonly string[]
  readonly writes: readonly string[]
  /** Names of members anywhere in the schemas. Such a name is no typo. */
  readonly members: ReadonlySet<string>
  /** Every word of pages, code and the sandbox. Other names occur only in the schemas. */
  readonly said: ReadonlySet<string>
  /** The texts of all languages. */
  readonly texts: { readonly [language: string]: { readonly [key: string]: string } }
  /** Hosts by market. */
  readonly hosts: { readonly [market: string]: readonly string[] }
}

/** Reads the facts. Throws if the unchanged product cannot be read. */
export async function factsOf(files: Files): Promise<Facts> {
  const { usable } = await examine(files)
  const [known] = usable?.checked.known.values() ?? []
  if (!usable || !known) throw new Error('The product cannot be read: `npm run check` says why.')
  const endpoints = Object.entries(known.endpoints)
  const named = (isRead: boolean) =>
    endpoints.flatMap(([name, { kind }]) => ((kind === 'read') === isRead ? [name] : []))
  const trees = endpoints.flatMap(([, { request, response }]) => [request, response])
  const roots = [...trees, ...Object.values(known.forms), ...Object.values(known.nativeCalls), known.scope]
  return {
    known,
    contract: usable.contract,
    reads: named(true),
    writes: named(false),
    members: new Set(roots.flatMap(namesIn)),
    said: new Set(spoken(files)),
    texts: Object.fromEntries(
      files.below('locales').map((file) => [file.slice(8, -5), JSON.parse(files.read(file)) as Facts['texts'][string]]),
    ),
    hosts: Object.fromEntries(
      Object.entries(usable.product.markets).map(([id, { hosts }]) => [
        id,
        Object.values(hosts).flatMap(({ web }) => web),
      ]),
    ),
  }
}

function spoken(files: Files): string[] {
  const folders = ['pages', 'markets', 'src', 'sandbox', 'tools/studio/shell'].flatMap((folder) => files.below(folder))
  const sources = folders.filter((file) => /\.(tsx?|json)$/.test(file) && !file.startsWith('src/generated/'))
  return sources.flatMap((file) => files.read(file).match(/\w+/g) ?? [])
}

function namesIn(tree: Tree): string[] {
  const own = Object.entries(tree.properties ?? {}).flatMap(([name, one]) => [name, ...(one ? namesIn(one) : [])])
  return [...own, ...(tree.items ? namesIn(tree.items) : [])]
}

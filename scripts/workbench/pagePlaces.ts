// Which part of a page is written where, and what its market makes of it.
import { pathName, type Layer, type Places, type SourcePlace } from '../../workbench/places'
import { traceExport } from '../effective/trace'
import type { Place, Traced } from '../effective/traced'

/** Gives the places of a route's page in a market of the product at `root`. Throws one sentence for what there is not. */
export function pagePlaces(root: string, market: string, route: string): Places {
  const page = memberOf(traceExport(root, 'pages.config.ts', 'pages'), route)
  if (!page) throw new Error(`There is no page "${route}".`)
  const overlays = memberOf(traceExport(root, 'markets.config.ts', 'markets'), market)
  if (!overlays) throw new Error(`There is no market "${market}".`)
  const patch = memberOf(memberOf(overlays, 'pages'), route)
  const found = { layers: new Map<string, readonly Layer[]>(), removed: new Map<string, Layer>() }
  gather(found, `market ${market}`, [], { base: page, patch })
  return { layers: Object.fromEntries(found.layers), removed: Object.fromEntries(found.removed) }
}

interface Found {
  readonly layers: Map<string, readonly Layer[]>
  readonly removed: Map<string, Layer>
}
interface Both {
  readonly base: Traced | undefined
  readonly patch: Traced | undefined
  readonly baseKey?: Place | undefined
  readonly patchKey?: Place | undefined
}

function gather(found: Found, overlay: string, path: readonly string[], both: Both): void {
  const { base, patch, baseKey, patchKey } = both
  if (patch?.kind === 'value' && patch.value === null) {
    if (base) found.removed.set(pathName(path), { name: overlay, place: written(patch, patchKey) })
    return
  }
  // A value of the overlay stands in the place of all that the page has there.
  found.layers.set(pathName(path), [
    ...(base ? [{ name: 'page', place: written(base, baseKey) }] : []),
    ...(patch ? [{ name: overlay, place: written(patch, patchKey) }] : []),
  ])
  const names = new Set([...namesOf(patch?.kind === 'value' ? undefined : base), ...namesOf(patch)])
  for (const name of names) {
    gather(found, overlay, [...path, name], {
      base: memberOf(base, name),
      patch: memberOf(patch, name),
      baseKey: keyOf(base, name),
      patchKey: keyOf(patch, name),
    })
  }
}

/** Where one looks for it: at its name, where that stands in front of it, or else at the value. */
function written(value: Place, key: Place | undefined): SourcePlace {
  const { file, line, column } = key && key.file === value.file && key.line === value.line ? key : value
  return `${file}:${line}:${column}`
}

function memberOf(traced: Traced | undefined, name: string): Traced | undefined {
  return traced?.kind === 'members' ? traced.members.get(name) : undefined
}

function keyOf(traced: Traced | undefined, name: string): Place | undefined {
  return traced?.kind === 'members' ? traced.keys.get(name) : undefined
}

function namesOf(traced: Traced | undefined): readonly string[] {
  return traced?.kind === 'members' ? [...traced.members.keys()] : []
}

// Finds where each part of a page is written, and what its market changes.
import { pathName, type Layer, type Places } from '../workbench/places'
import {
  type Files,
  filesAt,
  keyOf,
  tracedMember,
  type Place,
  plain,
  type Traced,
  traceExport,
  Tracer,
} from '@pagewright/cli/source'
import { schemaLayers, type SchemaLayers } from './schemaLayers'
import { widgetPlaces } from './widgetPlaces'
import { sourcePlace } from './sourcePlace'

/**
 * Returns the places of a route's page in a market of the product at `root`. Throws if the route or market does not
 * exist.
 */
export function pagePlaces(root: string | Files, market: string, route: string): Places {
  const page = tracedMember(traceExport(root, 'pages.config.ts', 'pages'), route)
  if (!page) throw new Error(`There is no page "${route}".`)
  const variant = tracedMember(traceExport(root, 'markets.config.ts', 'markets'), market)
  if (!variant) throw new Error(`There is no market "${market}".`)
  const patch = tracedMember(tracedMember(variant, 'pages'), route)
  const overlay = `market ${market}`
  const found: Found = {
    overlay,
    layers: new Map(),
    removed: new Map(),
    schemas: schemaLayers(new Tracer(filesAt(root)), overlay, variant),
  }
  addLayers(found, [], { base: page, patch })
  return {
    layers: Object.fromEntries(found.layers),
    removed: Object.fromEntries(found.removed),
    widgets: widgetPlaces(root),
  }
}

interface Found {
  readonly overlay: string
  readonly layers: Map<string, readonly Layer[]>
  readonly removed: Map<string, Layer>
  readonly schemas: SchemaLayers
}
interface Both {
  readonly base: Traced | undefined
  readonly patch: Traced | undefined
  readonly baseKey?: Place | undefined
  readonly patchKey?: Place | undefined
  readonly asked?: Asked | undefined
}
/** A part of a form that collects input, with its place in the schema. */
interface Asked {
  /** One field, or fields by name. */
  readonly kind: 'field' | 'fields'
  readonly form: string
  readonly path: readonly string[]
}

function addLayers(found: Found, path: readonly string[], both: Both): void {
  const { base, patch, baseKey, patchKey, asked } = both
  const { overlay, schemas } = found
  if (patch?.kind === 'value' && patch.value === null) {
    if (base) found.removed.set(pathName(path), { name: overlay, place: sourcePlace(patch, patchKey) })
    return
  }
  // A value of the overlay replaces the whole value of the page.
  found.layers.set(pathName(path), [
    ...(asked?.kind === 'field' ? schemas(asked.form, asked.path) : []),
    ...(base ? [{ name: 'page', place: sourcePlace(base, baseKey) }] : []),
    ...(patch ? [{ name: overlay, place: sourcePlace(patch, patchKey) }] : []),
  ])
  const names = new Set([...namesOf(patch?.kind === 'value' ? undefined : base), ...namesOf(patch)])
  for (const name of names) {
    addLayers(found, [...path, name], {
      base: tracedMember(base, name),
      patch: tracedMember(patch, name),
      baseKey: keyOf(base, name),
      patchKey: keyOf(patch, name),
      asked: askedIn(both, name),
    })
  }
}

function askedIn({ base, patch, asked }: Both, name: string): Asked | undefined {
  if (asked?.kind === 'fields') return { ...asked, kind: 'field', path: [...asked.path, name] }
  if (asked && name === 'items') return { ...asked, path: [...asked.path, name] }
  const form = tracedMember(patch, 'form') ?? tracedMember(base, 'form')
  if (name !== 'fields' || (!asked && form?.kind !== 'value')) return undefined
  const holder = asked ?? { form: String(form && plain(form)), path: [] }
  return { ...holder, kind: 'fields', path: [...holder.path, 'properties'] }
}

function namesOf(traced: Traced | undefined): readonly string[] {
  return traced?.kind === 'members' ? [...traced.members.keys()] : []
}

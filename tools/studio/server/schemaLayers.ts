// Finds which schemas and overlays define a field.
import type { Layer } from '../workbench/places'
import { keyOf, tracedMember, splitRef, type Place, type Traced, type Tracer } from '@pagewright/cli/source'
import { sourcePlace } from './sourcePlace'

export type SchemaLayers = (form: string, path: readonly string[]) => readonly Layer[]

/** Returns the layers of a schema by path. Referred definitions come first, the market's own changes last. */
export function schemaLayers(json: Tracer, overlay: string, market: Traced): SchemaLayers {
  const patches = tracedMember(market, 'schemas')

  /** Returns a definition of a file and its change by the market, after the definitions that they refer to. */
  function definition(file: string, name: string): readonly Part[] {
    const base = tracedMember(json.exported(`schemas/${file}`, 'default'), '$defs')
    const own = [
      part('schema', file, base, name),
      part(`schema of ${overlay}`, file, tracedMember(patches, file), name),
    ]
    return own.flatMap(withReferred)
  }

  /** The market's change may refer to another definition than the file. */
  function withReferred(one: Part | undefined): readonly Part[] {
    if (!one) return []
    const ref = tracedMember(one.value, '$ref')
    const named = ref?.kind === 'value' ? splitRef(String(ref.value), one.file) : undefined
    return named ? [...definition(named.file, named.name), one] : [one]
  }

  return (form, path) =>
    path
      .reduce<readonly Part[]>(
        (parts, name) => parts.flatMap((one) => withReferred(part(one.name, one.file, one.value, name))),
        definition(forms, form),
      )
      .map(({ name, value, key }) => ({ name, place: sourcePlace(value, key) }))
}

const forms = 'forms.json'

interface Part {
  readonly name: string
  /** The file for references that name none. */
  readonly file: string
  readonly value: Traced
  readonly key: Place | undefined
}

function part(name: string, file: string, holder: Traced | undefined, member: string): Part | undefined {
  const value = tracedMember(holder, member)
  return value && { name, file, value, key: keyOf(holder, member) }
}

// Which parts of the schemas, and of a market's changes to them, say what a field takes.
import type { Layer } from '../workbench/places'
import { keyOf, memberOf, namedBy, type Place, type Traced, type Tracer } from '@pagewright/cli/source'
import { written } from './written'

export type SchemaLayers = (form: string, path: readonly string[]) => readonly Layer[]

/** Gives the layers of a schema by its path in a form's: what is referred to first, the market's own changes last. */
export function schemaLayers(json: Tracer, overlay: string, market: Traced): SchemaLayers {
  const patches = memberOf(market, 'schemas')

  /** A definition as its file has it and as the market changes it, with what they refer to in front. */
  function definition(file: string, name: string): readonly Part[] {
    const base = memberOf(json.exported(`schemas/${file}`, 'default'), '$defs')
    const own = [part('schema', file, base, name), part(`schema of ${overlay}`, file, memberOf(patches, file), name)]
    return own.flatMap(withReferred)
  }

  /** A market may refer to something else than the file does. */
  function withReferred(one: Part | undefined): readonly Part[] {
    if (!one) return []
    const ref = memberOf(one.value, '$ref')
    const named = ref?.kind === 'value' ? namedBy(String(ref.value), one.file) : undefined
    return named ? [...definition(named.file, named.name), one] : [one]
  }

  return (form, path) =>
    path
      .reduce<readonly Part[]>(
        (parts, name) => parts.flatMap((one) => withReferred(part(one.name, one.file, one.value, name))),
        definition(forms, form),
      )
      .map(({ name, value, key }) => ({ name, place: written(value, key) }))
}

const forms = 'forms.json'

interface Part {
  readonly name: string
  /** In which references without a file are looked up. */
  readonly file: string
  readonly value: Traced
  readonly key: Place | undefined
}

function part(name: string, file: string, holder: Traced | undefined, member: string): Part | undefined {
  const value = memberOf(holder, member)
  return value && { name, file, value, key: keyOf(holder, member) }
}

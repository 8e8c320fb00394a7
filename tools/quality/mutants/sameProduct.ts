// Tells whether an edit changes the product. JSON Schema calls some keywords annotations: nothing acts on them.
import { isObject } from '@pagewright/engine/tools'
import { planted, type Mutant } from './mutant'

const annotations: ReadonlySet<string> = new Set(['description', 'title', '$comment'])
/** Keywords whose members are names of the product. */
const named: ReadonlySet<string> = new Set(['properties', '$defs', 'patternProperties', 'dependentSchemas'])

/** Returns true if a schema, or a page in JSON, is the same without its annotations. Other files are never the same. */
export function isSameProduct(source: string, { file, edit }: Pick<Mutant, 'file' | 'edit'>): boolean {
  if (!file.endsWith('.json') || file.startsWith('locales/')) return false
  const strip = file.startsWith('schemas/') ? withoutAnnotations : withoutHint
  return JSON.stringify(strip(parsed(source))) === JSON.stringify(strip(parsed(planted(source, edit))))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return { isUnreadable: text }
  }
}

function withoutAnnotations(found: unknown): unknown {
  if (Array.isArray(found)) return found.map(withoutAnnotations)
  if (!isObject(found)) return found
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, member]) => {
      if (named.has(name) && isObject(member))
        return [[name, Object.fromEntries(Object.entries(member).map(([id, one]) => [id, withoutAnnotations(one)]))]]
      return annotations.has(name) && typeof member === 'string' ? [] : [[name, withoutAnnotations(member)]]
    }),
  )
}

/** Leaves out the address by which an editor finds the schema of the file. */
function withoutHint(found: unknown): unknown {
  if (!isObject(found)) return found
  return Object.fromEntries(
    Object.entries(found).filter(([name, one]) => name !== '$schema' || typeof one !== 'string'),
  )
}

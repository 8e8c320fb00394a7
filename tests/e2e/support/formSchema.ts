import { root } from '../../../tools/cli/root'
import { inline, readContract, type JsonSchema } from '../../../tools/cli/generate/schemaSet'
import type { ById, Field } from '@pagewright/engine/tools'

const { set } = readContract(root)

/** The schema of a form, references followed; what a market changes in it is not looked at. */
export function formSchema(form: string): JsonSchema {
  return inline(set, { $ref: `forms.json#/$defs/${form}` }, '')
}

/** A field for whatever else the form asks for by now, for pages that only a test has. */
export function otherFields(form: string, known: readonly string[], label: string): ById<Field> {
  const names = Object.keys(formSchema(form).properties ?? {}).filter((name) => !known.includes(name))
  return Object.fromEntries(names.map((name) => [name, { label }]))
}

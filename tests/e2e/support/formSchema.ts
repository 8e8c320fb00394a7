import { root } from '../../../scripts/root'
import { inline, readContract, type JsonSchema } from '../../../scripts/generate/schemaSet'

const { set } = readContract(root)

/** The schema of a form, references followed; what a market changes in it is not looked at. */
export function formSchema(form: string): JsonSchema {
  return inline(set, { $ref: `forms.json#/$defs/${form}` }, '')
}

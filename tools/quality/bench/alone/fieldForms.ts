import type { CompiledForm } from '@pagewright/engine/form'
import { counts, fieldsAsked } from '../drawn/fields'

const forms: { readonly [count in (typeof counts)[number]]: () => Promise<{ readonly form: CompiledForm }> } = {
  8: () => import('./schemas/fields8.json?form'),
  30: () => import('./schemas/fields30.json?form'),
  200: () => import('./schemas/fields200.json?form'),
}

/** The fields that the address names, and the form of that many fields. */
export const drawnFields = fieldsAsked(location.search)

/** Loads the form. Throws if there is none of that many fields. */
export async function loadForm(): Promise<CompiledForm> {
  const count = counts.find((one) => one === drawnFields.length)
  if (count === undefined) throw new Error(`There is no form of ${drawnFields.length} fields.`)
  const { form } = await forms[count]()
  return form
}

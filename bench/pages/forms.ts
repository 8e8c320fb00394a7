import type { CompiledForm } from '@pagewright/engine/form'
import { counts, fieldsAsked } from '../drawn'

const forms: { readonly [count in (typeof counts)[number]]: () => Promise<{ readonly form: CompiledForm }> } = {
  8: () => import('../schemas/fields8.json?form'),
  30: () => import('../schemas/fields30.json?form'),
}

/** Loads the compiled form of the fields that the address names. Throws if there is none of that many fields. */
export async function loadForm(): Promise<CompiledForm> {
  const asked = fieldsAsked().length
  const count = counts.find((one) => one === asked)
  if (count === undefined) throw new Error(`There is no form of ${asked} fields.`)
  return (await forms[count]()).form
}

// What a form wants beyond what scenarios type, by its schema.
import type { JsonSchema } from '../../../tools/cli/generate/schemaSet'
import { formSchema } from './formSchema'

/** The members of each form that scenarios fill in, or leave empty, by themselves. */
export const told = {
  login: ['account', 'password'],
  recharge: ['user_id', 'country_id', 'method_id', 'amount', 'agree', 'payer_account'],
  ownRecharge: ['identity', 'country_id', 'method_id', 'amount', 'agree', 'payer_account'],
  transfer: ['receiver_id', 'amount'],
  guildCreate: ['name', 'cover', 'country_id', 'contact_phone', 'contact_address', 'real_name', 'inviter_uid'],
  creationRefusal: ['reason'],
  withdraw: ['agent_uid', 'method_id', 'diamonds'],
  withdrawMethod: ['channel_id', 'holder', 'bank_name', 'iban', 'network', 'account_no', 'tax_id'],
  methodChange: ['holder', 'bank_name', 'iban', 'network', 'account_no'],
  refusal: ['reason'],
  proof: ['images'],
  dispute: ['kind', 'amount', 'images', 'text'],
} as const satisfies { readonly [form: string]: readonly string[] }

export type Told = keyof typeof told

/** The members that a form wants beyond what is `known`, each with its schema. */
export function restOf(form: Told, known: readonly string[] = told[form]): readonly (readonly [string, JsonSchema])[] {
  const schema = formSchema(form)
  const names = new Set(wantedOf(schema).filter((name) => !known.includes(name)))
  return [...names].map((name) => [name, schema.properties?.[name] ?? {}])
}

/** Whatever some case of the schema requires. */
function wantedOf(schema: JsonSchema): readonly string[] {
  const cases = ['allOf', 'anyOf', 'oneOf', 'then', 'else'].flatMap((keyword) => schema[keyword] ?? []) as JsonSchema[]
  return [...(schema.required ?? []), ...cases.flatMap(wantedOf)]
}

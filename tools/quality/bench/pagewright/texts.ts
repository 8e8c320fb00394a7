import { counts, rechargeFields, someFields } from '../drawn/fields'

const fields = someFields(Math.max(...counts))

/** Every message of the pages, in English. */
export const texts: { readonly [key: string]: string } = {
  recharge: 'Recharge',
  fields: 'Fields',
  members: 'Members',
  send: 'Send',
  id: 'ID',
  ...Object.fromEntries([...rechargeFields, ...fields].map(({ name, label }) => [name, label])),
  ...Object.fromEntries(fields.flatMap(({ choices = [] }) => choices.map((choice) => [choice.toLowerCase(), choice]))),
}

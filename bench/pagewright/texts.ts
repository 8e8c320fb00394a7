import { manyFields, rechargeFields } from '../drawn/fields'

/** Every message of the pages, in English. */
export const texts: { readonly [key: string]: string } = {
  recharge: 'Recharge',
  fields: 'Two hundred fields',
  members: 'Members',
  send: 'Send',
  id: 'ID',
  ...Object.fromEntries([...rechargeFields, ...manyFields].map(({ name, label }) => [name, label])),
  ...Object.fromEntries(
    manyFields.flatMap(({ choices = [] }) => choices.map((choice) => [choice.toLowerCase(), choice])),
  ),
}

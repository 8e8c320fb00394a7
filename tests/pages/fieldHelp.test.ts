// Tests how a field helps a person: by the sentence below it, the example in it, and the value that the browser fills in.
import { expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { formsByPlace, words } from './facts'

const change = '/withdraw/account › methods › detail › actions › change'
const toPay = '/withdraw/order › sides › tabs › toPay › orders › detail › actions'
const receiver = 'The coins go to this ID'
const payer = 'The payment provider checks it.'
const proof = 'A screenshot of the transfer, under 3 MB'

/** The help, the example after "e.g.", and the kind of value that the browser knows, in brackets. */
const helps: { readonly [field: string]: string } = {
  '/login › login account': 'e.g. Name or ID (username)',
  '/agent/login › login account': 'e.g. Your {{product}} user ID (username)',
  '/recharge › recharge user_id': `${receiver}. You find it in the profile.`,
  '/recharge › recharge payer_account': payer,
  '/app-recharge › recharge payer_account': payer,
  '/recharge/records › check order_no': 'It is on the payment result page.',
  '/agent/coin › transfer receiver_id': `${receiver} at once.`,
  '/withdraw › withdraw agent_uid': 'The reseller pays you out.',
  '/withdraw › withdraw method_id': 'Only the accounts that this reseller pays to are shown.',
  '/withdraw/add-method › method holder': '(name)',
  [`${change} holder`]: '(name)',
  '/withdraw/order › sides › tabs › mine › orders › detail › actions › dispute amount':
    'All transfers of this withdrawal together, in {{currency}}',
  [`${toPay} › transfer images`]: proof,
  [`${toPay} › reprocess images`]: proof,
  '/guild/create › create cover': 'A square picture under 3 MB',
  '/guild/create › create name': 'e.g. What people will call it',
  '/guild/create › create real_name': '(name)',
  '/guild/create › create contact_address': '(street-address)',
  '/guild/create › create inviter_uid': 'The outside admin or BD who invited you. They review the application.',
}

it('S2-12 S2-44 S2-47 S2-49 S4-15 every field that helps is told here', () => {
  const found = [...formsByPlace()].flatMap(([place, { fields }]) =>
    Object.entries(isObject(fields) ? fields : {}).flatMap(([name, field]) => {
      const { help, placeholder, fill } = isObject(field) ? field : {}
      const parts = [
        ...(help === undefined ? [] : [words(help)]),
        ...(placeholder === undefined ? [] : [`e.g. ${words(placeholder)}`]),
        ...(typeof fill === 'string' ? [`(${fill})`] : []),
      ]
      return parts.length > 0 ? [[`${place} ${name}`, parts.join(' ')]] : []
    }),
  )
  expect(Object.fromEntries(found)).toEqual(helps)
})

import type { Field, PageConfig } from '@pagewright/engine/tools'
import { fieldsOf } from './fieldsOf'
import { rechargeFields } from '../../drawn/fields'

/** The fields of the recharge form. */
export const fields: { readonly [name: string]: Field } = {
  ...fieldsOf(rechargeFields),
  country_id: {
    label: 'country_id',
    options: { call: 'POST /bench/country', value: 'row.id', label: 'row.name' },
  },
  method_id: {
    label: 'method_id',
    options: {
      call: 'POST /bench/method',
      body: { country_id: { from: 'form.country_id' } },
      value: 'row.id',
      label: 'row.name',
    },
  },
}

export const recharge: PageConfig = {
  title: 'recharge',
  access: 'open',
  blocks: {
    recharge: {
      block: 'form',
      form: 'recharge',
      fields,
      submit: { do: 'call', call: 'POST /bench/order', label: 'send', tone: 'primary' },
    },
  },
}

import type { Page } from '../../../src/engine/config/plainPage'
import { fieldsOf } from './fieldsOf'
import { manyFields } from '../../drawn/fields'

export const fields: Page = {
  title: 'fields',
  access: 'open',
  blocks: {
    fields: {
      block: 'form',
      form: 'fields',
      fields: fieldsOf(manyFields),
      submit: { do: 'call', call: 'POST /bench/save', label: 'send', tone: 'primary' },
    },
  },
}

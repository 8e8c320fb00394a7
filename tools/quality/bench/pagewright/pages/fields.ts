import type { PageConfig } from '@pagewright/engine/tools'
import { fieldsOf } from './fieldsOf'
import { someFields } from '../../drawn/fields'

/** The name of the form with so many fields, of its page and of its schema. */
export function formName(count: number): `fields${number}` {
  return `fields${count}`
}

/** A page whose form has so many fields. */
export function fieldsPage(count: number): PageConfig {
  const call = `POST /bench/save${count}` as const
  return {
    title: 'fields',
    access: 'open',
    blocks: {
      fields: {
        block: 'form',
        form: formName(count),
        fields: fieldsOf(someFields(count)),
        submit: { do: 'call', call, label: 'send', tone: 'primary' },
      },
    },
  }
}

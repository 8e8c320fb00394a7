import type { PageConfig } from '@pagewright/engine/tools'
import { fieldsOf } from './fieldsOf'
import { someFields } from '../../drawn/fields'

/** Returns the name of the form with this number of fields. Its page and its schema have the same name. */
export function formName(count: number): `fields${number}` {
  return `fields${count}`
}

/** Returns a page whose form has this number of fields. */
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

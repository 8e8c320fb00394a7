// A field with the same name in two forms about the same thing takes the same values.
import { expect, it } from 'vitest'
import forms from '../../schemas/forms.json' with { type: 'json' }
import english from '../../locales/en.json' with { type: 'json' }
import { inline, readContract, root } from '@pagewright/cli/source'

const { set } = readContract(root)
const fieldsOf = (form: keyof typeof forms.$defs) =>
  inline(set, { $ref: `forms.json#/$defs/${form}` }, '').properties ?? {}

it.each(['holder', 'account_no', 'bank_name', 'iban', 'network'])(
  'S2-11 an account is changed under the rules under which it was added: %s',
  (field) => {
    const added = fieldsOf('withdrawMethod')[field]
    expect(added).toBeDefined()
    expect(fieldsOf('methodChange')[field]).toEqual(added)
  },
)

it.each(['withdrawMethod', 'methodChange'] as const)(
  'S5-14 %s takes an IBAN in groups, as its hint shows it',
  (form) => {
    expect(english['method.iban.hint']).toMatch(new RegExp(String(fieldsOf(form)['iban']?.pattern), 'u'))
  },
)

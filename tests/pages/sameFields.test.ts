// A field with the same name in two forms about the same thing takes the same values.
import { expect, it } from 'vitest'
import forms from '../../schemas/forms.json' with { type: 'json' }
import { inline, readContract, root } from '@pagewright/cli/source'
import { markets } from '../../markets.config'
import { patchSet } from '../../tools/cli/generate/schemaSet'
import { payeeLines } from '../../pages/withdraw/orderWords'

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

it.each(['withdrawMethod', 'methodChange'] as const)('S5-14 %s takes an IBAN in groups, as banks write it', (form) => {
  expect('SA03 8000 0000 6080 1016 7519').toMatch(new RegExp(String(fieldsOf(form)['iban']?.pattern), 'u'))
})

it.each(Object.entries(markets))(
  'S1-14 in %s, an account that is changed needs what it needed when it was added',
  (_id, market) => {
    const own = patchSet(set, 'schemas' in market ? market.schemas : {})
    const required = (form: string) => inline(own, { $ref: `forms.json#/$defs/${form}` }, '').required ?? []
    // The place of the money cannot be changed, and is no field.
    const wanted = required('withdrawMethod').filter((field) => field !== 'channel_id')
    expect(wanted.length).toBeGreaterThan(0)
    expect(required('methodChange')).toEqual(expect.arrayContaining(wanted))
  },
)

it.each(Object.entries(payeeLines))('S1-14 the reseller can copy what is needed to pay: %s', (_name, line) => {
  expect(line.copy).toBe(true)
})

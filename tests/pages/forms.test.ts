// The forms of the product: one field under the same rules wherever it stands, where Back leads, and the first values.
import { expect, it } from 'vitest'
import { markets, pages, sources } from '../support/lumi'
import { orders } from '../../pages/withdraw/orders'
import forms from '../../schemas/forms.json' with { type: 'json' }
import { inline, readContract, root } from '@pagewright/cli/source'
import { effectivePages, type Product } from '../../tools/cli/generate/loadProduct'
import { patchSet } from '../../tools/cli/generate/schemaSet'
import { isObject } from '@pagewright/engine/tools'
import { objectsIn } from './objectsIn'

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

it.each(Object.entries(orders.payeeLines.entries))(
  'S1-14 the reseller can copy what is needed to pay: %s',
  (_name, line) => {
    expect(line.copy).toBe(true)
  },
)

const product = { pages, sources, markets } as unknown as Product

const partsOf = (market: string) => Object.values(effectivePages(product, market)).flatMap(objectsIn)
const all = Object.keys(markets)

it.each(all)('S4-15 S4-16 in %s Back from what a form led to is not the form again', (market) => {
  const led = partsOf(market).flatMap(({ submit }) => {
    const then = isObject(submit) ? submit['then'] : undefined
    // The engine itself leads on whoever signs in, and replaces the login.
    return isObject(then) && 'to' in then && !('signIn' in then) ? [then] : []
  })
  expect(led.length).toBeGreaterThan(2)
  expect(led.filter(({ replace }) => replace !== true)).toEqual([])
})

it.each(all)('S1-12 in %s a form that changes a row begins with all that the row has', (market) => {
  const changes = partsOf(market).flatMap(({ fields }) => {
    if (!isObject(fields)) return []
    const starts = Object.entries(fields).map(([name, field]) => ({ name, from: startOf(field) }))
    return starts.some(({ from }) => from.startsWith('row.')) ? [starts] : []
  })
  expect(changes.length).toBeGreaterThan(0)
  // The country of an account is that of its owner.
  const own = changes.flat().filter(({ from }) => from !== 'user.country_id')
  expect(own.filter(({ name, from }) => from !== `row.${name}`)).toEqual([])
})

/** Returns the path from which a field takes its first value. */
function startOf(field: unknown): string {
  const initial = isObject(field) ? field['initial'] : undefined
  return isObject(initial) && typeof initial['from'] === 'string' ? initial['from'] : ''
}

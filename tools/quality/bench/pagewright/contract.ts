// The contract of the bench's server.
import { counts, rechargeFields, someFields } from '../drawn/fields'
import { schemaOf } from '../drawn/schemaOf'
import { formName } from './pages/fields'

const empty = { type: 'object', properties: {} }
const text = { type: 'string' }
const shape = (properties: { readonly [name: string]: object }) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})
const listOf = (row: object) => ({
  ...shape({ has_more: { type: 'boolean' }, list: { type: 'array', items: row } }),
})

const shapes = {
  Empty: empty,
  Session: shape({ uid: text }),
  Choices: listOf(shape({ id: text, name: text })),
  MethodsQuery: shape({ country_id: text }),
  MemberQuery: shape({ page: { type: 'integer' }, size: text, total: text }),
  Members: listOf(shape({ id: text, name: text, coins: { type: 'integer' } })),
  Order: withoutTexts(schemaOf(rechargeFields)),
  ...eachCount((count) => [`Saved${count}`, withoutTexts(schemaOf(someFields(count)))]),
}

const call = (kind: 'read' | 'write', request: string, response: string) => ({
  kind,
  request: `common.json#/$defs/${request}`,
  response: `common.json#/$defs/${response}`,
})

/** The files of schemas/ by name. */
export const contract = {
  'api.json': {
    'POST /bench/account': call('read', 'Empty', 'Session'),
    'POST /bench/country': call('read', 'Empty', 'Choices'),
    'POST /bench/method': call('read', 'MethodsQuery', 'Choices'),
    'POST /bench/member': call('read', 'MemberQuery', 'Members'),
    'POST /bench/order': call('write', 'Order', 'Empty'),
    ...eachCount((count) => [`POST /bench/save${count}`, call('write', `Saved${count}`, 'Empty')]),
  },
  'common.json': { $defs: shapes },
  'forms.json': {
    $defs: {
      recharge: { $ref: 'common.json#/$defs/Order' },
      ...eachCount((count) => [formName(count), { $ref: `common.json#/$defs/Saved${count}` }]),
    },
  },
}

/** Returns a member for each number of fields. */
function eachCount(memberOf: (count: number) => readonly [name: string, value: object]): { [name: string]: object } {
  return Object.fromEntries(counts.map(memberOf))
}

/** Removes titles and choices' names, which belong to the page. */
export function withoutTexts(schema: object): object {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === 'title' ? undefined : value))) as object
}

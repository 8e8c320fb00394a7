// The calls of the bench, as schemas/ tells them.
import { manyFields, rechargeFields } from '../drawn/fields'
import { schemaOf } from '../drawn/schemaOf'

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
  Order: wordless(schemaOf(rechargeFields)),
  Saved: wordless(schemaOf(manyFields)),
}

const call = (kind: 'read' | 'write', request: keyof typeof shapes, response: keyof typeof shapes) => ({
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
    'POST /bench/save': call('write', 'Saved', 'Empty'),
  },
  'common.json': { $defs: shapes },
  'forms.json': {
    $defs: { recharge: { $ref: 'common.json#/$defs/Order' }, fields: { $ref: 'common.json#/$defs/Saved' } },
  },
}

/** Words of a form stand in its page. */
function wordless(schema: object): object {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === 'title' ? undefined : value))) as object
}

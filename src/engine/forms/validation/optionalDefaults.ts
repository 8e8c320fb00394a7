import type { createSchemaUtils, RJSFSchema } from '@rjsf/utils'
import type { ById, Field } from '../../language/types/plain'
import { isRef } from '../../language/runtime/evaluateCondition'
import { recordOf } from '../fields/initialValues'
import type { Values } from '../fields/services'

type SchemaUtils = ReturnType<typeof createSchemaUtils>

/**
 * Returns the values of a new form with the defaults of its optional fields. RJSF itself is told to fill in only what is
 * required, because it would also create optional objects and lists (`defaultFormState`). A field of a record that has
 * not arrived stays empty, and so does an optional object: its members are optional as long as nobody uses it.
 */
export function withOptionalDefaults(
  values: Values,
  schema: RJSFSchema,
  fields: ById<Field>,
  utils: SchemaUtils,
): Values {
  const { properties = {}, required = [] } = utils.retrieveSchema(schema, values)
  const added: { [name: string]: unknown } = {}
  for (const [name, { initial, fields: members }] of Object.entries(fields)) {
    const raw = properties[name]
    if (Object.hasOwn(values, name) || typeof raw !== 'object') continue
    if (isRef(initial) && recordOf(initial.from) !== undefined) continue
    const member = utils.retrieveSchema(raw)
    if (!required.includes(name)) {
      if (member.default !== undefined) added[name] = member.default
    } else if (members && member.type === 'object') {
      const inner = withOptionalDefaults({}, member, members, utils)
      if (Object.keys(inner).length > 0) added[name] = inner
    }
  }
  return { ...values, ...added }
}

import type { createSchemaUtils, RJSFSchema } from '@rjsf/utils'
import type { ById, Field } from '../../language/types/plain'
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
    if (Object.hasOwn(values, name) || recordOf(initial) !== undefined) continue
    // RJSF retrieves an empty schema for a member whose schema is absent or a boolean.
    const member = utils.retrieveSchema(properties[name] as RJSFSchema)
    if (!required.includes(name)) {
      if (member.default !== undefined) added[name] = member.default
    } else if (members) added[name] = withOptionalDefaults({}, member, members, utils)
  }
  return { ...values, ...added }
}

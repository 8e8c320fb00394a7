import type { createSchemaUtils, RJSFSchema } from '@rjsf/utils'
import type { ById, Field } from '../../language/types/plain'
import { recordOf } from '../fields/initialValues'
import type { Values } from '../fields/services'

type SchemaUtils = ReturnType<typeof createSchemaUtils>

/**
 * Returns the values of a new form with the defaults of its optional fields. With the options of `defaultFormState`, RJSF
 * adds only required defaults, because it would also create optional objects and lists. A field whose record has not
 * arrived stays empty. An optional object stays absent until the person fills it in.
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

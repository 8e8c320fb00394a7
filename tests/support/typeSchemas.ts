// JSON Schemas of the types of the page language, for examples that name no real product.
import { Ajv, type ValidateFunction } from 'ajv'
import { fieldWidgets, pageRule, sourceRule } from '@pagewright/engine/tools'
import { ruleDefinitions } from '../../tools/cli/language/ruleSchema'

/** Shapes of names, in place of the names of a product. */
const shapesOfNames = Object.fromEntries(
  Object.entries({
    message: '^[a-z]+(\\.[A-Za-z]+)+$',
    endpoint: '^(GET|POST|PUT|PATCH|DELETE) /',
    route: '^/',
    form: '^[a-z]+$',
    icon: '^[a-z-]+$',
    event: '^[a-z]+$',
    widget: '^[a-z]+$',
    fieldWidget: `^(${Object.keys(fieldWidgets).join('|')})$`,
    nativeCall: '^[a-z][A-Za-z]+$',
    path: '^[a-z]+',
  }).map(([name, pattern]) => [`names-${name}`, { type: 'string', pattern }]),
)
export const typeDefinitions = { ...ruleDefinitions(sourceRule, {}), ...ruleDefinitions(pageRule, shapesOfNames) }
/** Has compiled each type once, for all schemas that refer to it. */
const ajv = new Ajv({ strict: false })
ajv.addSchema({ $id: 'types', definitions: typeDefinitions })

/** Compiles a schema that may refer to types of the language, as `#/definitions/<type>`. */
export function compileWithTypes(schema: object): ValidateFunction {
  return ajv.compile(
    JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
      key === '$ref' ? `types${String(value)}` : value,
    ) as object,
  )
}

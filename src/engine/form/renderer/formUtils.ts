// What the renderer's fields ask of a schema. It answers what does not depend on the values once, and gives what has not changed
// since the last answer as the same object, so that a change draws only what it touches.
import {
  findFieldInSchema,
  getClosestMatchingOption,
  getDefaultFormState,
  getDisplayLabel,
  isObject,
  isFilesArray,
  isMultiSelect,
  isSelect,
  retrieveSchema,
  type RJSFSchema,
  sanitizeDataForNewSchema,
  type SchemaUtilsType,
  type ValidatorType,
} from '@rjsf/utils'
import { defaultState } from '../defaultState'
import type { Path } from '../path'
import { asksData, isSettled, stillness } from './asksData'
import { same } from './same'

/** Makes one schema of a schema's `allOf`; brought by the forms that have any. */
export type MergeAllOf = (schema: RJSFSchema) => RJSFSchema

export interface FormUtils extends Pick<
  SchemaUtilsType,
  | 'findFieldInSchema'
  | 'getClosestMatchingOption'
  | 'getDefaultFormState'
  | 'getDisplayLabel'
  | 'getRootSchema'
  | 'getValidator'
  | 'isFilesArray'
  | 'isMultiSelect'
  | 'isSelect'
  | 'retrieveSchema'
  | 'sanitizeDataForNewSchema'
> {
  /** True for a part of the schema that is the same whatever the values are. */
  isSettled(schema: RJSFSchema): boolean
  /** True when no part of the schema asks about the value at the path: another plain value there changes nothing else. */
  isStill(path: Path): boolean
}

/** Makes what the fields of one form ask. */
export function createFormUtils(validator: ValidatorType, root: RJSFSchema, merge: MergeAllOf | undefined): FormUtils {
  const plain = new WeakMap<RJSFSchema, Answer>()
  const withUnions = new WeakMap<RJSFSchema, Answer>()
  const selects = new WeakMap<RJSFSchema, boolean>()
  // Most forms are: then no part is looked at again.
  const isAllSettled = isSettled(root)
  const isOwn = (schema: RJSFSchema) => isAllSettled || isSettled(schema)

  return {
    isSettled: isOwn,
    isStill: stillness(root),
    getRootSchema: () => root,
    getValidator: () => validator,
    retrieveSchema(schema, values, withUnionRefs = false) {
      if (!isObject(schema)) return {}
      const answers = withUnionRefs ? withUnions : plain
      const last = answers.get(schema)
      if (last?.isFixed) return last.schema
      if (last === undefined && isOwn(schema)) return schema
      const next = same(last?.schema, retrieveSchema(validator, schema, root, values, merge, withUnionRefs))
      answers.set(schema, { schema: next, isFixed: last === undefined && !asksData(schema, root) })
      return next
    },
    isSelect(schema) {
      if (!schema.oneOf && !schema.anyOf && isOwn(schema)) return Array.isArray(schema.enum)
      const known = selects.get(schema) ?? isSelect(validator, schema, root, merge)
      selects.set(schema, known)
      return known
    },
    isMultiSelect: (schema) => isMultiSelect(validator, schema, root, merge),
    isFilesArray: (schema, look) => isFilesArray(validator, schema, look, root, merge),
    getDisplayLabel: (schema, look, options) => getDisplayLabel(validator, schema, look, root, options, merge),
    findFieldInSchema: (schema, path, values) => findFieldInSchema(validator, root, schema, path, values, merge),
    getClosestMatchingOption: (values, options, selected, discriminator) =>
      getClosestMatchingOption(validator, root, values, options, selected, discriminator, merge),
    getDefaultFormState: (schema, values, withAbsent = false, isAgain) =>
      getDefaultFormState(validator, schema, values, root, withAbsent, defaultState, merge, isAgain),
    sanitizeDataForNewSchema: (next, last, values) =>
      sanitizeDataForNewSchema(validator, root, next, last, values, merge),
  }
}

interface Answer {
  readonly schema: RJSFSchema
  readonly isFixed: boolean
}

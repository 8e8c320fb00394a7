import type { RJSFSchema } from '@rjsf/utils'
import type { ReactNode } from 'react'
import merged from '@rjsf/utils/lib/schema/shallowAllOfMerge.js'
import type { MergeAllOf } from './formUtils'

/** Makes one schema of a schema's `allOf`: of objects an object. */
export const mergeAllOf: MergeAllOf = (schema) => merged(schema) as RJSFSchema

/** Draws its children with what makes one schema of an `allOf`. */
export function Merging({ children }: { children(merge: MergeAllOf): ReactNode }): ReactNode {
  return children(mergeAllOf)
}

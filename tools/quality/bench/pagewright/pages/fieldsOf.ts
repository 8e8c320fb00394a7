import type { Field as PageField } from '@pagewright/engine/tools'
import type { DrawnField } from '../../drawn/fields'

/** Returns the fields of a page config. The schema has the rest. */
export function fieldsOf(fields: readonly DrawnField[]): { readonly [name: string]: PageField } {
  return Object.fromEntries(
    fields.map(({ name, kind, choices }) => [
      name,
      {
        label: name,
        ...(kind === 'figure' && { widget: 'number' as const }),
        ...(choices && { words: Object.fromEntries(choices.map((choice) => [choice, choice.toLowerCase()])) }),
      },
    ]),
  )
}

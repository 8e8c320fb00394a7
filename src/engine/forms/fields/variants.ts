import type { ById, Field } from '../../language/types/plain'
import { evaluateCondition } from '../../language/runtime/evaluateCondition'

/** Returns the fields with the words of the variants whose condition holds, and the same object if none has any. */
export function withVariants(fields: ById<Field>, scope: object): ById<Field> {
  if (!Object.values(fields).some(hasVariants)) return fields
  const chosen = Object.entries(fields).map(([name, field]) => {
    const { when: _, ...words } = variantOf(field, scope)?.[1] ?? {}
    return [name, { ...field, ...words, ...(field.fields && { fields: withVariants(field.fields, scope) }) }]
  })
  return Object.fromEntries(chosen) as ById<Field>
}

/** Returns the ids of the variants whose condition holds, as one text to compare. */
export function chosenVariants(fields: ById<Field>, scope: object): string {
  return Object.values(fields)
    .filter(hasVariants)
    .map((field) => `${variantOf(field, scope)?.[0] ?? ''}(${chosenVariants(field.fields ?? {}, scope)})`)
    .join()
}

function hasVariants({ variants, fields }: Field): boolean {
  return variants !== undefined || Object.values(fields ?? {}).some(hasVariants)
}

function variantOf({ variants }: Field, scope: object) {
  return Object.entries(variants ?? {}).find(([, { when }]) => evaluateCondition(when, scope))
}

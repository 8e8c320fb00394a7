// The query behind a field's `check`: it asks an endpoint about the typed value.
import { readOptions } from '../../api/queries'
import type { FieldCheck } from '../../language/types/plain'
import { readPath } from '../../language/runtime/evaluateCondition'
import type { FieldPath } from '../fields/path'
import type { CheckResult, FormServices } from '../fields/services'
import { pressEnded } from './afterPress'

export type CheckQuery = (check: FieldCheck, body: object) => ReturnType<ReturnType<typeof createCheckQuery>>

/** Creates the queries of a form's checks. An answer is reused while this form is open, so `form` is part of the key. */
export function createCheckQuery({ check: askServer }: FormServices, form: string) {
  return (check: FieldCheck, body: object) => ({
    ...readOptions,
    queryKey: ['check', form, check.call, body] as const,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      try {
        return await askServer(check, body, signal)
      } finally {
        // An answer adds lines to the page, which would move the button under a finger.
        await pressEnded()
      }
    },
    staleTime: Infinity,
    // A submit does not go on before the answer. A retry must not wait until the device calls itself online.
    networkMode: 'always' as const,
    refetchOnReconnect: false,
    // The field itself says that it is being checked.
    meta: { isBackground: true },
  })
}

/** Returns true for a value of at least three characters: less would tell who exists. */
export function isLongEnoughToCheck(value: unknown): boolean {
  return (typeof value === 'string' || typeof value === 'number') && [...String(value).trim()].length >= 3
}

/** Returns the values that a check gives to other fields. Without a good answer they are undefined. */
export function checkFills(
  check: FieldCheck | undefined,
  path: FieldPath,
  result: CheckResult | undefined,
): readonly { readonly path: FieldPath; readonly value: unknown }[] {
  return Object.entries(check?.fills ?? {}).map(([name, source]) => ({
    path: [...path.slice(0, -1), name],
    value: result?.good ? readPath({ answer: result.answer }, source) : undefined,
  }))
}

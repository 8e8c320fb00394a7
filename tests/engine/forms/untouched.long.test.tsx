// Tests that what a form loads and nobody changes is sent byte for byte.
import type { RJSFSchema } from '@rjsf/utils'
import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { type FieldPath, isWithin, pathFromId } from '../../../src/engine/forms/fields/path'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import { prepared, validatorsOf } from './compile'
import { described } from './documents'
import { mount, user } from './mount'

const edited = described.object.chain(({ schema, document }) =>
  document.map((record) => ({
    schema: { additionalProperties: true, ...schema } as RJSFSchema,
    record: record as object,
  })),
)

/** Opens a form that edits a record. */
function opened(schema: RJSFSchema, record: object) {
  cleanup()
  const [validate] = Object.values(validatorsOf(prepared(schema)))
  fc.pre(validate?.(record) === true)
  const fields = Object.fromEntries(
    Object.keys(schema.properties ?? {}).map((name) => [
      name,
      { label: `word.${name}`, initial: { from: `data.record.${name}` } },
    ]),
  ) as unknown as ById<Field>
  return mount({ schema, fields, scope: { data: { record } } })
}

/** Returns the paths outside of what was changed where a record is no longer what it was. */
function lost(came: unknown, sent: unknown, changed: FieldPath, path: FieldPath = []): readonly string[] {
  if (isWithin(path, changed)) return []
  if (!isWithin(changed, path)) return JSON.stringify(came) === JSON.stringify(sent) ? [] : [path.join('.')]
  return Object.entries(came ?? {}).flatMap(([name, value]) =>
    lost(value, (sent as { [name: string]: unknown } | undefined)?.[name], changed, [...path, name]),
  )
}

/** `SEED=` tries other values. */
const seed = Number(process.env.SEED ?? 1)

it('what nobody changes is sent as it came', async () => {
  await fc.assert(
    fc.asyncProperty(edited, async ({ schema, record }) => {
      const form = opened(schema, record)
      await form.send()
      expect(JSON.stringify(form.onSubmit.mock.calls[0]?.[0])).toBe(JSON.stringify(record))
    }),
    { numRuns: 25, seed },
  )
})

it('a change leaves everything else as it came', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let sent = 0
  await fc.assert(
    fc.asyncProperty(edited, fc.nat(20), async ({ schema, record }, at) => {
      const form = opened(schema, record)
      const controls = document.querySelectorAll<HTMLInputElement>(
        'input[type=text]:not([id$="-key"]), input[type=radio], input[type=checkbox]',
      )
      const control = controls[at % Math.max(1, controls.length)]
      fc.pre(control !== undefined && !control.checked)
      if (!control) return
      if (control.type === 'text') {
        await user.clear(control)
        await user.type(control, '77')
      } else await user.click(control)
      await form.send()
      const [values] = form.onSubmit.mock.calls[0] ?? []
      if (!values) return
      const path = pathFromId('pw-test', control.id)
      // A choice may bring and take what stands beside it.
      const changed = control.type === 'text' ? path : path.slice(0, -1)
      expect(lost(record, values, changed)).toEqual([])
      sent += 1
    }),
    { numRuns: 25, seed },
  )
  expect(sent).toBeGreaterThan(10)
})

import { hasFormat } from '@pagewright/engine/tools'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { validatorModule } from '../../tools/cli/generate/validators'

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 5, pattern: '^[a-z]+$' },
    list: { type: 'array', items: { type: 'string' }, uniqueItems: true },
  },
  required: ['name'],
  if: { properties: { name: { enum: ['list'] } }, required: ['name'] },
  then: { required: ['list'] },
} as const

it('a module of validators needs nothing and compiles nothing, so a strict policy lets it run', async () => {
  const text = await validatorModule(schema)
  // The compiler leaves the source of some functions in strings, which nothing runs.
  expect(text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')).not.toMatch(
    /\brequire\s*\(|\bimport\b|\beval\b|new Function|\bFunction\(/,
  )
  expect(text).toContain('export const form')
})

/** Returns the validator of a schema, as a page loads it. */
async function validatorOf(written: Parameters<typeof validatorModule>[0]) {
  const folder = mkdtempSync(join(tmpdir(), 'validators-'))
  writeFileSync(join(folder, 'form.mjs'), await validatorModule(written))
  const { form } = (await import(/* @vite-ignore */ join(folder, 'form.mjs'))) as {
    form: { schema: object; validators: (formats: object) => { [name: string]: (value: unknown) => boolean } }
  }
  rmSync(folder, { recursive: true })
  return {
    schema: form.schema,
    validate: Object.values(form.validators({ email: (text: string) => hasFormat(text, 'email') }))[0],
  }
}

it.each([
  [
    'a step of cents',
    { properties: { price: { type: 'number', multipleOf: 0.01 } } },
    { price: 0.07 },
    { price: 0.075 },
  ],
  [
    'the formats that it gets',
    { properties: { to: { anyOf: [{ type: 'string', format: 'email' }, { type: 'null' }] } } },
    { to: null },
    { to: 'nope' },
  ],
])('a validator knows %s', async (_what, members, right, wrong) => {
  const { validate } = await validatorOf({ type: 'object', ...members })
  expect([validate?.(right), validate?.(wrong)]).toEqual([true, false])
})

it('the module holds the schema untouched, and its validators judge', async () => {
  const { schema: held, validate } = await validatorOf(schema)
  expect(held).toEqual(schema)
  expect(validate?.({ name: 'ann' })).toBe(true)
  expect(validate?.({ name: 'ANN' })).toBe(false)
  expect(validate?.({ name: 'list' })).toBe(false)
  expect(validate?.({})).toBe(false)
})

it('a schema with mistakes is refused, and each mistake has its place', async () => {
  const wrong = { type: 'object', properties: { name: { minLength: -1 }, list: { uniqueItems: 'yes' } } }
  await expect(validatorModule(wrong)).rejects.toThrow(/properties\/name\/minLength.*properties\/list\/uniqueItems/)
})

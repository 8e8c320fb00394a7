// Passes hostile JSON to all code that copies, merges, reads or writes members by name.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decode } from '../../../src/engine/api/answer/decode'
import { parseEnvelope, parseJson } from '../../../src/engine/api/answer/envelope'
import { localise } from '../../../src/engine/api/answer/localised'
import type { Shape } from '../../../src/engine/api/answer/shape'
import { resolveBindings, isFullyResolved } from '../../../src/engine/language/runtime/resolveBindings'
import { mergePatch } from '../../../src/engine/language/runtime/merge'
import type { Body, Conditions, Field } from '../../../src/engine/language/types/plain'
import { evaluateCondition, readPath } from '../../../src/engine/language/runtime/evaluateCondition'
import { toDraft, restoreDraft } from '../../../src/engine/forms/fields/draftValues'
import { toValues } from '../../../src/engine/forms/fields/initialValues'
import { valueAt, omitPath } from '../../../src/engine/forms/fields/path'
import type { Values } from '../../../src/engine/forms/fields/services'
import { validationOf } from '../forms/validationOf'
import { mergeRows } from '../../../src/engine/lists/data/rows'

const runs = 1_000
const names = [
  '__proto__',
  'constructor',
  'prototype',
  'canary',
  'toString',
  'hasOwnProperty',
  'list',
  'name',
  'a',
  '0',
]
const name = fc.constantFrom(...names)
const path = fc.array(name, { minLength: 1, maxLength: 5 })

// JSON text, so that `__proto__` is an own member after JSON.parse.
const { json } = fc.letrec<{ json: string; many: string; pairs: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    fc.constantFrom('1', '"x"', 'null', 'true', '[]', '{}', '9007199254740993'),
    tie('pairs'),
    tie('pairs'),
    tie('many'),
  ),
  many: fc.array(tie('json'), { maxLength: 3 }).map((members) => `[${members.join()}]`),
  pairs: fc
    .array(fc.tuple(name, tie('json')), { maxLength: 4 })
    .map((members) => `{${members.map(([key, value]) => `"${key}":${value}`).join()}}`),
}))

const owners = [Object, Array, Function, String, Number, Boolean, Map, Promise].map(
  ({ prototype }) => prototype as object,
)
const untouched = owners.map(members)

const field: Field = { type: 'string' } as unknown as Field
const payloadOf = validationOf({ type: 'object', properties: { a: { type: 'string' } } })
const fields = Object.fromEntries(names.filter((one) => one !== '__proto__').map((one) => [one, field]))
const open: Shape = { type: 'object', additionalProperties: {} }
const closed = {
  type: 'object',
  properties: JSON.parse(`{${names.map((one) => `"${one}":{}`).join()}}`) as object,
} as Shape

type Step = (value: unknown, other: unknown, at: readonly string[]) => unknown
const steps: { readonly [what: string]: Step } = {
  mergePatch: (value, other) => mergePatch(value, other),
  bind: (value, other, at) => {
    const body = { ...(value as Body), b: { from: at.join('.') } }
    return isFullyResolved(body, resolveBindings(body, other))
  },
  read: (value, _, at) => readPath(value, at.join('.')),
  holds: (value, other, at) => evaluateCondition({ [at.join('.')]: { in: [1] } }, { value, other }),
  'holds of hostile conditions': (value, other) => evaluateCondition(value as Conditions, other),
  decode: (value) => decode(closed, value),
  'decode of a map': (value) => decode(open, value),
  'decode without a shape': (value) => decode({}, value),
  parseEnvelope: (value, other) =>
    parseEnvelope({ ...(value as object), code: 0, res: other }, 'POST /x', { success: ['0'] }),
  localise: (value) => localise(decode({}, value), 'proto__'),
  valueAt: (value, _, at) => valueAt(value, at),
  omitPath: (value, _, at) => omitPath(value, at),
  toValues: (value, other, at) => {
    // Paths come from pages, whose checker refuses this name.
    const own = ['a', ...at.filter((one) => one !== '__proto__')]
    return toValues([
      { path: own, value },
      { path: [...own, 'canary'], value: other },
    ])
  },
  toDraft: (value) => toDraft(value as Values, fields, {}, () => true),
  toPayload: (value) => payloadOf(value as Values).payload,
  rowsOf: (value) => mergeRows([{ list: [value], hasMore: true }], String),
}

it(`F11 ${runs} hostile values leave every prototype as it was`, () => {
  const done = Object.fromEntries(Object.keys(steps).map((what) => [what, 0]))
  fc.assert(
    fc.property(json, json, path, (text, otherText, at) => {
      const value = parseJson(text)
      const other = parseJson(otherText)
      const before = JSON.stringify(value)
      for (const [what, step] of Object.entries(steps)) {
        attempt(() => {
          const result = step(value, other, at)
          done[what] = (done[what] ?? 0) + 1
          if (!isPlain(result)) throw new RangeError(`${what} gave an object with a prototype of its own.`)
        })
        if (isPolluted()) throw new Error(`${what} polluted a prototype.`)
      }
      // The input must not change either.
      return JSON.stringify(value) === before
    }),
    { numRuns: runs, seed: 1 },
  )
  // A function that refuses everything would prove nothing.
  for (const [what, times] of Object.entries(done)) expect([what, times > runs / 20]).toEqual([what, true])
}, 120_000)

it('F11 a draft brings back no member that the form lacks', () => {
  const kept = parseJson('{"__proto__":{"canary":1},"toString":"x","constructor":{},"a":"y"}') as Values
  expect(Object.getOwnPropertyNames(restoreDraft({ values: kept, leftOut: [] }, { a: field }, {}).values)).toEqual([
    'a',
  ])
})

it('F11 initial values leave the answer that they come from as it was', () => {
  const answer = { owner: { uid: '7' } }
  const values = toValues([
    { path: ['owner'], value: answer.owner },
    { path: ['owner', 'name'], value: 'Zoe' },
  ])
  expect([values, answer]).toEqual([{ owner: { uid: '7', name: 'Zoe' } }, { owner: { uid: '7' } }])
})

// Refusing a value is as good as handling it safely.
function attempt(run: () => unknown): void {
  try {
    run()
  } catch (error) {
    if (!(error instanceof Error) || error instanceof RangeError) throw error
  }
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || Array.isArray(value)) && Object.values(value).every(isPlain)
}

function isPolluted(): boolean {
  return owners.some((owner, index) => 'canary' in owner || 'a' in owner || members(owner) !== untouched[index])
}

function members(owner: object): number {
  return Reflect.ownKeys(owner).length
}

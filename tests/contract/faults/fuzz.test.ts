// Sends slightly invalid answers to every call. `FUZZ_SEED=<n>` chooses others.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/engine/api/answer/apiError'
import { localise } from '../../../src/engine/api/answer/localised'
import { readPage } from '../../../src/engine/api/answer/listPage'
import { formats as definitions } from '../../../src/engine/language/grammar/formats'
import type { Format } from '../../../src/engine/language/types/plain'
import { readPath, readText } from '../../../src/engine/language/runtime/evaluateCondition'
import { formatValue } from '../../../src/engine/i18n/format'
import { consumer, setUp } from '../../engine/api/setUp'
import { calls, type Call } from './calls'
import { mutantOf } from '../../engine/api/answerMutants'

const runs = 100
const seed = Number(process.env.FUZZ_SEED ?? 6)
const met = { good: 0, bad: 0 }
const { stackTraceLimit } = Error
const untouched = Object.getOwnPropertyNames(Object.prototype)

// Most mutants cause errors, whose stacks nobody reads.
beforeAll(() => void (Error.stackTraceLimit = 0))
afterAll(() => void (Error.stackTraceLimit = stackTraceLimit))

describe(`F13 F15 S3-17 ${runs} mutants of its answer (seed ${seed})`, () => {
  it.each(calls)('bring $name an ApiError, or what can be shown', async (call) => {
    await fc.assert(
      fc.asyncProperty(mutantOf({ code: 0, msg: 'ok', extend: {}, res: call.res }), async (text) => {
        for (const shown of await textsOf(call, text)) expect(shown).not.toMatch(/NaN|undefined|null|object|Infinity/)
        expect(({} as { canary?: unknown }).canary).toBeUndefined()
      }),
      { seed, numRuns: runs },
    )
  })

  it('come in both kinds, and leave the prototypes alone', () => {
    expect(met.good).toBeGreaterThan(500)
    expect(met.bad).toBeGreaterThan(500)
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(untouched)
  })
})

/**
 * Returns the texts that a page would show of an answer, in every format, without the server's own texts. Returns
 * nothing for an ApiError.
 */
async function textsOf(call: Call, text: string): Promise<readonly string[]> {
  const { client } = setUp(async () => ({ ok: true, headers, text: async () => text }) as unknown as Response, {
    endpoints: () => call,
  })
  try {
    const asked = call.kind === 'read' ? client.read(call.name, {}, consumer) : client.write(call.name, {})
    const answer = localise(await asked, 'tr')
    met.good += 1
    if (call.response.properties?.list) readPage(answer)
    return leavesOf(call.response, answer).filter(isNew).flatMap(shownOf)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    met.bad += 1
    return []
  }
}

const headers = new Headers()
const looked = new Set<unknown>()

// Most values repeat those of the valid answer.
function isNew(value: unknown): boolean {
  const isKnown = looked.has(value)
  looked.add(value)
  return !isKnown
}

/** Returns the members that a page may name, including missing ones. */
function leavesOf(shape: Call['response'], value: unknown): readonly unknown[] {
  if (shape.items && Array.isArray(value)) return value.flatMap((one: unknown) => leavesOf(shape.items ?? {}, one))
  if (!shape.properties) return [value]
  return Object.entries(shape.properties).flatMap(([name, member]) => leavesOf(member, readPath(value, name)))
}

const formats = Object.keys(definitions) as readonly Format[]
const options = { timeZone: 'Asia/Riyadh', currency: 'USD', shortDivisor: 10 }

function shownOf(value: unknown): readonly string[] {
  const texts = [...formats.map((format) => formatValue(value, format, options)), readText({ value }, 'value')]
  return typeof value === 'string' ? texts.filter((text) => text !== value) : texts
}

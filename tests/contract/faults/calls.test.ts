// Tests every call against hosts, faults of transport, and random answers.
import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/engine/api/answer/apiError'
import { decode } from '../../../src/engine/api/answer/decode'
import { readPage } from '../../../src/engine/api/answer/listPage'
import { localise } from '../../../src/engine/api/answer/localised'
import { formatValue } from '../../../src/engine/i18n/format'
import { formats as definitions } from '../../../src/engine/language/grammar/formats'
import { readPath, readText } from '../../../src/engine/language/runtime/evaluateCondition'
import type { Format } from '../../../src/engine/language/types/plain'
import { readQuery } from '../../../src/engine/runtime/app/useRead'
import { mutantOf } from '../../engine/api/answerMutants'
import { consumer, facts, good, setUp } from '../../engine/api/setUp'
import { type Call, calls } from './calls'
import { faults, outcomeOf } from './faults'

describe('each fault', () => {
  /** One call of each kind and shape that an outcome can depend on. */
  const typical = [
    ...new Map(
      calls.map((call) => {
        const { required = [], properties = {} } = call.response
        return [[call.kind, required.length > 0, 'list' in properties].join(), call]
      }),
    ).values(),
  ]
  const typicalReads = typical.filter(({ kind }) => kind === 'read')

  describe.each(faults)('F13 F16 F17 S8-02 $name', (fault) => {
    it('becomes what the table says, with a call of each kind, and is sent once', async () => {
      for (const call of typical) {
        const { client, spy, over } = meet(call, () => fault.answer(call))
        const due = outcomeOf(fault, call)
        expect([call.name, await ask(client, call)]).toEqual([call.name, due])
        expect([call.name, spy.mock.calls.length]).toEqual([call.name, 1])
        expect(over).toHaveBeenCalledTimes(due === 'session' ? 1 : 0)
      }
    })

    it(`makes a query ask ${fault.tries === 3 ? 'three times' : 'once'}`, async () => {
      for (const call of typicalReads) {
        const { client, spy } = meet(call, () => fault.answer(call))
        const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
        // Other tests cover the delay of retries.
        const query = { ...readQuery(client, call.name, {}), retryDelay: 0 }
        const due = outcomeOf(fault, call)
        const found = await queries.fetchQuery(query).then(
          () => 'ok',
          (error: ApiError) => error.kind,
        )
        expect([call.name, found, spy.mock.calls.length]).toEqual([call.name, due, fault.tries ?? 1])
      }
    })
  })

  const wrong: readonly unknown[] = [{ a: {} }, [[]], true, 'x y']

  it.each(calls.filter(({ response }) => (response.required ?? []).length > 0))(
    'F13 F15 $name: a required member that is missing, null or of a wrong type is no success',
    async (call) => {
      for (const name of call.response.required ?? []) {
        const { [name]: _, ...rest } = call.res
        const member = call.response.properties?.[name] ?? {}
        const unfit = wrong.filter((value) => !fits(member, value))
        expect([name, unfit.length > 0]).toEqual([name, true])
        for (const res of [rest, ...[null, ...unfit].map((value) => ({ ...rest, [name]: value }))]) {
          const { client } = meet(call, () => new Response(JSON.stringify({ code: 0, res })))
          expect([name, res, await ask(client, call)]).toEqual([name, res, 'malformed'])
        }
      }
    },
  )

  /** Returns the outcome in one word: the kind of error, or 'ok' if exactly the promised members came. */
  async function ask(client: ReturnType<typeof setUp>['client'], call: Call): Promise<string> {
    const asked = call.kind === 'read' ? client.read(call.name, {}, consumer) : client.write(call.name, {})
    try {
      const answer = await asked
      const isWhole = JSON.stringify(answer) === JSON.stringify(decode(call.response, call.res))
      return isWhole || (call.kind !== 'read' && JSON.stringify(answer) === '{}') ? 'ok' : JSON.stringify(answer)
    } catch (error) {
      if (!(error instanceof ApiError) || error.endpoint !== call.name) throw error
      return error.kind
    }
  }

  function meet(call: Call, answer: () => Response | Promise<Response>) {
    return setUp(async () => answer(), { endpoints: () => call })
  }

  function fits(shape: Call['response'], value: unknown): boolean {
    try {
      decode(shape, value)
      return true
    } catch {
      return false
    }
  }
})

describe('hosts', () => {
  const roots = [
    ['https://api.example', 'https://api.example'],
    ['https://api.example/v1/', 'https://api.example/v1'],
    ['https://api.example:8443/a/b', 'https://api.example:8443/a/b'],
    ['http://localhost:3001', 'http://localhost:3001'],
    ['https://user:secret@api.example/v1?token=secret#x', 'https://api.example/v1'],
  ] as const

  it.each(calls.map((call, index) => ({ ...call, at: roots[index % roots.length] ?? roots[0] })))(
    'F46 S7-08 $name goes to $at.0, names the person in its headers and nowhere else',
    async ({ at: [root, base], ...call }) => {
      const { client, sent, spy } = setUp(good, { root, endpoints: () => call, xsrfCookie: () => 'x1' })
      const asked =
        call.kind === 'read' ? client.read(call.name, { q: '7' }, consumer) : client.write(call.name, { q: '7' })
      await asked.catch(() => undefined)
      const { url, headers, init, text } = sent()
      expect(spy).toHaveBeenCalledTimes(1)
      expect(`${url.origin}${url.pathname}`).toBe(`${base}${call.name.split(' ')[1] ?? ''}`)
      expect(['uid', 'token', 'x-xsrf-token'].map((name) => headers.get(name))).toEqual(['7', 'secret', 'x1'])
      expect(url.href + (text ?? '')).not.toMatch(/secret|x1/)
      // A redirect would send the headers to another host.
      expect(init).toMatchObject({ redirect: 'error', referrerPolicy: 'no-referrer' })
    },
  )

  it.each(calls)('F46 S7-08 $name without a session carries no uid, token or anti-forgery header', async (call) => {
    const headersOf = () => ({ ...facts, uid: undefined, token: undefined })
    const { client, sent } = setUp(good, { headers: headersOf, endpoints: () => call, xsrfCookie: () => undefined })
    await client.write(call.name, {}).catch(() => undefined)
    expect(['uid', 'token', 'x-xsrf-token'].filter((name) => sent().headers.has(name))).toEqual([])
  })

  it('F46 no name of a call and no value of a body leads to another host', async () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '@',
      ':',
      '?',
      '#',
      '..',
      '%2f',
      '\t',
      '\n',
      'evil.example',
      'http:',
      'x',
    )
    const words = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('GET', 'POST', 'PUT'), words, fc.string(), async (method, name, value) => {
        const { client, spy } = setUp(good, { endpoints: () => ({ kind: 'read', response: {} }) })
        await client.read(`${method} /${name}`, { value, [value]: name }, consumer).catch(() => undefined)
        for (const [url] of spy.mock.calls) {
          const { origin, username } = new URL(url)
          expect([origin, username]).toEqual(['https://api.example', ''])
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('random answers', () => {
  const runs = 25
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
      expect(met.good).toBeGreaterThan(200)
      expect(met.bad).toBeGreaterThan(200)
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
})

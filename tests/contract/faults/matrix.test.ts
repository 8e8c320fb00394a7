// Sends every network fault to every call. A table has the expected outcome.
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/engine/api/answer/apiError'
import { decode } from '../../../src/engine/api/answer/decode'
import { readQuery } from '../../../src/engine/runtime/app/useRead'
import { consumer, setUp } from '../../engine/api/setUp'
import { calls, reads, type Call } from './calls'
import { faults, outcomeOf } from './faults'

describe.each(faults)('F13 F16 F17 S8-02 $name', (fault) => {
  it('becomes what the table says, with every call, and is sent once', async () => {
    for (const call of calls) {
      const { client, spy, over } = meet(call, () => fault.answer(call))
      const due = outcomeOf(fault, call)
      expect([call.name, await ask(client, call)]).toEqual([call.name, due])
      expect([call.name, spy.mock.calls.length]).toEqual([call.name, 1])
      expect(over).toHaveBeenCalledTimes(due === 'session' ? 1 : 0)
    }
  })

  it(`makes a query ask ${fault.tries === 3 ? 'three times' : 'once'}`, async () => {
    for (const call of reads) {
      const { client, spy } = meet(call, () => fault.answer(call))
      const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
      // Other tests cover the delay of retries.
      const query = { ...readQuery(client, call.name, {}, 'a'), retryDelay: 0 }
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

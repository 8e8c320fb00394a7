// Tests what a sandbox of the workbench answers in each state, and what becomes of sandboxes that nobody needs.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answersIn, type BenchSandbox } from '../../tools/studio/server/answersIn'
import { plainSandbox } from '../../tools/studio/server/columnSandbox'
import { sourcePlace } from '../../tools/studio/server/sourcePlace'
import type { DataState } from '../../tools/studio/workbench/combination'

type Fault = Parameters<BenchSandbox['faults']['add']>[0]

function sandboxOf(answer: () => Response = () => Response.json({})) {
  const faults: Fault[] = []
  const sandbox: BenchSandbox = {
    fetch: async () => answer(),
    faults: { add: (fault) => void faults.push(fault) },
    reset: () => undefined,
    close: vi.fn<() => void>(),
  }
  return { sandbox, faults }
}

describe('many rows', () => {
  async function listOf(list: readonly unknown[]): Promise<readonly unknown[]> {
    const { sandbox } = sandboxOf(() => Response.json({ res: { list } }))
    const answer = await answersIn(sandbox, 'many').fetch(new Request('http://localhost/web/list'))
    return ((await answer.json()) as { readonly res: { readonly list: readonly unknown[] } }).res.list
  }

  it.each([
    [{ id: 7 }, { id: 1_000_007 }],
    [
      { uid: 'u', gid: 'g', order_no: 'n', owner_id: 'o' },
      { uid: 'u0001', gid: 'g0001', order_no: 'n0001', owner_id: 'o0001' },
    ],
    [
      { id: '', name: 'Ann', idle: 'x' },
      { id: '', name: 'Ann', idle: 'x' },
    ],
    ['text', 'text'],
  ])('of %j are told apart by their ids: %j', async (row, second) => {
    expect((await listOf([row])).slice(0, 2)).toEqual([row, second])
  })
})

it.each<[DataState, string, readonly Fault[]]>([
  ['failing', '/web/list', [{ endpoint: 'POST /web/list', kind: 'status', status: 500 }]],
  ['failing', '/web/me', []],
  ['failing', '/__sandbox/session', []],
  ['slow', '/web/me', [{ endpoint: 'POST /web/me', kind: 'delay', ms: 3000 }]],
  ['slow', '/__sandbox/clock', []],
  ['normal', '/web/list', []],
])('%s: a call of %s meets %j', async (data, path, met) => {
  const { sandbox, faults } = sandboxOf()
  await answersIn(sandbox, data, 'POST /web/me').fetch(new Request(`http://localhost${path}`, { method: 'POST' }))
  expect(faults).toEqual(met)
})

describe('a product without a sandbox of its own', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function ask(data: DataState) {
    const answer = vi.fn<() => void>()
    const ended = vi.fn<() => void>()
    const writeHead = vi.fn<(status: number) => object>(() => ({ end: ended }))
    const response = { setHeader: () => undefined, writeHead } as unknown as ServerResponse
    const handler = plainSandbox(() => ({ answer, close: () => undefined })).open(0, data)
    handler({} as IncomingMessage, response, () => undefined)
    return { answer, writeHead, ended }
  }

  it('answers after three seconds if it is slow', async () => {
    const { answer } = ask('slow')
    await vi.advanceTimersByTimeAsync(2999)
    expect(answer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it('fails at once if it is failing', () => {
    const { answer, writeHead, ended } = ask('failing')
    expect(writeHead.mock.calls).toEqual([[500]])
    expect(ended).toHaveBeenCalledTimes(1)
    expect(answer).not.toHaveBeenCalled()
  })
})

describe('the sandboxes of columns', () => {})

it.each([
  [{ file: 'a.ts', line: 3, column: 1, endColumn: 2 }, 'a.ts:3:1'],
  [{ file: 'a.ts', line: 2, column: 1, endColumn: 2 }, 'a.ts:3:9'],
  [{ file: 'b.ts', line: 3, column: 1, endColumn: 2 }, 'a.ts:3:9'],
  [undefined, 'a.ts:3:9'],
])('a value with the name at %j is found at %s', (key, place) => {
  expect(sourcePlace({ file: 'a.ts', line: 3, column: 9, endColumn: 12 }, key)).toBe(place)
})

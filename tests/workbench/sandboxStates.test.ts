// Tests what a sandbox of the workbench answers in each state, and what becomes of sandboxes that nobody needs.
import { describe, expect, it, vi } from 'vitest'
import { accountCall } from '../../sandbox/accounts'
import { answersIn, type BenchSandbox } from '../../tools/studio/server/answersIn'
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

it.each([
  ['empty', { list: [{ id: 1 }], has_more: true }, { list: [], has_more: false }],
  ['many', { list: {} }, { list: {} }],
] as const)('%s: %j becomes %j', async (data, res, changed) => {
  const { sandbox } = sandboxOf(() => Response.json({ code: 0, res }))
  const answer = await answersIn(sandbox, data).fetch(new Request('http://localhost/web/list'))
  expect(await answer.json()).toEqual({ code: 0, res: changed })
})

it.each<[DataState, string, readonly Fault[]]>([
  ['failing', '/web/list', [{ endpoint: 'POST /web/list', kind: 'status', status: 500 }]],
  ['failing', '/web/MyAccountInfo', []],
  ['failing', '/__sandbox/session', []],
  ['slow', '/web/MyAccountInfo', [{ endpoint: accountCall, kind: 'delay', ms: 3000 }]],
  ['slow', '/__sandbox/clock', []],
  ['normal', '/web/list', []],
])('%s: a call of %s meets %j', async (data, path, met) => {
  const { sandbox, faults } = sandboxOf()
  await answersIn(sandbox, data, accountCall).fetch(new Request(`http://localhost${path}`, { method: 'POST' }))
  expect(faults).toEqual(met)
})

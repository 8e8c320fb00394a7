// The money of one or several pages on one device, and a server of a few functions.
import { vi } from 'vitest'
import { ApiError, type ApiErrorDetails, type ApiErrorKind } from '../../../src/engine/api/answer/apiError'
import { createMoneyService } from '../../../src/engine/money/createMoneyService'
import type { MoneyService, MoneyOptions } from '../../../src/engine/money/money'
import type { MoneyShape } from '../../../src/engine/money/outcomeRule'
import { FakeStorage } from '../session/fakeStorage'
import { Timeline } from './timeline'

export const pay = 'POST /pay'
const shapes: { readonly [name: string]: MoneyShape } = {
  [pay]: {
    kind: 'money',
    response: {},
    outcome: {
      call: 'POST /paid',
      body: { since: { from: 'since' } },
      list: true,
      time: 'at',
      match: [{ 'row.amount': { from: 'body.amount' }, 'row.to': { from: 'body.to' } }],
      ref: 'no',
      refusals: ['42'],
      doubtful: ['43'],
    },
  },
  'POST /mute': { kind: 'money', response: {} },
}
export const body = { to: '8', amount: '10', account: 'iban', note: 'n' }

export const failure = (kind: ApiErrorKind, status?: number, facts: ApiErrorDetails = {}): ApiError =>
  new ApiError(kind, pay, kind, { ...facts, ...(status !== undefined && { status }) })

/** Creates a device on which pages open. `write` and `read` are the server's behaviour, in the order of the calls. */
export function device(options: Partial<MoneyOptions> = {}) {
  const timeline = new Timeline(Date.UTC(2026, 2, 1))
  const storage = new FakeStorage()
  const write = vi.fn<(endpoint: string, body: object, options: { readonly key: string }) => Promise<unknown>>()
  const read = vi.fn<(endpoint: string, body: object) => Promise<unknown>>(async () => ({ list: [], has_more: false }))
  const state = { uid: '7', isOffline: false, setMs: 0, knowsServer: true }
  let keys = 0
  const open = (): MoneyService =>
    createMoneyService({
      name: 'p.money',
      storage: () => storage,
      locks: { request: async (_, run) => run() },
      client: { write, read },
      clock: {
        now: () => timeline.now + state.setMs,
        steady: () => timeline.now,
        knowsServer: () => state.knowsServer,
        serverNow: () => timeline.now + (state.knowsServer ? 0 : state.setMs),
        after: (ms, run) => timeline.after(ms, run),
      },
      uid: () => state.uid,
      endpoints: (name) => {
        const shape = shapes[name]
        if (!shape) throw new Error(`No endpoint "${name}".`)
        return shape
      },
      isOffline: () => state.isOffline,
      newKey: () => `key${(keys += 1)}`,
      random: () => 0,
      ...options,
    })
  const row = (no: string, at = timeline.now) => ({ no, at: Math.floor(at / 1000), amount: 10, to: '8' })
  const rows = (...list: readonly object[]) => read.mockImplementation(async () => ({ list, has_more: false }))
  return { timeline, storage, write, read, state, open, row, rows }
}

// The sandbox in a chosen state: with more rows, without rows, slow, or failing.
import { isObject } from '@pagewright/engine/tools'
import type { DataState } from '../workbench/benchAddress'

/** The sandbox that a product's `sandbox/createSandbox.ts` creates, as far as the workbench uses it. */
export interface BenchSandbox {
  fetch(request: Request): Promise<Response>
  readonly faults: {
    /** Adds a fault for the next calls of an endpoint. */
    add(fault: Fault, times: number): void
  }
  /** Restores the initial data. */
  reset(): void
  close(): void
}

type Fault =
  | { readonly endpoint: string; readonly kind: 'delay'; readonly ms: number }
  | { readonly endpoint: string; readonly kind: 'status'; readonly status: number }

/** The delay of a slow answer, in milliseconds. */
export const slowMs = 3000
/** The number of rows of a long page. */
const manyRows = 60

/**
 * Returns the sandbox with the answers of a state. `account` is the call that never fails. Without the account, the site
 * shows an error screen in place of the page.
 */
export function answersIn(sandbox: BenchSandbox, data: DataState, account?: string): BenchSandbox {
  return {
    ...sandbox,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const endpoint = `${request.method} ${pathname}`
      // The sandbox adds these pages and controls to the API.
      if (pathname.startsWith('/__')) return sandbox.fetch(request)
      // Each fault applies to one call, so it is added for each.
      if (data === 'slow') sandbox.faults.add({ endpoint, kind: 'delay', ms: slowMs }, 1)
      if (data === 'failing' && endpoint !== account) sandbox.faults.add({ endpoint, kind: 'status', status: 500 }, 1)
      const response = await sandbox.fetch(request)
      const change = listChanges[data]
      return change ? withChangedList(response, change) : response
    },
  }
}

const listChanges: { readonly [D in DataState]?: (list: readonly unknown[]) => readonly unknown[] } = {
  empty: () => [],
  many: (list) =>
    list.length === 0
      ? list
      : Array.from({ length: Math.max(manyRows, list.length) }, (_, index) =>
          index < list.length ? list[index] : withOtherIds(list[index % list.length], index),
        ),
}

async function withChangedList(
  response: Response,
  change: (list: readonly unknown[]) => readonly unknown[],
): Promise<Response> {
  const envelope = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { readonly res?: unknown } | undefined
  const res = envelope?.res
  if (!isObject(res) || !Array.isArray(res['list'])) return response
  const list = change(res['list'])
  const { headers } = response
  return Response.json(
    { ...envelope, res: { ...res, list, ...(list.length === 0 && 'has_more' in res && { has_more: false }) } },
    { headers: { date: headers.get('date') ?? '', ...cookieOf(headers) } },
  )
}

function cookieOf(headers: Headers): { readonly 'set-cookie'?: string } {
  const cookie = headers.get('set-cookie')
  return cookie === null ? {} : { 'set-cookie': cookie }
}

/** Returns the same row with other ids, because lists tell rows apart by them. */
function withOtherIds(row: unknown, index: number): unknown {
  if (!isObject(row)) return row
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      /^(.+_)?(id|uid|gid|no)$/.test(name) ? other(value, index) : value,
    ]),
  )
}

function other(value: unknown, index: number): unknown {
  if (typeof value === 'number') return value + index * 1_000_000
  return typeof value === 'string' && value !== '' ? `${value}${String(index).padStart(4, '0')}` : value
}

// Ways for a call to go wrong, ordered by a test and used up one by one.
import type { ResolvedSchema } from '../contract'
import { altered, type Alteration } from './alter'

export type FaultKind =
  | 'delay'
  | 'status'
  | 'malformed'
  | 'lost'
  | 'reset'
  | 'fin'
  | 'cut'
  | 'code'
  | 'offline'
  | 'html'
  | 'empty'
  | 'hold'
  | 'hang'
  | 'none'
  | 'last'
  | 'altered'
export interface Fault {
  /** `POST /web/guild/list`, `upload` for the PUT of an image, or `*` for all. */
  readonly endpoint: string
  /** Endpoints that `*` leaves alone. */
  readonly but?: readonly string[]
  readonly kind: FaultKind
  /** Milliseconds of a delay. */
  readonly ms?: number
  readonly status?: number
  readonly code?: number
  readonly msg?: string
  /** How an answer is `altered`. */
  readonly as?: Alteration
  /** Which of the hostile ways. */
  readonly turn?: number
  /** The text sent instead of an envelope. */
  readonly body?: string
}

export interface Faults {
  add(fault: Fault, times: number): void
  /** The next fault for an endpoint, which is then used up. */
  take(endpoint: string): Fault | undefined
  clear(): void
  /** Waits until `release`. */
  hold(): Promise<void>
  /** Lets go on what is held, and holds nothing more. */
  release(): void
}

/**
 * How a connection ends. `reset`: RST, and `fin`: FIN, both before any byte of the answer. Browsers then send the request
 * once more, if the connection was used before. `broken`: an answer that they refuse, so they send nothing more.
 */
export type Ending = 'reset' | 'fin' | 'broken'

/** The connection ended without an answer that can be read. */
export class ConnectionDropped extends Error {
  readonly ending: Ending
  constructor(ending: Ending) {
    super('The sandbox dropped the connection.')
    this.name = 'ConnectionDropped'
    this.ending = ending
  }
}

export function createFaults(): Faults {
  let waiting: Fault[] = []
  let held: (() => void)[] = []
  const letGo = () => {
    for (const go of held) go()
    held = []
  }
  return {
    add(fault, times) {
      for (let count = 0; count < times; count += 1) waiting.push(fault)
    },
    take(endpoint) {
      const at = waiting.findIndex((fault) => isFor(fault, endpoint))
      return at < 0 ? undefined : waiting.splice(at, 1)[0]
    },
    clear() {
      waiting = []
      letGo()
    },
    hold: () => new Promise((resolve) => held.push(resolve)),
    // A call that has not come yet is not held either: whoever lets go need not wait for it.
    release: () => {
      waiting = waiting.filter(({ kind }) => kind !== 'hold')
      letGo()
    },
  }
}

/** What the fault makes of a call; `run` does the call itself, `answer` is what it promises. Throws `ConnectionDropped`. */
export async function withFault(
  faults: Faults,
  fault: Fault | undefined,
  run: Run,
  answer: ResolvedSchema = {},
): Promise<Response> {
  return fault ? ways[fault.kind](fault, run, faults, answer) : run()
}

type Run = () => Response | Promise<Response>
type Way = (fault: Fault, run: Run, faults: Faults, answer: ResolvedSchema) => Response | Promise<Response>

const ways: { readonly [K in FaultKind]: Way } = {
  async delay({ ms = 1000 }, run) {
    await new Promise((resolve) => setTimeout(resolve, ms))
    return run()
  },
  async hold(_fault, run, faults) {
    await faults.hold()
    return run()
  },
  // No answer, ever: whoever waits has to give up.
  hang: () => new Promise(() => {}),
  // The work is done, and then the connection ends. `lost` is the gentle kind: no browser repeats the request.
  lost: (_fault, run) => dropAfter(run, 'broken'),
  reset: (_fault, run) => dropAfter(run, 'reset'),
  fin: (_fault, run) => dropAfter(run, 'fin'),
  // Nothing is done. Browsers repeat the request after `cut`, which is harmless here, and not after `offline`.
  cut() {
    throw new ConnectionDropped('reset')
  },
  offline() {
    throw new ConnectionDropped('broken')
  },
  status: ({ status = 500, body = 'the sandbox was asked to fail' }) => new Response(body, { status }),
  code: ({ code = 9999, msg = '' }) => Response.json({ code, res: null, extend: {}, msg }),
  malformed: ({ body = '{"code":0,"res":' }) => typed(body, 'application/json'),
  html: ({ body = '<!doctype html><title>Gateway</title>' }) => typed(body, 'text/html'),
  empty: () => new Response(''),
  // A list without rows.
  none: (_fault, run) => changed(run, (res) => ({ ...res, list: [], has_more: false })),
  // A page of a list behind which there is none.
  last: (_fault, run) => changed(run, (res) => ({ ...res, has_more: false })),
  altered: ({ as = 'strange', turn }, run, _faults, answer) => changed(run, (res) => altered(res, answer, as, turn)),
}

export const faultKinds: readonly string[] = Object.keys(ways)

function isFor({ endpoint, but = [] }: Fault, asked: string): boolean {
  return endpoint === asked || (endpoint === '*' && !but.includes(asked))
}

/** The answer of the call with another `res`; a refusal stays what it is. */
async function changed(run: Run, change: (res: object) => unknown): Promise<Response> {
  const response = await run()
  const envelope = (await response.clone().json()) as { readonly code: number; readonly res: object | null }
  return envelope.res === null ? response : Response.json({ ...envelope, res: change(envelope.res) })
}

async function dropAfter(run: Run, ending: Ending): Promise<never> {
  await run()
  throw new ConnectionDropped(ending)
}

function typed(body: string, type: string): Response {
  return new Response(body, { headers: { 'content-type': type } })
}

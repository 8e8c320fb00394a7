import type { SandboxRow } from '@pagewright/testkit/sandbox'
import type { Clock } from '../clock'
import type { Call } from '../contract'
import type { Database } from '../database'
import type { Handlers } from '../handler'
import type { Faults } from './faults'
import type { CallLog } from './callLog'

/** What the parts of the server share. */
export interface State {
  readonly db: Database
  readonly clock: Clock
  readonly faults: Faults
  readonly log: CallLog
  readonly contract: ReadonlyMap<string, Call>
  /** Whether missing headers refuse a call; a request that does not fit its schema always does. */
  readonly strict: boolean
  readonly handlers: Handlers
  /** Answers a call from schemas and `sandbox/examples/`. */
  withoutHandler(endpoint: string, body: SandboxRow): unknown
  reset(): void
}

// What the studio and its server tell each other about releases.
import type { ReleaseList } from '@pagewright/cli/source'

export const releaseCommands = ['publish', 'stage', 'promote', 'halt', 'rollback'] as const
export type ReleaseCommand = (typeof releaseCommands)[number]

/** What the studio knows of the releases of a product. */
export interface StudioReleases {
  /** Absent if the store cannot be read, or was not yet. */
  readonly list?: ReleaseList
  /** Why the store cannot be read. */
  readonly unread?: string
  /** The release that the saved pages would be. */
  readonly saved: string
  /** How many saved changes the newest release in the store lacks, if the history of changes and the log tell. */
  readonly count?: number
  /** Where people open the product. */
  readonly site?: string
  /** The command that runs, and for how many seconds it has. */
  readonly running?: { readonly command: ReleaseCommand; readonly seconds: number }
  /** Why a command was refused for which the page waits no longer, because it was loaded again. */
  readonly refused?: { readonly command: ReleaseCommand; readonly says: string }
}

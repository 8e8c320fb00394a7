// What a build has in the place of react-query's mutations: writes are sent once, by the client, and never resumed.

/** A cache that is always empty, as a `QueryClient` asks for one. */
export class MutationCache {
  readonly getAll = none
  readonly findAll = none
  readonly clear = nothing
  readonly resumePausedMutations = nothing
}

function none(): readonly unknown[] {
  return []
}

function nothing(): void {
  // There is nothing to clear, and nothing that waits.
}

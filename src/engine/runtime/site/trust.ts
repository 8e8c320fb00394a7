// How the files of a release load if a product asks for signed releases. In other builds all of this is dead code: each
// caller asks `import.meta.env.SIGNED_RELEASES` first.

/** What `signedReleases.ts` gives, which is a file of its own. */
export interface Trust {
  /** Like `fetch`, for a file of a release. Rejects if the file is not the one that was signed. */
  fetch(url: string): Promise<Response>
  /** Like `import`, for a module of a release. */
  import(url: string): Promise<unknown>
  /** What kept the list of the document from starting, or its candidate. */
  readonly problem?: Error | undefined
}

let trust: Trust | undefined

/** Sets how files load, before the first of them does. */
export function setTrust(given: Trust): void {
  trust = given
}

export function fetchSigned(url: string): Promise<Response> {
  return trusted().fetch(url)
}

export function importSigned(url: string): Promise<unknown> {
  return trusted().import(url)
}

/** Hands the problem to the failure reporter, which must already listen. */
export function reportTrust(): void {
  const { problem: error } = trusted()
  if (!error) return
  // A report has this member, and no message.
  const event = Object.assign(new ErrorEvent('error', { error }), { effectiveDirective: error.name })
  window.dispatchEvent(event)
}

function trusted(): Trust {
  if (!trust) throw new Error('A file of a release was asked for before the list of releases was checked.')
  return trust
}

/** Gives what loads data by the name of a file; `url` has a star in the place of the name. Rejects as code that is gone does. */
export function jsonLoader(url: string): (name: string) => Promise<unknown> {
  return (name) => read(url.replace('*', name)).catch(announceLoadFailure)
}

async function read(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: status ${response.status}.`)
  return response.json()
}

/** Tells the page of a load that failed as the build's own loads do (spec §8), and lets it fail; whoever listens may reload. */
export function announceLoadFailure(error: unknown): never {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }))
  throw error
}

/** Whether the server gives the document now: where it does not, loading anew would end on the browser's own page. */
export async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store', headers: { accept: 'text/html' } })).ok
  } catch {
    return false
  }
}

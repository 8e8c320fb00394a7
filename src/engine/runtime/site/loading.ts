import { isLeaving } from '../../lib/leaving'

/**
 * Returns a function that loads a JSON file by name. `url` has a star in the place of the name. A failure is announced
 * as that of a missing chunk is.
 */
export function jsonLoader(url: string): (name: string) => Promise<unknown> {
  return (name) => read(url.replace('*', name)).catch(announceLoadFailure)
}

async function read(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} failed to load (status ${response.status}). Deploy it with the build.`)
  return response.json()
}

/**
 * Dispatches the event that Vite dispatches for a missing chunk, and rethrows. If a listener handles the failure
 * by `preventDefault`, the result never settles.
 */
export async function announceLoadFailure(error: unknown): Promise<never> {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
  if (window.dispatchEvent(event)) throw error
  return new Promise<never>(() => {})
}

/**
 * Resolves to true if a reload may load what is missing: the server answers now, and the document is not being left.
 * Without a server, the reload would end on the browser's error page.
 */
export async function canReload(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store', headers: { accept: 'text/html' } })
    return ok && !isLeaving()
  } catch {
    return false
  }
}

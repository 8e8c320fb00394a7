import type { PreparedStart } from './prepareStart'
import { watchLeaving } from '../lib/leaving'
import { browserStorages, canReload, claimReload } from '../runtime/site/loading'
import { isBelowFloor } from './belowFloor'

/** The product's main module: the engine, the widgets and the rest that the product needs to start. */
interface Main {
  main(prepared: Promise<PreparedStart>): Promise<void>
}

/**
 * Boots a product: prepares the page while `load` imports the rest. Both wait for polyfills if the browser needs them,
 * because libraries look for features when they load. A failed boot reloads the document once; then the boot
 * guard takes over. Below the browser floor nothing happens, because the guard already shows.
 */
export function boot(prepare: () => Promise<PreparedStart>, load: () => Promise<Main>): void {
  if (isBelowFloor()) return
  watchLeaving()
  let ready: Promise<unknown> = lacksPolyfills() ? import('./polyfills') : Promise.resolve()
  if (import.meta.env.SIGNED_RELEASES) ready = Promise.all([ready, acceptSigned()])
  const prepared = ready.then(prepare)
  // `main` handles the rejection.
  prepared.catch(() => undefined)
  const start = async () => {
    const { main } = await load()
    await main(prepared).catch((error: unknown) => startFailed(prepared, error))
  }
  ready.then(start).catch(async (error: unknown) => {
    if ((await canReload()) && claimReload(browserStorages, Date.now())) window.location.reload()
    // The boot guard listens.
    else window.dispatchEvent(new Event('pw:bootfailed'))
    throw error
  })
}

/** Checks the list of releases, in a build that has signed ones. */
async function acceptSigned(): Promise<void> {
  const { acceptReleases } = await import('../runtime/site/signedReleases')
  return acceptReleases()
}

/** Lets another release of the pages start next if the server answers, because then this one may be the reason. */
async function startFailed(prepared: Promise<PreparedStart>, error: unknown): Promise<never> {
  const started = await prepared.catch(() => undefined)
  await started?.releaseWatch.startFailed()
  throw error
}

/** Returns true if the browser needs `polyfills.ts`. Each feature is tested, because a browser may lack any of them. */
export function lacksPolyfills(): boolean {
  const list: object = Array.prototype
  return !(
    'hasOwn' in Object &&
    'structuredClone' in window &&
    'at' in String.prototype &&
    ['at', 'findLastIndex', 'toSorted'].every((method) => method in list)
  )
}

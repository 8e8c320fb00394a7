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
  const ready = lacksPolyfills() ? import('./polyfills') : Promise.resolve()
  const prepared = ready.then(prepare)
  // `main` handles the rejection.
  prepared.catch(() => undefined)
  ready
    .then(load)
    .then(({ main }) => main(prepared))
    .catch(async (error: unknown) => {
      await bootFailed()
      throw error
    })
}

/** Reloads the document once, or notifies the boot guard, which listens for `pw:bootfailed`. */
async function bootFailed(): Promise<void> {
  if ((await canReload()) && claimReload(browserStorages, Date.now())) window.location.reload()
  else window.dispatchEvent(new Event('pw:bootfailed'))
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

import type { PreparedStart } from './prepareStart'
import { isServerReachable } from '../runtime/site/loading'
import { claimReload, browserStorages } from '../runtime/site/reloadOnce'
import { isBelowFloor } from './belowFloor'

/** The module that a product's entry imports: the engine, the widgets and whatever else the product needs to start. */
interface Main {
  main(begun: Promise<PreparedStart>): Promise<void>
}

/**
 * Boots a product: begins what the page needs while `load` imports the rest. Both wait for the polyfills where an engine
 * lacks them, because libraries may look for a feature as soon as they are loaded. A boot that fails reloads the document
 * once, as after a deploy (spec §8); then the boot guard speaks. Below the floor nothing happens: the guard has spoken.
 */
export function boot(begin: () => Promise<PreparedStart>, load: () => Promise<Main>): void {
  if (isBelowFloor()) return
  const ready = lacksPolyfills() ? import('./polyfills') : Promise.resolve()
  const begun = ready.then(begin)
  // `main` handles the rejection.
  begun.catch(() => undefined)
  ready
    .then(load)
    .then(({ main }) => main(begun))
    .catch(async (error: unknown) => {
      await bootFailed()
      throw error
    })
}

/** Reloads the document once, or tells the boot guard, which listens for `pw:bootfailed`. */
async function bootFailed(): Promise<void> {
  if ((await isServerReachable()) && claimReload(browserStorages, Date.now())) window.location.reload()
  else window.dispatchEvent(new Event('pw:bootfailed'))
}

/** Tells an engine that needs `polyfills.ts`: each of its features is asked for, because an engine may lack any of them. */
export function lacksPolyfills(): boolean {
  const list: object = Array.prototype
  return !(
    'hasOwn' in Object &&
    'structuredClone' in window &&
    'at' in String.prototype &&
    ['at', 'findLastIndex', 'toSorted'].every((method) => method in list)
  )
}

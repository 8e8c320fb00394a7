import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../runtime/app/app'
import type { CodeGroup } from '../runtime/site/site'
import { pageCode } from './preloadPage'

/** Returns true once all these code groups have loaded or failed. A place that lacks its code reports that itself. */
export function usePageCode(names: readonly CodeGroup[]): boolean {
  const { money } = useApp()
  // The money service must be opened, too.
  const code = names.map((name) => (name === 'money' ? { loaded: money.loaded, preload: money.open } : pageCode[name]))
  const [isReady, setReady] = useState(() => code.every(({ loaded }) => loaded() !== undefined))
  const wait = useEffectEvent(() => Promise.allSettled(code.map(({ preload }) => preload())))
  useEffect(() => {
    if (isReady) return
    let isHere = true
    void wait().then(() => isHere && setReady(true))
    return () => {
      isHere = false
    }
  }, [isReady])
  return isReady
}

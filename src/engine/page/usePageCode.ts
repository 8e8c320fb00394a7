import { useEffect, useState } from 'react'
import { useApp } from '../app'
import { codeOf } from './beginPage'
import { movesMoney, type RouteModule } from './site'

/** Whether all that a page is drawn with is there, or has failed: then what lacks it says so in its place. */
export function usePageCode(route: RouteModule): boolean {
  const { money } = useApp()
  const [isReady, setReady] = useState(
    () => codeOf(route).every((code) => code.now() !== undefined) && (!movesMoney(route) || money.now() !== undefined),
  )
  useEffect(() => {
    if (isReady) return
    let isHere = true
    const loads: Promise<unknown>[] = codeOf(route).map((code) => code.begin())
    if (movesMoney(route)) loads.push(money.open())
    void Promise.allSettled(loads).then(() => isHere && setReady(true))
    return () => {
      isHere = false
    }
  }, [isReady, route, money])
  return isReady
}

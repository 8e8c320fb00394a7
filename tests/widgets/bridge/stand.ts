// A page in an app, with a bridge between them.
import { vi } from 'vitest'
import { createBridge, type Bridge } from '../../../src/widgets/bridge/bridge'
import type { SimulatedApp, Profile } from '../../../tools/studio/shell/simulators/app'
import type { Page } from '../../../tools/studio/shell/simulators/page'
import { simulatedPage } from './simulatedPage'

export interface Stand {
  readonly page: Page
  readonly app: SimulatedApp
  readonly bridge: Bridge
  readonly logs: string[]
}

/** Opens a page in an app. With `appear: false`, the test decides when the app comes. */
export function stand(profile: Profile, { appear = true, firstId = 1000 } = {}): Stand {
  const page = simulatedPage(profile.userAgent)
  const app = profile.start(page)
  if (appear) app.appear()
  const logs: string[] = []
  const bridge = createBridge({ window: page.window, log: (problem) => logs.push(problem), firstId })
  return { page, app, bridge, logs }
}

export const user = { uid: '7', token: 'secret-token' }

/** Advances the clock, and returns the result of a promise by then. */
export async function after<T>(milliseconds: number, promise: Promise<T>): Promise<T | 'open'> {
  let outcome: T | 'open' = 'open'
  const settled = async () => {
    outcome = await promise
  }
  void settled()
  await vi.advanceTimersByTimeAsync(milliseconds)
  return outcome
}

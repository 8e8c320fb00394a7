// Runs for each test file, while imported modules load only once. A hook in a shared module would belong to the first
// file only.
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'
import { whenOverlaysSettled, registerIcons } from '@pagewright/engine/testing'
import { icons } from 'virtual:pagewright/icons'
import { leaveNothing } from './leaveNothing'

beforeAll(() => {
  registerIcons(icons)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

afterEach(async () => {
  // Ends a press of the test. Otherwise layout changes of the next test would wait for its end.
  fireEvent.pointerUp(window)
  cleanup()
  vi.useRealTimers()
  await act(whenOverlaysSettled)
  leaveNothing()
  // A test may have gone offline. The reads of the next one would wait for the network.
  onlineManager.setOnline(true)
  sessionStorage.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

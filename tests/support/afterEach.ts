// Run anew for each file, while what it imports is loaded once: a hook in a module that tests share would be the first
// file's alone.
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
  // Ends a press that the test began: layout changes of the next test would wait for its end.
  fireEvent.pointerUp(window)
  cleanup()
  vi.useRealTimers()
  await act(whenOverlaysSettled)
  leaveNothing()
  sessionStorage.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

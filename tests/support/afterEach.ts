// Runs for each test file, while imported modules load only once. A hook in a shared module would belong to the first
// file only.
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { failures, registerIcons, tellSuccess, whenOverlaysSettled } from '@pagewright/engine/testing'
import { icons } from 'virtual:pagewright/icons'
import { leaveNothing } from './leaveNothing'
import './waitForReact'

beforeAll(() => {
  registerIcons(icons)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

// Code that a page still loads would fail without the file's environment, and stay broken for the files after it.
afterAll(() => vi.dynamicImportSettled())

afterEach(async () => {
  // Ends a press of the test. Otherwise layout changes of the next test would wait for its end.
  fireEvent.pointerUp(window)
  cleanup()
  // The first call of this remembers what is global.
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await act(whenOverlaysSettled)
  leaveNothing()
  // Otherwise the next page would show the failures of this one.
  for (const endpoint of failures.current().keys()) tellSuccess(endpoint)
  // A test may have left the document. For 10 s the next one would show no failure.
  fireEvent(window, new Event('pageshow'))
  sessionStorage.clear()
  localStorage.clear()
})

import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { screenReaderDelayMs } from '../../../src/engine/ui/feedback/useFocusOnArrival'
import { PageFrame } from '../../../src/engine/ui/layout/PageFrame'
import { stage } from './stage'

// The clock stays that of the window, in which other tests have noted presses.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Opens a page, and returns the name of the element that has the focus a moment later. */
function arrive(path: string, content = <p>content</p>): string | undefined {
  history.replaceState(null, '', path)
  cleanup()
  stage(<PageFrame title={`Title of ${path}`}>{content}</PageFrame>)
  act(() => void vi.advanceTimersByTime(screenReaderDelayMs))
  const name = document.activeElement?.getAttribute('aria-labelledby')
  return (name && document.getElementById(name)?.textContent) || undefined
}

it('the focus goes to the part that the title of a page names, at each that one comes to, and only then', () => {
  const seen = ['/one', '/two', '/two?tab=2', '/one'].map((path) => arrive(path))
  expect(seen).toEqual(['Title of /one', 'Title of /two', undefined, 'Title of /one'])
})

it('the focus goes there when a screen reader has noticed that the page before is gone', () => {
  arrive('/one')
  history.replaceState(null, '', '/next')
  cleanup()
  stage(<PageFrame title="Next">content</PageFrame>)
  act(() => void vi.advanceTimersByTime(screenReaderDelayMs - 1))
  expect(document.activeElement).toBe(document.body)
  act(() => void vi.advanceTimersByTime(1))
  expect(document.activeElement).toBe(screen.getByRole('main', { name: 'Next' }))
})

it('a frame that is drawn anew on the way loses nothing', () => {
  arrive('/one')
  history.replaceState(null, '', '/other')
  const { unmount } = render(<p>outline</p>)
  unmount()
  stage(<PageFrame title="First">content</PageFrame>)
  act(() => void vi.advanceTimersByTime(screenReaderDelayMs / 2))
  expect(arrive('/other')).toBe('Title of /other')
})

it('where the focus is in use, it stays', () => {
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- stands for a person who was quick
  expect(arrive('/quick', <button autoFocus>mine</button>)).toBeUndefined()
  expect(document.activeElement).toBe(screen.getByText('mine'))
})

/** A button that goes as soon as it is pressed. */
function Once() {
  const [isThere, setThere] = useState(true)
  return isThere && <button onClick={() => setThere(false)}>accept</button>
}

it('after a press in the new page, what was pressed decides where the focus goes', () => {
  history.replaceState(null, '', '/pressed')
  stage(
    <PageFrame title="Pressed">
      <Once />
    </PageFrame>,
  )
  act(() => void vi.advanceTimersByTime(screenReaderDelayMs / 2))
  const accept = screen.getByRole('button', { name: 'accept' })
  accept.focus()
  act(() => accept.click())
  act(() => void vi.advanceTimersByTime(screenReaderDelayMs))
  expect(document.activeElement).toBe(document.body)
  expect(arrive('/after')).toBe('Title of /after')
})

it.each([
  ['leaves the focus to the page around it', false, undefined],
  ['takes it if it had the focus', true, 'Title of /framed-true'],
])('a page in a frame %s', (_name, hasFocus, expected) => {
  vi.stubGlobal('parent', {})
  vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus)
  expect(arrive(`/framed-${hasFocus}`)).toBe(expected)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

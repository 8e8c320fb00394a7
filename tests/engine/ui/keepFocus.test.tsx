import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus } from '../../../src/engine/ui/feedback/keepFocus'
import { screenReaderDelayMs } from '../../../src/engine/ui/feedback/useFocusOnArrival'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/list')
})
afterEach(() => vi.useRealTimers())

type RowState = 'as before' | 'without button' | 'gone'

function Page({ second, isLastGone = false }: { readonly second: RowState; readonly isLastGone?: boolean }) {
  return (
    <main tabIndex={-1} aria-label="page">
      <ul>
        {['one', 'two', 'three'].map((name) => {
          if ((name === 'two' && second === 'gone') || (name === 'three' && isLastGone)) return null
          return (
            <li key={name} tabIndex={-1} aria-label={name}>
              {(name !== 'two' || second === 'as before') && <button>{`agree ${name}`}</button>}
            </li>
          )
        })}
      </ul>
    </main>
  )
}

/** Presses the button of the second row, draws the page anew, and returns what has the focus a moment later. */
function focusAfter(next: Parameters<typeof Page>[0] | undefined, path = '/list'): string | null | undefined {
  const { rerender } = render(<Page second="as before" />)
  screen.getByRole('button', { name: 'agree two' }).focus()
  const restore = keepFocus()
  rerender(next ? <Page {...next} /> : <main tabIndex={-1} aria-label="another" />)
  history.replaceState(null, '', path)
  restore()
  act(() => void vi.advanceTimersByTime(screenReaderDelayMs))
  return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
}

it.each([
  ['stays where its element is still there', { second: 'as before' }, 'agree two'],
  ['stays in a row that lost its button', { second: 'without button' }, 'two'],
  ['goes to the next row', { second: 'gone' }, 'three'],
  ['goes to the row before where there is no next one', { second: 'gone', isLastGone: true }, 'one'],
  ['goes to the content where nothing around is left', undefined, 'another'],
] as const)('the focus %s', (_what, next, place) => {
  expect(focusAfter(next)).toBe(place)
})

it('a page that one came to takes the focus itself', () => {
  expect(focusAfter({ second: 'gone' }, '/next')).not.toBe('three')
  expect(document.activeElement).toBe(document.body)
})

it('does nothing where nothing had the focus', () => {
  render(<Page second="as before" />)
  keepFocus()()
  act(() => void vi.advanceTimersByTime(screenReaderDelayMs))
  expect(document.activeElement).toBe(document.body)
})

describe('an answer that comes late', () => {
  /** Takes the button away after so many milliseconds, and returns what has the focus half a second later. */
  function focusAfterWaiting(ms: number, meanwhile: () => void = () => {}): string | null | undefined {
    const { rerender } = render(<Page second="as before" />)
    screen.getByRole('button', { name: 'agree two' }).focus()
    keepFocus()()
    act(() => void vi.advanceTimersByTime(ms))
    meanwhile()
    rerender(<Page second="without button" />)
    act(() => void vi.advanceTimersByTime(500))
    return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  }

  it.each([
    ['keeps the focus in the row after two seconds', 2000, 'two'],
    ['keeps the focus in the row after eight seconds', 8000, 'two'],
  ])('%s', (_what, ms, place) => {
    expect(focusAfterWaiting(ms)).toBe(place)
  })

  it('leaves the focus where the person has put it', () => {
    const go = () => screen.getByRole('button', { name: 'agree one' }).focus()
    expect(focusAfterWaiting(2000, go)).toBe('agree one')
  })

  it('is no longer waited for after nine seconds', () => {
    focusAfterWaiting(9600)
    expect(document.activeElement).toBe(document.body)
    expect(vi.getTimerCount()).toBe(0)
  })
})

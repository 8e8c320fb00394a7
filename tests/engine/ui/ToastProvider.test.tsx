import { act, fireEvent, screen, within } from '@testing-library/react'
import { useEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Sheet } from '../../../src/engine/ui/overlay/Sheet'
import { useToast, type Toast } from '../../../src/engine/ui/feedback/ToastProvider'
import { screenReaderDelayMs } from '../../../src/engine/ui/feedback/useFocusOnArrival'
import { stage } from './stage'

let toast: Toast
function Take() {
  const given = useToast()
  useEffect(() => {
    toast = given
  }, [given])
  return null
}
const region = (role: 'status' | 'alert') => within(screen.getByRole(role))
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('useToast', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it.each([
    ['plain', 'status', 'polite'],
    ['good', 'status', 'polite'],
    ['warn', 'status', 'polite'],
    ['danger', 'alert', 'assertive'],
  ] as const)('announces %s by the %s region that stood there before', (tone, role, live) => {
    stage(<Take />)
    const before = screen.getByRole(role)
    act(() => toast('Saved', tone))
    expect(region(role).getByText('Saved')).toBeTruthy()
    expect(screen.getByRole(role)).toBe(before)
    expect(before.getAttribute('aria-live')).toBe(live)
  })

  it('goes after four seconds', async () => {
    stage(<Take />)
    act(() => toast('Saved'))
    await advance(3999)
    expect(screen.queryByText('Saved')).not.toBeNull()
    await advance(1)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it.each([
    ['pointed at', 'pointerEnter', 'pointerLeave'],
    ['focused', 'focus', 'blur'],
  ] as const)('stays while it is %s', async (_, enter, leave) => {
    stage(<Take />)
    act(() => toast('Read me'))
    const button = screen.getByRole('button', { name: '[engine.close]' })
    fireEvent[enter](enter === 'focus' ? button : (button.parentElement ?? button))
    await advance(60_000)
    expect(screen.queryByText('Read me')).not.toBeNull()
    fireEvent[leave](leave === 'blur' ? button : (button.parentElement ?? button))
    await advance(4000)
    expect(screen.queryByText('Read me')).toBeNull()
  })

  it('shows the last three, and the same words once', () => {
    stage(<Take />)
    act(() => ['one', 'two', 'two', 'three', 'four', ''].forEach((text) => toast(text)))
    expect(screen.getAllByText(/^(one|two|three|four)$/).map((one) => one.textContent)).toEqual([
      'two',
      'three',
      'four',
    ])
    expect(screen.getAllByRole('button')).toHaveLength(3)
  })

  it('can be put away by hand', () => {
    stage(<Take />)
    act(() => toast('Saved'))
    fireEvent.click(screen.getByRole('button', { name: '[engine.close]' }))
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('moves into the topmost sheet, where it is not inert, and outlives it', () => {
    const { show } = stage(<Take />)
    show([
      <Take key="1" />,
      <Sheet key="2" open onClose={() => {}} title="Top">
        body
      </Sheet>,
    ])
    act(() => toast('Saved'))
    expect(within(screen.getByRole('dialog')).getByText('Saved')).toBeTruthy()
    show(<Take />)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Saved').isConnected).toBe(true)
  })

  it.each([
    { when: 'as the sheet closes', waits: 0, isAnew: true },
    { when: 'long before the sheet closes', waits: 1000, isAnew: false },
  ])(
    'what comes $when is put into its region once more, for who hears of changes alone: $isAnew',
    ({ waits, isAnew }) => {
      vi.useFakeTimers()
      const sheet = (
        <Sheet key="2" open onClose={() => {}} title="Top">
          body
        </Sheet>
      )
      const { show } = stage([<Take key="1" />, sheet])
      act(() => toast('Saved'))
      act(() => void vi.advanceTimersByTime(waits))
      const before = screen.getByText('Saved')
      show(<Take />)
      act(() => void vi.advanceTimersByTime(screenReaderDelayMs))
      expect(screen.getByText('Saved') !== before).toBe(isAnew)
      vi.useRealTimers()
    },
  )
})

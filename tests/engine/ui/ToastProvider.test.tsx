import { act, fireEvent, screen, within } from '@testing-library/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Sheet } from '../../../src/engine/ui/overlay/Sheet'
import { useToast, type Toast } from '../../../src/engine/ui/feedback/ToastProvider'
import { screenReaderDelayMs } from '../../../src/engine/ui/feedback/useFocusOnArrival'
import { useEdgeBar } from '../../../src/engine/ui/overlay/edgeBars'
import { stage } from './stage'

let toast: Toast
function Take() {
  const given = useToast()
  useEffect(() => {
    toast = given
  }, [given])
  return null
}
/** A bar whose place in the window the test decides. */
function Bar({ top, bottom }: { readonly top: number; readonly bottom: number }) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = { ...new DOMRect(), top, bottom, height: bottom - top }
    if (bar.current) bar.current.getBoundingClientRect = () => box
  }, [top, bottom])
  useEdgeBar(bar)
  return <div ref={bar} />
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
    act(() => void toast('Saved', tone))
    expect(region(role).getByText('Saved')).toBeTruthy()
    expect(screen.getByRole(role)).toBe(before)
    expect(before.getAttribute('aria-live')).toBe(live)
  })

  it('goes after four seconds', async () => {
    stage(<Take />)
    act(() => void toast('Saved'))
    await advance(3999)
    expect(screen.queryByText('Saved')).not.toBeNull()
    await advance(1)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('of a failure stays until the first press after four seconds', async () => {
    stage(<Take />)
    act(() => void toast('Not saved', 'danger'))
    fireEvent.click(document.body)
    await advance(60_000)
    expect(screen.queryByText('Not saved')).not.toBeNull()
    fireEvent.click(document.body)
    expect(screen.queryByText('Not saved')).toBeNull()
  })

  it('of a failure that is pointed at stays at a press', async () => {
    stage(<Take />)
    act(() => void toast('Not saved', 'danger'))
    await advance(4000)
    fireEvent.pointerMove(screen.getByText('Not saved'))
    fireEvent.click(document.body)
    expect(screen.queryByText('Not saved')).not.toBeNull()
  })

  it.each([
    ['a failure after a press takes the place of an earlier one', true, 'danger', 'danger', ['second']],
    ['so does a success', true, 'danger', 'good', ['second']],
    ['failures without a press between them stay together', false, 'danger', 'danger', ['first', 'second']],
    ['a failure and a success without one stay together', false, 'danger', 'good', ['second', 'first']],
    ['a failure after a press leaves a success', true, 'good', 'danger', ['first', 'second']],
  ] as const)('%s', async (_what, isPressed, first, second, left) => {
    stage(<Take />)
    fireEvent.click(document.body)
    await advance(100)
    act(() => void toast('first', first))
    await advance(100)
    if (isPressed) fireEvent.click(document.body)
    await advance(100)
    act(() => void toast('second', second))
    expect(screen.getAllByText(/^(first|second)$/).map((one) => one.textContent)).toEqual(left)
  })

  it.each([
    ['pointed at', 'pointerMove', 'pointerLeave'],
    ['focused', 'focus', 'blur'],
  ] as const)('stays while it is %s', async (_, enter, leave) => {
    stage(<Take />)
    act(() => void toast('Read me'))
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
    act(() => void toast('Saved'))
    fireEvent.click(screen.getByRole('button', { name: '[engine.close]' }))
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it.each([
    ['time', async () => advance(7000), 'ended'],
    ['hand', () => fireEvent.click(screen.getByRole('button', { name: '[engine.close]' })), 'ended'],
    ['"Undo"', () => fireEvent.click(screen.getByRole('button', { name: '[engine.undo]' })), 'undone'],
  ] as const)('tells once what became of what can be undone, when it goes by %s', async (_, go, what) => {
    stage(<Take />)
    const told: string[] = []
    act(() => void toast('Three', 'plain', { onUndo: () => told.push('undone'), onEnd: () => told.push('ended') }))
    await advance(6999)
    expect(told).toEqual([])
    await go()
    await advance(10_000)
    expect(told).toEqual([what])
    expect(screen.queryByText('Three')).toBeNull()
  })

  it('keeps what can be undone, however many messages follow', () => {
    stage(<Take />)
    const undo = { onUndo: vi.fn(), onEnd: vi.fn() }
    act(() => void toast('Undo me', 'plain', undo))
    act(() => ['one', 'two', 'three', 'four'].forEach((text) => toast(text)))
    expect(screen.getByText('Undo me')).toBeTruthy()
    expect(undo.onEnd).not.toHaveBeenCalled()
  })

  it('keeps what can be undone beside another thing with the same words', () => {
    stage(<Take />)
    const undo = { onUndo: vi.fn(), onEnd: vi.fn() }
    act(() => void toast('One row', 'plain', undo))
    act(() => void toast('One row', 'plain', { onUndo: vi.fn(), onEnd: vi.fn() }))
    expect(undo.onEnd).not.toHaveBeenCalled()
    fireEvent.click(screen.getAllByRole('button', { name: '[engine.undo]' })[0] ?? document.body)
    expect(undo.onUndo).toHaveBeenCalledOnce()
  })

  it('can be taken away by who showed it', () => {
    stage(<Take />)
    let hide = () => {}
    act(() => {
      hide = toast('Saved')
    })
    act(() => hide())
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it.each([
    { bars: 'none', boxes: [], rise: 0 },
    { bars: 'one at the edge', boxes: [[744, 812]], rise: 68 },
    { bars: 'one that scrolled up with its page', boxes: [[300, 368]], rise: 0 },
    { bars: 'one that floats a little above the edge', boxes: [[724, 794]], rise: 88 },
    { bars: 'a rail at the side', boxes: [[0, 812]], rise: 0 },
    {
      bars: 'two',
      boxes: [
        [744, 812],
        [684, 812],
      ],
      rise: 128,
    },
  ])('rises above the bars at the lower edge: $bars', ({ boxes, rise }) => {
    stage([<Take key="take" />, ...boxes.map(([top, bottom]) => <Bar key={top} top={top ?? 0} bottom={bottom ?? 0} />)])
    act(() => void toast('Saved'))
    const host = screen.getByText('Saved').closest<HTMLElement>('.pw-toasts')
    expect(host?.style.getPropertyValue('--pw-toast-rise')).toBe(`${rise}px`)
  })

  it('comes down when the bar goes', () => {
    const { show } = stage([<Take key="take" />, <Bar key="bar" top={744} bottom={812} />])
    act(() => void toast('Saved'))
    const host = screen.getByText('Saved').closest<HTMLElement>('.pw-toasts')
    show([<Take key="take" />])
    expect(host?.style.getPropertyValue('--pw-toast-rise')).toBe('0px')
  })

  it('moves into the topmost sheet, where it is not inert, and outlives it', () => {
    const { show } = stage(<Take />)
    show([
      <Take key="1" />,
      <Sheet key="2" open onClose={() => {}} title="Top">
        body
      </Sheet>,
    ])
    act(() => void toast('Saved'))
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
      act(() => void toast('Saved'))
      act(() => void vi.advanceTimersByTime(waits))
      const before = screen.getByText('Saved')
      show(<Take />)
      act(() => void vi.advanceTimersByTime(screenReaderDelayMs))
      expect(screen.getByText('Saved') !== before).toBe(isAnew)
      vi.useRealTimers()
    },
  )

  it('can be taken away by who showed it, also after a sheet opened and it was put into its region once more', () => {
    vi.useFakeTimers()
    const { show } = stage(<Take />)
    let hide = () => {}
    act(() => {
      hide = toast('Sending', 'plain', { onUndo: vi.fn(), onEnd: vi.fn() })
    })
    const before = screen.getByText('Sending')
    show([
      <Take key="1" />,
      <Sheet key="2" open onClose={() => {}} title="Top">
        body
      </Sheet>,
    ])
    act(() => void vi.advanceTimersByTime(screenReaderDelayMs))
    expect(screen.getByText('Sending')).not.toBe(before)
    act(() => hide())
    expect(screen.queryByText('Sending')).toBeNull()
    vi.useRealTimers()
  })
})

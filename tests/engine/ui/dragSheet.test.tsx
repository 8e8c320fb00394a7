import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Sheet } from '../../../src/engine/ui/overlay/Sheet'
import { stage } from './stage'

const onClose = vi.fn()

beforeEach(async () => {
  onClose.mockClear()
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
  stage(
    <Sheet open title="Sheet" onClose={onClose}>
      body
    </Sheet>,
  )
  // The sheet asked for it first.
  await import('../../../src/engine/ui/overlay/dragToClose')
})

/** Drags the head by some pixels within some milliseconds. */
function drag(
  by: number,
  ms: number,
  end: 'pointerUp' | 'pointerCancel' = 'pointerUp',
  on = screen.getByText('Sheet'),
) {
  const at = (clientY: number, timeStamp: number) => {
    const init = { clientY, pointerId: 1, isPrimary: true, button: 0, bubbles: true }
    return { init, timeStamp }
  }
  const fire = (type: string, { init, timeStamp }: ReturnType<typeof at>) => {
    const event = new PointerEvent(type, init)
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    fireEvent(on, event)
  }
  fire('pointerdown', at(100, 0))
  fire('pointermove', at(100 + by / 2, ms / 2))
  const middle = screen.getByRole('dialog').style.transform
  fire(end === 'pointerUp' ? 'pointerup' : 'pointercancel', at(100 + by, ms))
  return middle
}
const transform = () => screen.getByRole('dialog').style.transform

describe('a sheet under a finger', () => {
  it('follows the finger, and closes from there after a third of its height', () => {
    expect(drag(200, 1000)).toBe('translateY(100px)')
    expect(onClose).toHaveBeenCalledOnce()
    expect(transform()).toBe('translateY(100px)')
  })

  it('closes after a short flick', () => {
    drag(50, 50)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('snaps back if its owner keeps it open', () => {
    vi.useFakeTimers()
    drag(200, 1000)
    expect(transform()).not.toBe('')
    vi.runOnlyPendingTimers()
    expect(transform()).toBe('')
  })

  it.each([
    ['a short and slow drag', 80, 1000, 'pointerUp'],
    ['a drag upwards', -300, 100, 'pointerUp'],
    ['a press', 0, 10, 'pointerUp'],
    ['a drag that the browser takes over', 300, 300, 'pointerCancel'],
  ] as const)('snaps back after %s', (_, by, ms, end) => {
    vi.useFakeTimers()
    drag(by, ms, end)
    expect(transform()).toBe('')
    vi.runOnlyPendingTimers()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is left alone by a second finger', () => {
    const grip = screen.getByText('Sheet')
    const one = { pointerId: 1, isPrimary: true, button: 0 }
    fireEvent(grip, new PointerEvent('pointerdown', { ...one, bubbles: true, clientY: 100 }))
    fireEvent(grip, new PointerEvent('pointermove', { ...one, bubbles: true, clientY: 120 }))
    for (const type of ['pointerdown', 'pointermove', 'pointerup'])
      fireEvent(grip, new PointerEvent(type, { pointerId: 2, button: 0, bubbles: true, clientY: 390 }))
    expect(onClose).not.toHaveBeenCalled()
    expect(transform()).toBe('translateY(20px)')
  })

  it('no longer follows the finger after it was released', () => {
    drag(80, 1000)
    fireEvent(screen.getByText('Sheet'), new PointerEvent('pointermove', { pointerId: 1, bubbles: true, clientY: 300 }))
    expect(transform()).toBe('')
  })

  it('is not dragged by its button', () => {
    drag(300, 100, 'pointerUp', screen.getByRole('button', { name: '[engine.close]' }))
    expect(transform()).toBe('')
    expect(onClose).not.toHaveBeenCalled()
  })
})

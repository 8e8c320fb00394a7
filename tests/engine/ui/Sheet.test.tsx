import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { closeTopOverlay, whenOverlaysSettled } from '../../../src/engine/ui/overlay/overlays'
import { Sheet } from '../../../src/engine/ui/overlay/Sheet'
import { goBack, settled, stage } from './stage'

function Two({ onClosed }: { readonly onClosed?: (name: string) => void }) {
  const [open, setOpen] = useState<readonly string[]>([])
  const close = (name: string) => {
    onClosed?.(name)
    setOpen((before) => before.filter((other) => other !== name))
  }
  return (
    <>
      <button onClick={() => setOpen(['first'])}>open</button>
      <Sheet open={open.includes('first')} onClose={() => close('first')} title="First" footer={<p>footer</p>}>
        <button onClick={() => setOpen(['first', 'second'])}>more</button>
        <Sheet open={open.includes('second')} onClose={() => close('second')} title="Second">
          <input aria-label="inside" />
        </Sheet>
      </Sheet>
    </>
  )
}

const titles = () => screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent)

async function openBoth() {
  const user = userEvent.setup()
  await user.click(screen.getByText('open'))
  await user.click(screen.getByText('more'))
  await settled()
  expect(titles()).toEqual(['First', 'Second'])
  return user
}

describe('Sheet', () => {
  it('is a modal dialog named by its title, with a footer and a button that closes it', async () => {
    stage(<Two />)
    const user = userEvent.setup()
    await user.click(screen.getByText('open'))
    const dialog = screen.getByRole('dialog', { name: 'First' })
    expect((dialog as HTMLDialogElement).open).toBe(true)
    expect(dialog.textContent).toContain('footer')
    await user.click(screen.getByRole('button', { name: '[engine.close]' }))
    expect(titles()).toEqual([])
  })

  it('has gone from the history when the overlays have settled, and not before', async () => {
    const depth = () => (history.state as { readonly pwOverlay?: { readonly depth: number } } | null)?.pwOverlay?.depth
    stage(<Two />)
    await openBoth()
    // Browsers go back in a later task.
    const go = history.go.bind(history)
    vi.spyOn(history, 'go').mockImplementation((steps) => void setTimeout(() => go(steps), 20))
    act(() => void closeTopOverlay())
    expect(depth()).toBe(2)
    await whenOverlaysSettled()
    expect(depth()).toBe(1)
  })

  it('keeps the page behind still as long as one is open', async () => {
    const isStill = () => document.documentElement.hasAttribute('data-behind')
    const { unmount } = stage(<Two />)
    expect(isStill()).toBe(false)
    const user = await openBoth()
    expect(isStill()).toBe(true)
    await user.keyboard('{Escape}')
    expect(isStill()).toBe(true)
    await user.keyboard('{Escape}')
    expect(isStill()).toBe(false)
    await openBoth()
    unmount()
    expect(isStill()).toBe(false)
  })

  it('closes the top one first on Escape, and gives the focus back each time', async () => {
    stage(<Two />)
    const user = await openBoth()
    await user.keyboard('{Escape}')
    expect(titles()).toEqual(['First'])
    expect(document.activeElement).toBe(screen.getByText('more'))
    await user.keyboard('{Escape}')
    expect(titles()).toEqual([])
    expect(document.activeElement).toBe(screen.getByText('open'))
  })

  it('gives the focus back to the pressed button in Safari, which does not focus it', async () => {
    stage(<Two />)
    fireEvent.click(screen.getByText('open'))
    await settled()
    expect(titles()).toEqual(['First'])
    act(() => void closeTopOverlay())
    await settled()
    expect(document.activeElement).toBe(screen.getByText('open'))
  })

  it('closes the top one first on Back, and leaves the page only then', async () => {
    history.pushState({ page: 1 }, '', '#page')
    const before = history.length
    stage(<Two />)
    await openBoth()
    expect(history.length).toBe(before + 2)
    await goBack()
    expect(titles()).toEqual(['First'])
    await goBack()
    expect(titles()).toEqual([])
    expect(history.state).toEqual({ page: 1 })
  })

  it('takes its history entry along when it is closed by code, two at once too', async () => {
    history.pushState({ page: 2 }, '', '#page')
    const { show } = stage(<Two />)
    await openBoth()
    expect(history.state).toMatchObject({ page: 2, pwOverlay: { depth: 2 } })
    show(null)
    await settled()
    expect(titles()).toEqual([])
    expect(history.state).toEqual({ page: 2 })
  })

  it('opens and closes within one task without touching the history', async () => {
    const push = vi.spyOn(history, 'pushState')
    const go = vi.spyOn(history, 'go')
    const { show } = stage(
      <Sheet open onClose={() => {}} title="Short">
        body
      </Sheet>,
    )
    show(null)
    await settled()
    expect(push.mock.calls.length - go.mock.calls.length).toBe(0)
  })

  it('does not go back over a page that was opened from it, and Back from there passes its old entry', async () => {
    history.pushState({ page: 3 }, '', '#page')
    const { show } = stage(
      <Sheet open onClose={() => {}} title="Links">
        body
      </Sheet>,
    )
    await settled()
    history.pushState({ page: 4 }, '', '#next')
    show(null)
    await settled()
    expect(history.state).toEqual({ page: 4 })
    await goBack()
    expect(history.state).toEqual({ page: 3 })
  })

  it('leaves Back to the router where the address has an entry for it', async () => {
    const push = vi.spyOn(history, 'pushState')
    stage(
      <Sheet open inAddress onClose={() => {}} title="Row">
        body
      </Sheet>,
    )
    await settled()
    expect(push).not.toHaveBeenCalled()
  })

  it('gets its entry back when it refuses to close', async () => {
    vi.useFakeTimers()
    const onClose = vi.fn()
    stage(
      <Sheet open onClose={onClose} title="Unsaved">
        body
      </Sheet>,
    )
    await settled()
    await goBack()
    expect(onClose).toHaveBeenCalledTimes(1)
    await act(() => vi.runOnlyPendingTimersAsync())
    expect(history.state).toMatchObject({ pwOverlay: { depth: 1 } })
    vi.useRealTimers()
  })

  it('closes on the backdrop, but not on its content, nor by a drag that only ends there', async () => {
    const closed = vi.fn()
    stage(<Two onClosed={closed} />)
    await openBoth()
    const dialog = screen.getByRole('dialog', { name: 'Second' })
    const input = screen.getByLabelText('inside')
    fireEvent.pointerDown(input)
    fireEvent.click(input)
    fireEvent.pointerDown(input)
    fireEvent.click(dialog)
    // The second tap of a double tap was meant for what opened the sheet.
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog, { detail: 2 })
    expect(closed).not.toHaveBeenCalled()
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog, { detail: 1 })
    expect(closed.mock.calls).toEqual([['second']])
  })

  it('asks to close when the browser wants it cancelled or has closed it by force', () => {
    const onClose = vi.fn()
    stage(
      <Sheet open onClose={onClose} title="Forced">
        body
      </Sheet>,
    )
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    const cancel = new Event('cancel', { cancelable: true })
    act(() => void dialog.dispatchEvent(cancel))
    expect(cancel.defaultPrevented).toBe(true)
    expect(onClose).toHaveBeenCalledTimes(1)
    act(() => dialog.close())
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})

import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Toast, useToast } from '../../../src/engine/ui/feedback/ToastProvider'
import { PageFrame } from '../../../src/engine/ui/layout/PageFrame'
import { SidePanel } from '../../../src/engine/ui/layout/SidePanel'
import { closeTopOverlay } from '../../../src/engine/ui/overlay/overlays'
import { Sheet } from '../../../src/engine/ui/overlay/Sheet'
import { type Question, useConfirm } from '../../../src/engine/ui/overlay/ConfirmProvider'
import { goBack, settled, stage } from './stage'

describe('Sheet', () => {
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

// Tests the panel beside a list: where the focus goes, and how it closes.
describe('Side panel', () => {
  function List() {
    const [open, setOpen] = useState<string>()
    return (
      <>
        {['one', 'two'].map((name) => (
          <button key={name} onClick={() => setOpen(name)}>
            {name}
          </button>
        ))}
        {open && (
          <SidePanel
            name={open}
            title={`Card ${open}`}
            footer={<button onClick={() => setOpen('two')}>Agree</button>}
            onClose={() => setOpen(undefined)}
          >
            <input aria-label="note" onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()} />
          </SidePanel>
        )}
      </>
    )
  }

  const panel = () => screen.getByRole('complementary', { name: /^Card/ })

  const open = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  it('takes the focus with each row that it shows, and the list stays usable', async () => {
    stage(<List />)
    await open('one')
    expect(document.activeElement).toBe(panel())
    expect(panel().querySelector('footer')?.textContent).toBe('Agree')
    await open('two')
    expect(screen.getByRole('heading', { level: 2, name: 'Card two' })).toBeTruthy()
    expect(document.activeElement).toBe(panel())
  })

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: '[engine.close]' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes by %s, and gives the focus back to what opened it last', async (_what, close) => {
    stage(<List />)
    await open('one')
    await open('two')
    await close()
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'two' }))
  })
})

describe('a sheet under a finger', () => {
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
  function drag(by: number, ms: number) {
    const fire = (type: string, clientY: number, timeStamp: number) => {
      const event = new PointerEvent(type, { clientY, pointerId: 1, isPrimary: true, button: 0, bubbles: true })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      fireEvent(screen.getByText('Sheet'), event)
    }
    fire('pointerdown', 100, 0)
    fire('pointermove', 100 + by / 2, ms / 2)
    const middle = transform()
    fire('pointerup', 100 + by, ms)
    return middle
  }

  const transform = () => screen.getByRole('dialog').style.transform

  it('follows the finger, and closes from there after a third of its height', () => {
    expect(drag(200, 1000)).toBe('translateY(100px)')
    expect(onClose).toHaveBeenCalledOnce()
    expect(transform()).toBe('translateY(100px)')
  })

  it('closes after a short flick', () => {
    drag(50, 50)
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('Confirm provider', () => {
  function Asker({ question, onAnswer }: { readonly question: Question; onAnswer(isAgreed: boolean): void }) {
    const ask = useConfirm()
    return <button onClick={() => void ask(question).then(onAnswer)}>start</button>
  }

  it.each([
    ['true for its button', true, (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Remove'))],
    [
      'false for the other button',
      false,
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('[engine.cancel]')),
    ],
    ['false for Escape', false, (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['false for Back', false, () => goBack()],
  ])('useConfirm resolves to %s, closes and returns the focus', async (_, expected, answer) => {
    const onAnswer = vi.fn()
    stage(
      <Asker question={{ title: 'Remove it?', text: 'For good.', ok: 'Remove', tone: 'danger' }} onAnswer={onAnswer} />,
    )
    const user = userEvent.setup()
    await user.click(screen.getByText('start'))
    const dialog = screen.getByRole('alertdialog', { name: 'Remove it?' })
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('For good.')
    await settled()
    await answer(user)
    expect(onAnswer.mock.calls).toEqual([[expected]])
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByText('start'))
  })
})

describe('useToast', () => {
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

  it('goes when a press opens a sheet or leads to a page, unless the same press brought it', async () => {
    const { show } = stage(<Take />)
    const places = {
      sheet: (
        <Sheet open onClose={() => {}} title="Next">
          body
        </Sheet>
      ),
      page: <PageFrame title="Next">body</PageFrame>,
    }
    for (const [name, place] of Object.entries(places)) {
      act(() => void toast(`${name}: before`))
      await advance(600)
      fireEvent.click(document.body)
      await advance(100)
      act(() => void toast(`${name}: with it`))
      show([<Take key="1" />, <div key={name}>{place}</div>])
      expect(screen.queryByText(`${name}: before`)).toBeNull()
      expect(screen.queryByText(`${name}: with it`)).not.toBeNull()
      show(<Take />)
    }
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
})

import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Avatar } from '../../../src/engine/ui/data/Avatar'
import { Button } from '../../../src/engine/ui/input/Button'
import { Chart } from '../../../src/engine/ui/chart/Chart'
import { Copy } from '../../../src/engine/ui/data/Copy'
import { Failed } from '../../../src/engine/ui/feedback/Failed'
import { Icon } from '../../../src/engine/ui/icons/Icon'
import { Menu } from '../../../src/engine/ui/overlay/Menu'
import { OfflineBanner } from '../../../src/engine/ui/feedback/OfflineBanner'
import { PageFrame } from '../../../src/engine/ui/layout/PageFrame'
import { Picture } from '../../../src/engine/ui/data/Picture'
import { Row } from '../../../src/engine/ui/data/Row'
import { SearchInput } from '../../../src/engine/ui/input/SearchInput'
import { stage } from './stage'

describe('Button', () => {
  it.each([
    ['ready', {}, 1],
    ['busy', { busy: true }, 0],
    ['disabled', { disabled: true }, 0],
    ['disabled with a reason', { disabled: true, reason: 'Not today' }, 0],
  ])('%s: one press is worth %#', (_, state, presses) => {
    const onPress = vi.fn()
    stage(
      <Button {...state} onPress={onPress}>
        Go
      </Button>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Go' }))
    expect(onPress).toHaveBeenCalledTimes(presses)
  })

  it('stays reachable when a reason says why it is disabled, and does not submit', async () => {
    const onSubmit = vi.fn()
    stage(
      <form onSubmit={onSubmit}>
        <Button type="submit" disabled reason="Not today">
          Send
        </Button>
      </form>,
    )
    await userEvent.setup().tab()
    const button = screen.getByRole('button', { name: 'Send' })
    expect(document.activeElement).toBe(button)
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Not today')
    fireEvent.click(button)
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('Icon', () => {
  it('draws a registered shape, and leaves an empty box and one warning for an unknown name', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { container } = stage([
      <Icon key="1" name="x" />,
      <Icon key="2" name="nowhere" />,
      <Icon key="3" name="nowhere" />,
    ])
    expect([...container.querySelectorAll('svg')].map((svg) => svg.childElementCount)).toEqual([1, 0, 0])
    expect(warn.mock.calls.filter(([text]) => String(text).includes("'nowhere'"))).toHaveLength(1)
  })
})

describe('images', () => {
  it.each(['javascript:alert(1)', 'http://cdn.example/a.png', undefined])('are not asked for from %s', (src) => {
    const { container } = stage([
      <Avatar key="1" src={src} name="Amira Nour" />,
      <Picture key="2" src={src} alt="Cover" />,
    ])
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('AN')
    expect(screen.getByRole('img', { name: 'Cover' })).toBeTruthy()
  })

  it.each([
    ['of a person', 'A', (src: string) => <Avatar src={src} name="Amira" />],
    ['of a thing', '', (src: string) => <Picture src={src} alt="Cover" />],
  ])('%s give way to the stand-in when they break, and come back with another address', (_what, text, draw) => {
    const { container, show } = stage(draw('https://cdn.example/a.png'))
    fireEvent.error(container.querySelector('img') ?? container)
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe(text)
    show(draw('https://cdn.example/b.png'))
    expect(container.querySelector('img')?.src).toBe('https://cdn.example/b.png')
  })

  it.each([
    ['fill their box by default', undefined, false],
    ['fill their box if they cover it', 'cover', false],
    ['are whole inside their box if it contains them', 'contain', true],
  ] as const)('%s', (_how, fit, isWhole) => {
    stage(<Picture alt="Cover" fit={fit} />)
    const box = screen.getByRole('img', { name: 'Cover' }).parentElement
    expect(box?.classList.contains('pw-picture-contain')).toBe(isWhole)
  })

  it('are shown without computing initials that are invisible', () => {
    const segmenter = vi.spyOn(Intl, 'Segmenter')
    const { container } = stage(<Avatar src="https://cdn.example/a.png" name="Amira Nour" />)
    expect(container.querySelector('img')).not.toBeNull()
    expect(segmenter).not.toHaveBeenCalled()
  })
})

describe('Row', () => {
  it.each([
    ['81000001', 'pw-row-line'],
    ['2026-05-12 10:00:00', 'pw-row-line pw-row-whole'],
    ['letters of a stranger', 'pw-row-line pw-row-cut'],
  ])('shows %s in a line of its own, that wraps, stays whole or is cut', (value, className) => {
    stage(<Row title="Amira" lines={[{ id: 'a', label: 'Label', value }]} />)
    expect(screen.getByText(value).parentElement?.className).toBe(className)
  })

  it.each([
    ['by its letters', 'Amira', 'auto'],
    ['from left to right without letters', '2026-05-12', 'ltr'],
  ])('has a pressable title that runs %s', (_how, title, dir) => {
    stage(<Row title={title} onPress={() => {}} />)
    expect(screen.getByRole('button', { name: title }).getAttribute('dir')).toBe(dir)
  })

  it('is pressed by its title; its own actions are no part of that button', async () => {
    const onPress = vi.fn()
    const onAgree = vi.fn()
    stage(<Row title="Amira" onPress={onPress} actions={<Button onPress={onAgree}>Agree</Button>} />)
    const user = userEvent.setup()
    expect(document.querySelector('button button')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Agree' }))
    expect([onPress.mock.calls.length, onAgree.mock.calls.length]).toEqual([0, 1])
    await user.click(screen.getByRole('button', { name: 'Amira' }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('is not pressed by the second tap of a double tap, whose first closed a sheet over it', async () => {
    const onPress = vi.fn()
    stage(<Row title="Amira" onPress={onPress} />)
    fireEvent.click(screen.getByRole('button', { name: 'Amira' }), { detail: 2 })
    expect(onPress).not.toHaveBeenCalled()
  })
})

describe('Menu', () => {
  it('shows counts but no zero, and says why an entry is disabled', () => {
    const onPress = vi.fn()
    stage(
      <Menu
        items={[
          { id: 'a', label: 'News', count: 3, onPress },
          { id: 'b', label: 'Mail', count: '0', onPress },
          { id: 'c', label: 'Leave', note: 'note', disabled: true, reason: 'Later', onPress },
          { id: 'd', label: 'Stay', note: 'note', reason: 'Later', onPress },
          { id: 'e', label: 'Wait', note: 'note', disabled: true, onPress },
        ]}
      />,
    )
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'News3',
      'Mail',
      'LeaveLater',
      'Staynote',
      'Waitnote',
    ])
    screen.getAllByRole('button').forEach((button) => fireEvent.click(button))
    expect(onPress).toHaveBeenCalledTimes(3)
  })
})

describe('Copy', () => {
  it.each([
    ['the clipboard', () => Promise.resolve(), false, '[engine.copied]'],
    ['a selection', () => Promise.reject(new Error('denied')), true, '[engine.copied]'],
    ['nothing', () => Promise.reject(new Error('denied')), false, '[engine.copy.failed]'],
  ])('by %s says so', async (_, write, isSelected, words) => {
    const user = userEvent.setup()
    const asked = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
    const exec = vi.fn(() => isSelected)
    Object.defineProperty(document, 'execCommand', { value: exec, configurable: true })
    stage(<Copy text="  00123 " />)
    await user.click(screen.getByRole('button', { name: '[engine.copy]' }))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(asked).toHaveBeenCalledWith('  00123 ')
    expect(document.querySelector('textarea')).toBeNull()
  })
})

describe('Copy by a selection', () => {
  it('leaves the focus on its button', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    // A selection takes the focus in browsers.
    const exec = () => (document.querySelector('textarea')?.focus(), true)
    Object.defineProperty(document, 'execCommand', { value: exec, configurable: true })
    stage(<Copy text="00123" />)
    await user.click(screen.getByRole('button', { name: '[engine.copy]' }))
    expect(await screen.findByText('[engine.copied]')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '[engine.copy]' }))
  })
})

describe('SearchInput', () => {
  it('has a button that empties it and keeps the focus', async () => {
    const onChange = vi.fn()
    stage(<SearchInput value="am" onChange={onChange} label="Find" />)
    await userEvent.setup().click(screen.getByRole('button', { name: '[engine.search.clear]' }))
    expect(onChange.mock.calls).toEqual([['']])
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Find' }))
  })
})

describe('PageFrame', () => {
  it.each([
    [() => {}, 1],
    [undefined, 0],
  ])('has a heading, and an arrow where there is a way back', (onBack, backs) => {
    stage(
      <PageFrame title="Orders" onBack={onBack}>
        body
      </PageFrame>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: '[engine.back]' })).toHaveLength(backs)
    expect(screen.getByRole('main').textContent).toBe('body')
  })
})

describe('Failed', () => {
  it('says that it failed to load and offers to try again', () => {
    const onRetry = vi.fn()
    stage(<Failed onRetry={onRetry} inline />)
    expect(screen.getAllByRole('alert').some((one) => one.textContent?.includes('[engine.failed]'))).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: '[engine.retry]' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})

describe('OfflineBanner', () => {
  it('F26 comes and goes with the network, and tells nothing of one that was away for a moment', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const online = vi.spyOn(navigator, 'onLine', 'get')
    const turn = (isOnline: boolean) => {
      online.mockReturnValue(isOnline)
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
    }
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    const said = () => screen.queryByText('[engine.offline]')
    stage(<OfflineBanner />)
    for (let time = 0; time < 3; time += 1) {
      turn(false)
      pass(499)
      expect(said()).toBeNull()
      turn(true)
      pass(1000)
      expect(said()).toBeNull()
    }
    turn(false)
    pass(500)
    expect(said()?.closest('[role=status]')).toBeTruthy()
    turn(true)
    expect(said()).toBeNull()
  })
})

describe('Chart', () => {
  it('has its figures as a table as well', () => {
    stage(
      <Chart
        title="Visits"
        points={[
          { x: 'Mon', y: 3 },
          { x: 'Tue', y: 4 },
        ]}
        format={(y) => `${y} x`}
      />,
    )
    const table = screen.getByRole('table', { name: 'Visits' })
    expect([...table.querySelectorAll('tr')].map((row) => row.textContent)).toEqual(['Mon3 x', 'Tue4 x'])
  })

  it.each([
    ['the name of the first one', 'New', 'New'],
    ['its title for a first one without a name', undefined, 'Visits'],
  ])('lists its series above the drawing, with %s', (_what, name, first) => {
    const more = [
      { label: 'Again', values: [1] },
      { label: 'Often', values: [2] },
    ]
    stage(<Chart title="Visits" name={name} points={[{ x: 'Mon', y: 3 }]} more={more} />)
    const names = screen.getAllByRole('listitem', { hidden: true })
    expect(names.map((one) => one.textContent)).toEqual([first, 'Again', 'Often'])
  })
})

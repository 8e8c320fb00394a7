import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Client, reloadBlockingClient } from '../../../src/engine/api/client'
import { copyPlainText } from '../../../src/engine/boot/copyPlainText'
import type { IconShape } from '../../../src/engine/language/types/market'
import { blockReload, isReloadBlocked, onReloadBlockersChange } from '../../../src/engine/lib/reloadBlockers'
import { isolateFigure, joinDates } from '../../../src/engine/lib/text'
import { axisOf } from '../../../src/engine/ui/chart/Chart'
import { type PlotLook, plotOptions } from '../../../src/engine/ui/chart/plotOptions'
import { Avatar } from '../../../src/engine/ui/data/Avatar'
import { Copy } from '../../../src/engine/ui/data/Copy'
import { Picture } from '../../../src/engine/ui/data/Picture'
import { RichText } from '../../../src/engine/ui/data/RichText'
import { Row } from '../../../src/engine/ui/data/Row'
import { RowCells } from '../../../src/engine/ui/data/Table'
import { BlockContext, ErrorBoundary } from '../../../src/engine/ui/feedback/ErrorBoundary'
import { keepFocus, screenReaderDelayMs } from '../../../src/engine/ui/feedback/keepFocus'
import { OfflineBanner } from '../../../src/engine/ui/feedback/OfflineBanner'
import type { ToastUndo } from '../../../src/engine/ui/feedback/ToastProvider'
import { waitForUndo } from '../../../src/engine/blocks/list/BulkBar'
import { Figure } from '../../../src/engine/ui/format/Figure'
import { Isolated } from '../../../src/engine/ui/format/Isolated'
import { parseRichText } from '../../../src/engine/ui/format/parseRichText'
import { engineIcons } from '../../../src/engine/ui/icons/engineIcons'
import { replaceIcons } from '../../../src/engine/ui/icons/icons'
import { Button } from '../../../src/engine/ui/input/Button'
import { Chips } from '../../../src/engine/ui/input/Chips'
import { Link } from '../../../src/engine/ui/input/Link'
import { PageFrame } from '../../../src/engine/ui/layout/PageFrame'
import { Splash } from '../../../src/engine/ui/layout/Splash'
import { Tabs } from '../../../src/engine/ui/layout/Tabs'
import { deferred } from '../kit'
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

it.each([
  ['of a person', 'A', (src: string) => <Avatar src={src} name="Amira" />],
  ['of a thing', '', (src: string) => <Picture src={src} alt="Cover" />],
])('images: %s give way to the stand-in when they break, and come back with another address', (_what, text, draw) => {
  const { container, show } = stage(draw('https://cdn.example/a.png'))
  fireEvent.error(container.querySelector('img') ?? container)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe(text)
  show(draw('https://cdn.example/b.png'))
  expect(container.querySelector('img')?.src).toBe('https://cdn.example/b.png')
})

describe('Row', () => {
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

it.each([
  ['the clipboard', () => Promise.resolve(), false, '[engine.copied]'],
  ['a selection', () => Promise.reject(new Error('denied')), true, '[engine.copied]'],
  ['nothing', () => Promise.reject(new Error('denied')), false, '[engine.copy.failed]'],
])('Copy by %s says so', async (_, write, isSelected, words) => {
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

it('F26 OfflineBanner comes and goes with the network, and tells nothing of one that was away for a moment', () => {
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

describe('Tabs', () => {
  const items = [
    { id: 'a', label: 'Alpha', count: 3 },
    { id: 'b', label: 'Beta' },
    { id: 'c', label: 'Gamma' },
  ]

  function Stateful({ start }: { readonly start: string }) {
    const [value, setValue] = useState(start)
    return <Tabs items={items} value={value} onChange={setValue} label="Kind" panel="list" />
  }

  const selected = () => screen.getAllByRole('tab').filter((tab) => tab.getAttribute('aria-selected') === 'true')

  afterEach(() => document.documentElement.removeAttribute('dir'))

  describe('Tabs', () => {
    it.each([
      ['ltr', 'a', 'ArrowRight', 'Beta'],
      ['ltr', 'a', 'ArrowLeft', 'Gamma'],
      ['ltr', 'c', 'ArrowRight', 'Alpha'],
      ['rtl', 'a', 'ArrowLeft', 'Beta'],
      ['rtl', 'a', 'ArrowRight', 'Gamma'],
      ['ltr', 'b', 'Home', 'Alpha'],
      ['rtl', 'b', 'End', 'Gamma'],
    ])('in %s from %s, %s chooses %s', (dir, start, key, label) => {
      document.documentElement.dir = dir
      render(<Stateful start={start} />)
      const [before] = selected()
      before?.focus()
      fireEvent.keyDown(before ?? document.body, { key })
      expect(selected().map((tab) => tab.textContent?.replace(/\d/, ''))).toEqual([label])
      expect(document.activeElement).toBe(selected()[0])
    })

    it('is one stop of the tab key, at the chosen one, or at the first when none is', () => {
      const { rerender } = render(<Tabs items={items} value="b" onChange={() => {}} label="Kind" />)
      expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
      rerender(<Tabs items={items} value="none" onChange={() => {}} label="Kind" />)
      expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
    })
  })

  it('Chips is a named group of radio buttons', async () => {
    const onChange = vi.fn()
    render(
      <Chips
        items={[
          { value: '1', label: 'One' },
          { value: '2', label: 'Two' },
        ]}
        value="1"
        onChange={onChange}
        label="Amount"
      />,
    )
    expect(screen.getByRole('radiogroup', { name: 'Amount' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One' }).checked).toBe(true)
    await userEvent.setup().click(screen.getByRole('radio', { name: 'Two' }))
    expect(onChange.mock.calls).toEqual([['2']])
  })
})

describe('Link', () => {
  function draw() {
    const onPress = vi.fn<() => void>()
    render(
      <Link href="/there" onPress={onPress}>
        go
      </Link>,
    )
    return { link: screen.getByRole('link', { name: 'go' }), onPress }
  }

  it('has its address, and a plain press is the product’s own', () => {
    const { link, onPress } = draw()
    expect(link.getAttribute('href')).toBe('/there')
    expect(fireEvent.click(link)).toBe(false)
    expect(onPress).toHaveBeenCalledOnce()
  })

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a press with %s to the browser', (key) => {
    const { link, onPress } = draw()
    link.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false))
    fireEvent.click(link, { [key]: true })
    expect(onPress).not.toHaveBeenCalled()
  })

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

  it('takes the second tap of a double tap for none', () => {
    const { link, onPress } = draw()
    expect(fireEvent.click(link, { detail: 2 })).toBe(false)
    expect(onPress).not.toHaveBeenCalled()
  })
})

// Tests what parts of the screen show beside their words: icons by their meaning, bars, and what stands while data load.
describe('looks', () => {
  /** An icon that says its name. */
  const named = (name: string): IconShape => [['path', { d: name }]]

  beforeEach(() => {
    replaceIcons(Object.fromEntries(engineIcons.map((name) => [name, named(name)])))
    return () => replaceIcons()
  })

  it.each([
    [undefined, ''],
    [{ name: 'Am\u202eira', look: 'accent' }, 'Amira'],
  ])('S3-09 what stands while data load a start shows whom an earlier one remembered: %j', (person, name) => {
    stage(<Splash person={person} />)
    const main = screen.getByRole('main')
    expect(main.querySelector('.pw-splash-name')?.textContent ?? '').toBe(name)
    expect(main.dataset['look']).toBe(person?.look)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('[engine.loading]')
  })
})

// Tests what a figure is made of: its digits, which the market's font may draw, and its unit.
describe('figure', () => {
  afterEach(cleanup)

  const shown = (text: string) => {
    const { container } = render(<Figure isMain>{text}</Figure>)
    const figure = container.querySelector('bdi')
    return {
      text: container.textContent,
      unit: container.querySelector('.pw-unit')?.textContent ?? '',
      isOwn: figure?.classList.contains('pw-figure-own') === true,
      dir: figure?.getAttribute('dir') ?? 'auto',
    }
  }

  it.each([
    ['165,240.00', '', true, 'ltr'],
    ['-78.9%', '', true, 'ltr'],
    ['1.5K', '', true, 'auto'],
    ['999.9M+', '', true, 'auto'],
    ['2026-12-03 21:32:32', '', true, 'ltr'],
    ['20.00\u00a0USD', 'USD', true, 'auto'],
    ['5,000\u00a0монет', 'монет', true, 'auto'],
    ['SA03 8000', '', false, 'auto'],
    ['stc pay', '', false, 'auto'],
    ['--', '', false, 'ltr'],
  ])('"%s" has the unit "%s"; its digits are those of the market: %s', (text, unit, isOwn, dir) => {
    expect(shown(text)).toEqual({ text, unit, isOwn, dir })
  })

  it('characters that would turn the text around are taken out', () => {
    expect(shown('12\u202e\u00a0USD').text).toBe('12\u00a0USD')
  })
})

describe('Isolated', () => {
  const controls = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u200e\u200f\ufeff']

  it('F39 shows no sign that reorders or hides text', () => {
    const { container } = render(<Isolated>{`ab${controls.join('')}cd${controls.join('')}`}</Isolated>)
    expect(container.innerHTML).toBe('<bdi>abcd</bdi>')
  })

  it.each(['👩‍👩‍👧', 'می‌خواهم', 'Ünïcödé', '<b>bold</b>'])('shows %s unchanged', (text) => {
    expect(render(<Isolated>{text}</Isolated>).container.textContent).toBe(text)
  })

  it.each([
    ['2026-01-04 12:03:11', 'ltr'],
    ['+1,234.50', 'ltr'],
    ['أميرة', null],
    ['Amira', null],
  ])('%s runs %s', (text, dir) => {
    expect(render(<Isolated>{text}</Isolated>).container.firstElementChild?.getAttribute('dir')).toBe(dir)
  })
})

// Tests that buttons name the row that they act on, and that a line copies what it should, whatever it shows.
describe('row names', () => {
  const remove = <Button about="title">Remove</Button>

  const title = { title: 'Ann', titleId: 'title', actions: remove }

  const opened = { onPress: () => undefined }

  describe.each([
    ['row', (more: object) => <Row {...title} {...more} />],
    ['row of a table', (more: object) => <RowCells {...title} cells={[]} {...more} />],
  ])('a button of a %s names it', (_, draw) => {
    it.each([
      ['that opens nothing', {}],
      ['that opens a sheet', opened],
      ['that opens a page', { ...opened, href: '/ann' }],
    ])('%s', (_what, more) => {
      stage(draw(more))
      expect(screen.getByRole('button', { name: 'Remove Ann' })).toBeTruthy()
    })
  })
})

// Tests rich text: what it draws, and that nothing in a text becomes markup.
describe('rich text', () => {
  afterEach(cleanup)

  const draw = (text: string) => render(<RichText text={text} linkHosts={['good.example']} />).container.innerHTML

  it.each([
    ['# One\ntwo\nthree', '<h2>One</h2><p>two three</p>'],
    ['a **b** *c* `d`', '<p>a <strong>b</strong> <em>c</em> <code dir="ltr">d</code></p>'],
    ['- a\n- b\n\n1. c', '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>'],
    ['1) a\n2) b', '<ol><li>a</li><li>b</li></ol>'],
    ['* a\n+ b', '<ul><li>a</li><li>b</li></ul>'],
    ['> a\n> b', '<blockquote>a b</blockquote>'],
    ['```\n# a\n\n*b*\n```\nc', '<pre dir="ltr"><code># a\n\n*b*</code></pre><p>c</p>'],
    ['```\nno end', '<pre dir="ltr"><code>no end</code></pre>'],
    ['```json\n1\n```a\n```', '<pre dir="ltr"><code>1\n```a</code></pre>'],
    ['``` not code', '<p>``` not code</p>'],
    ['**no end', '<p>**no end</p>'],
    ['<b onclick="x">a</b>', '<p>&lt;b onclick="x"&gt;a&lt;/b&gt;</p>'],
    ['[a](javascript:alert)', '<p>a (javascript:alert)</p>'],
    ['[a](https://bad.example/)', '<p>a (https://bad.example/)</p>'],
  ])('%j is drawn as %s', (text, html) => {
    expect(draw(text)).toBe(`<div class="pw-rich" dir="auto">${html}</div>`)
  })

  it.each([
    ['nested brackets', '[[a](https://good.example/)](javascript:x)', 1],
    ['brackets in an address', '[a](https://good.example/(x))', 0],
    ['a script as data', '[a](data:text/html,x)', 0],
    ['a script with a break', '[a](java\tscript:x)', 0],
    ['another host behind a user', '[a](https://good.example@bad.example/)', 0],
    ['another host without a scheme', '[a](//bad.example/x)', 0],
  ])('%s make no link but to a known host', (_what, text, links) => {
    draw(text)
    const found = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
    expect(document.body.textContent).not.toBe('')
    expect(found).toEqual(links === 0 ? [] : ['https://good.example/'])
  })

  /** Marks without an end, as long as a hostile server may send them. The test ends in time if parsing is linear. */
  it.each(['[', '[a](', '[a](x', '*', '**a*', '`', '# ', '> ', '```\n'])('100 kB of %j stay text', (mark) => {
    for (const end of ['', '\n'])
      expect(parseRichText(`${mark}${end}`.repeat(100_000 / mark.length)).length).toBeGreaterThan(0)
  })

  it('a link to a page of the site opens it, and any other path is text', () => {
    const opened: string[] = []
    const ownLink = (path: string) =>
      path === '/there' ? { href: path, open: () => void opened.push(path) } : undefined
    render(<RichText text="[a](/there) [b](/nowhere)" linkHosts={[]} ownLink={ownLink} />)
    fireEvent.click(screen.getByRole('link', { name: 'a' }))
    expect(opened).toEqual(['/there'])
    expect(screen.queryByRole('link', { name: 'b' })).toBeNull()
  })
})

// Tests what is copied: the text as it is read, without the characters that only lay it out.
describe('copy plain text', () => {
  beforeAll(copyPlainText)

  function copied(text: string): string | undefined {
    vi.spyOn(document, 'getSelection').mockReturnValue({ toString: () => text } as Selection)
    const data = new Map<string, string>()
    const event = Object.assign(new Event('copy', { cancelable: true }), {
      clipboardData: { setData: (type: string, value: string) => void data.set(type, value) },
    })
    document.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(data.size > 0)
    return data.get('text/plain')
  }

  it.each([
    ['a date', joinDates('From 2026-12-03 on.'), 'From 2026-12-03 on.'],
    ['a date in a text from right to left', isolateFigure(joinDates('2026-12-03')), '2026-12-03'],
  ])('%s is copied as it was written', (_what, text, plain) => {
    expect(text).not.toBe(plain)
    expect(copied(text)).toBe(plain)
  })
})

describe('ErrorBoundary', () => {
  let isBroken = true

  function Fragile() {
    if (isBroken) throw new Error('broke')
    return <p>whole</p>
  }

  function boundary(...keys: readonly string[]) {
    return (
      <>
        <ErrorBoundary resetKeys={keys} fallback={(error, retry) => <button onClick={retry}>{String(error)}</button>}>
          <Fragile />
        </ErrorBoundary>
        <p>neighbour</p>
      </>
    )
  }

  beforeEach(() => {
    isBroken = true
    vi.spyOn(console, 'error').mockReturnValue()
  })

  it('F45 keeps the failure inside, reports it, and tries again on request', async () => {
    const caught = vi.fn<(event: Event) => void>()
    window.addEventListener('pw:caught', caught)
    render(<BlockContext value="/here list">{boundary('a')}</BlockContext>)
    window.removeEventListener('pw:caught', caught)
    expect(screen.getByText('neighbour')).toBeTruthy()
    expect(caught.mock.calls).toEqual([[expect.objectContaining({ error: new Error('broke'), block: '/here list' })]])
    await userEvent.setup().click(screen.getByRole('button', { name: 'Error: broke' }))
    expect(screen.queryByText('whole')).toBeNull()
    isBroken = false
    await userEvent.setup().click(screen.getByRole('button'))
    expect(screen.getByText('whole')).toBeTruthy()
  })

  it.each([
    ['changes', ['b', 'x']],
    ['comes', ['a', 'x', 'y']],
    ['goes', ['a']],
  ])('tries again by itself when a key %s, and only then', (_, next) => {
    const { rerender } = render(boundary('a', 'x'))
    isBroken = false
    rerender(boundary('a', 'x'))
    expect(screen.queryByText('whole')).toBeNull()
    rerender(boundary(...next))
    expect(screen.getByText('whole')).toBeTruthy()
  })
})

// Tests how a chart is drawn: its colours and shapes, the side where it begins, its axes, and the values beside it.
describe('plot', () => {
  let isForced = false

  beforeEach(() => {
    isForced = false
    const sheet = document.createElement('style')
    const colours = ['primary', 'good', 'warn', 'danger', 'muted', 'line']
    sheet.textContent = `* { ${colours.map((one) => `--pw-color-${one}: of-${one}`).join(';')}; --pw-radius-bars: 6px }`
    document.head.append(sheet)
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: isForced && query.includes('forced-colors'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    return () => sheet.remove()
  })

  afterEach(() => void vi.unstubAllGlobals())

  const onPoint = vi.fn()

  function optionsOf(more: Partial<PlotLook> = {}, dir = 'ltr') {
    const around = document.createElement('div')
    around.setAttribute('dir', dir)
    const element = document.createElement('div')
    around.append(element)
    document.body.append(around)
    onTestFinished(() => around.remove())
    const look: PlotLook = {
      labels: ['Mon', 'Tue'],
      look: 'area',
      more: 0,
      isCompared: false,
      isBefore: false,
      axis: { from: 0, to: 10, step: 5 },
      format: (y) => `${y} x`,
      onPoint,
      ...more,
    }
    return plotOptions(element, look)
  }

  describe('a chart', () => {
    it.each([
      ['ltr', 1, 3],
      ['rtl', -1, 1],
    ])('S9-02 in a text of %s runs as the text does, and its values stand where it begins', (dir, way, side) => {
      const { scales, axes } = optionsOf({}, dir)
      expect(scales?.x?.dir).toBe(way)
      expect(axes?.[1]?.side).toBe(side)
    })

    it('writes its values by their format', () => {
      const write = optionsOf().axes?.[1]?.values as
        | ((plot: unknown, values: readonly number[]) => string[])
        | undefined
      expect(write?.(undefined, [0, 5])).toEqual(['0 x', '5 x'])
    })
  })

  it.each([
    [
      'a line whose values lie close together begins near the least',
      'area',
      [441, 478, undefined, 436],
      [420, 480, 20],
    ],
    ['a line that nears 0 begins there', 'area', [4, 478], [0, 600, 200]],
    ['a line of equal values begins at 0', 'area', [7, 7], [0, 10, 5]],
    ['bars begin at 0', 'bar', [441, 478], [0, 600, 200]],
    ['a loss stands below 0', 'area', [-12, 30], [-20, 40, 20]],
    ['nothing but 0 still has a scale', 'bar', [0, 0], [0, 1, 1]],
  ] as const)('%s', (_what, look, values, [from, to, step]) => {
    expect(axisOf(values, look)).toEqual({ from, to, step })
  })
})

describe('keep focus', () => {
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
})

describe('use focus on arrival', () => {
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

  it('where the focus is in use, it stays', () => {
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- stands for a person who was quick
    expect(arrive('/quick', <button autoFocus>mine</button>)).toBeUndefined()
    expect(document.activeElement).toBe(screen.getByText('mine'))
  })
})

// Icons that point along a line of text point the other way in right-to-left text.
describe('mirrored icons', () => {
  const views = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))

  const pointing = views
    .flatMap((file) => readFileSync(join('src', file), 'utf8').match(/<Icon(?:Button)?\b(?:[^>]|=>)*\/>/g) ?? [])
    .filter((tag) => /['"][a-z-]+-(?:left|right)['"]/.test(tag))

  it.each(pointing)('S9-02 an icon that points to a side is mirrored: %s', (tag) => {
    expect(tag).toMatch(/\smirror\b/)
  })
})

it('F40 the document is held until everything has let go, each once', () => {
  const told = vi.fn()
  const leave = onReloadBlockersChange(told)
  const first = blockReload('write')
  const second = blockReload('form')
  expect([isReloadBlocked(), isReloadBlocked('write'), isReloadBlocked('form')]).toEqual([true, true, true])
  first()
  first()
  expect([isReloadBlocked(), isReloadBlocked('write'), isReloadBlocked('form')]).toEqual([true, false, true])
  second()
  expect(isReloadBlocked()).toBe(false)
  expect(told).toHaveBeenCalledTimes(4)
  leave()
  blockReload('write')()
  expect(told).toHaveBeenCalledTimes(4)
})

it.each([
  ['a write', true, (client: Client) => client.write('POST /save', {})],
  ['an upload', true, (client: Client) => client.upload('https://files.test/', new Blob(), { name: 'a' })],
  ['a read', false, (client: Client) => client.read('POST /row', {}, { consumer: 'x' })],
] as const)('F40 %s holds the document until it has ended, however it ends: %s', async (_what, isHeld, call) => {
  for (const end of ['resolve', 'reject'] as const) {
    const answer = deferred<void>()
    const wait = () => answer.promise
    const running = call(reloadBlockingClient({ write: wait, upload: wait, read: wait } as unknown as Client))
    expect(isReloadBlocked('write')).toBe(isHeld)
    answer[end](undefined)
    await running.catch(() => undefined)
    expect(isReloadBlocked()).toBe(false)
  }
})

describe('a message with "Undo"', () => {
  const leave = () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it.each<[string, (undo: ToastUndo) => void, said: string]>([
    ['"Undo" is pressed', (undo) => undo.onUndo(), 'undone'],
    ['its time is over', (undo) => undo.onEnd(), 'ended'],
    ['the document is left', leave, 'ended'],
  ])('F40 holds the document until %s, and then is over for good', (_how, happens, said) => {
    const told: string[] = []
    const given: ToastUndo[] = []
    waitForUndo({
      show(undo) {
        given.push(undo)
        return () => told.push('hidden')
      },
      onUndo: () => told.push('undone'),
      onEnd: () => told.push('ended'),
    })
    expect(isReloadBlocked('write')).toBe(true)
    // The document that comes into sight is not left.
    document.dispatchEvent(new Event('visibilitychange'))
    expect(told).toEqual([])
    for (const undo of given) happens(undo)
    expect(isReloadBlocked()).toBe(false)
    for (const undo of given) {
      undo.onUndo()
      undo.onEnd()
    }
    leave()
    expect(told).toEqual(['hidden', said])
    vi.restoreAllMocks()
  })
})

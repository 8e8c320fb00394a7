import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Chips } from '../../../src/engine/ui/input/Chips'
import { Tabs } from '../../../src/engine/ui/layout/Tabs'

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

  it('scrolls the chosen one to the middle, names its panel, shows counts', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.getAttribute('role') === 'tablist' ? new DOMRect(10, 0, 100, 48) : new DOMRect(200, 0, 50, 48)
    })
    render(<Stateful start="c" />)
    expect(screen.getByRole('tablist').scrollLeft).toBe(165)
    expect(selected()[0]?.getAttribute('aria-controls')).toBe('list')
    expect(screen.getByRole('tab', { name: /Alpha\s*3/ })).toBeTruthy()
  })

  it('scrolls the next one to the middle, too, when it is chosen', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.getAttribute('role') === 'tablist' ? new DOMRect(10, 0, 100, 48) : new DOMRect(200, 0, 50, 48)
    })
    render(<Stateful start="c" />)
    fireEvent.click(screen.getByRole('tab', { name: 'Beta' }))
    expect(screen.getByRole('tablist').scrollLeft).toBe(330)
  })

  it('reports a press on another one, and not on the chosen one', async () => {
    const onChange = vi.fn()
    render(<Tabs items={items} value="a" onChange={onChange} label="Kind" />)
    const user = userEvent.setup()
    await user.click(screen.getByText('Alpha'))
    await user.click(screen.getByText('Beta'))
    expect(onChange.mock.calls).toEqual([['b']])
  })
})

describe('Chips', () => {
  it('is a named group of radio buttons', async () => {
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

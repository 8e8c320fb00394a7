import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Choice } from '../../../src/engine/form/choice'
import { areWords, drawWordRows, type WordRows } from '../../../src/engine/form/controls/wordRows'

const choices: readonly Choice[] = ['Red', 'Green', 'Blue'].map((label) => ({ value: label.toLowerCase(), label }))
let box: HTMLElement

function draw(changes: Partial<WordRows> = {}) {
  const onPress = vi.fn<(choice: Choice) => void>()
  const rows = { id: 'colour', choices, isHeld: false, isWrong: false, isChosen: () => false, onPress }
  drawWordRows(box, { ...rows, type: 'radio', ...changes })
  return onPress
}

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'))
  return () => box.remove()
})

describe('rows of words', () => {
  it('are controls of the browser that are named by their words', () => {
    draw({ isChosen: ({ value }) => value === 'green' })
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
      ['Red', false],
      ['Green', true],
      ['Blue', false],
    ])
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1)
    expect(new Set(radios.map(({ id }) => id)).size).toBe(3)
  })

  it('tell which was pressed', () => {
    const onPress = draw()
    fireEvent.click(screen.getByText('Blue'))
    expect(onPress.mock.calls).toEqual([[choices[2]]])
  })

  it('tell whom they were drawn for last', () => {
    const before = draw()
    const after = draw()
    fireEvent.click(screen.getByLabelText('Red'))
    expect([before.mock.calls.length, after.mock.calls.length]).toEqual([0, 1])
  })

  it('stay when they say something else, and with them the focus', () => {
    draw()
    const green = screen.getByLabelText('Green')
    green.focus()
    draw({ choices: choices.map(({ value, label }) => ({ value, label: `${label}!` })) })
    expect(screen.getByLabelText('Green!')).toBe(green)
    expect(document.activeElement).toBe(green)
  })

  it('become as many as there are choices', () => {
    draw()
    draw({ choices: choices.slice(1) })
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    draw()
    expect(screen.getAllByRole('radio')).toHaveLength(3)
  })

  it('may be boxes to tick, held, or wrong each for itself', () => {
    draw({ type: 'checkbox', isHeld: true, isWrong: true })
    const ticks = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(ticks.map((one) => [one.disabled, one.getAttribute('aria-invalid')])).toEqual(
      choices.map(() => [true, 'true']),
    )
    draw({ type: 'checkbox' })
    expect(ticks.map((one) => [one.disabled, one.getAttribute('aria-invalid')])).toEqual(
      choices.map(() => [false, null]),
    )
  })
})

it.each<readonly [string, Choice, boolean]>([
  ['words', { value: 1, label: 'One' }, true],
  ['a note', { value: 1, label: 'One', note: 'only' }, false],
  ['a picture', { value: 1, label: 'One', image: '🇹🇷' }, false],
])('a choice with %s is drawn by hand, or not', (_, choice, isByHand) => {
  expect(areWords([{ value: 0, label: 'None' }, choice])).toBe(isByHand)
})

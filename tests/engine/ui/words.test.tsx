import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hueIndex, initials } from '../../../src/engine/ui/format/initials'
import { Isolated } from '../../../src/engine/ui/format/Isolated'

const controls = [
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200b',
  '\u200e',
  '\u200f',
  '\ufeff',
]

describe('Isolated', () => {
  it.each(controls.map((control) => [control.charCodeAt(0).toString(16), control]))(
    'F39 shows no U+%s',
    (_, control) => {
      const { container } = render(<Isolated>{`ab${control}cd${control}`}</Isolated>)
      expect(container.innerHTML).toBe('<bdi>abcd</bdi>')
    },
  )

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

describe('initials', () => {
  it.each([
    ['Amira Nour', 'AN'],
    ['amira', 'A'],
    ['Jean  Luc Picard ', 'JP'],
    ['\u202eevil', 'E'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧F'],
    ['أميرة نور', 'أن'],
    ['', ''],
    ['   ', ''],
    ['ipek ışık', 'İI', 'tr'],
  ])('of %j are %j', (name, letters, language = 'en') => {
    expect(initials(name, language)).toBe(letters)
  })

  it('come with a colour that stays with the name', () => {
    const names = Array.from({ length: 200 }, (_, index) => `name ${index}`)
    expect(names.map((name) => hueIndex(name, 5))).toEqual(names.map((name) => hueIndex(name, 5)))
    expect(new Set(names.map((name) => hueIndex(name, 5)))).toEqual(new Set([0, 1, 2, 3, 4]))
  })
})

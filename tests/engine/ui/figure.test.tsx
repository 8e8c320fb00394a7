// Tests what a figure is made of: its digits, which the market's font may draw, and its unit.
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Figure } from '../../../src/engine/ui/format/Figure'

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
  ['1.5K\u00a0KWD', 'KWD', true, 'auto'],
  ['SA03 8000', '', false, 'auto'],
  ['MB12', '', false, 'auto'],
  ['stc pay', '', false, 'auto'],
  ['--', '', false, 'ltr'],
])('"%s" has the unit "%s"; its digits are those of the market: %s', (text, unit, isOwn, dir) => {
  expect(shown(text)).toEqual({ text, unit, isOwn, dir })
})

it('characters that would turn the text around are taken out', () => {
  expect(shown('12\u202e\u00a0USD').text).toBe('12\u00a0USD')
})

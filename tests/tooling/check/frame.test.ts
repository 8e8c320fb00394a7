// Tests the printed lines around a place, and products with unwritten changes.
import { describe, expect, it } from 'vitest'
import { frameOf } from '../../../tools/cli/check/frame'

const at = (line: number, column: number, endColumn: number) => ({ file: 'a', line, column, endColumn })

describe('a frame', () => {
  const text = ['one', '\ttwo', 'three', ...Array.from({ length: 6 }, () => 'more'), 'ten'].join('\n')

  it.each([
    ['shows the lines beside', at(3, 1, 6), '  2 | \ttwo\n> 3 | three\n    | ^^^^^\n  4 | more'],
    ['begins with the file', at(1, 2, 3), '> 1 | one\n    |  ^\n  2 | \ttwo'],
    ['ends with it, its numbers in one column', at(10, 1, 4), '   9 | more\n> 10 | ten\n     | ^^^'],
    ['stands under what a tab moves', at(2, 2, 5), '  1 | one\n> 2 | \ttwo\n    | \t^^^\n  3 | three'],
    ['underlines something of what has no length', at(1, 1, 1), '> 1 | one\n    | ^\n  2 | \ttwo'],
    ['is nothing where there is no such line', at(11, 1, 2), ''],
  ])('%s', (_title, place, frame) => expect(frameOf(place, text)).toBe(frame))

  it('shows the relevant part of a long line', () => {
    const long = `${'a'.repeat(500)}HERE${'b'.repeat(500)}`
    const [row = '', mark = ''] = frameOf(at(1, 501, 505), long).split('\n')
    expect(row.length).toBeLessThan(140)
    expect(row.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('HERE')
    expect(row).toMatch(/\| …a+HEREb+…$/)
  })
})

// Tests the printed lines around a place, and products with unwritten changes.
import { describe, expect, it } from 'vitest'
import { frameOf } from '../../../tools/cli/check/frame'
import { readOnce, withChanges, type Files } from '../../../tools/cli/files'

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

  it('shows lines that end as on Windows like all others', () => {
    expect(frameOf(at(2, 1, 4), 'one\r\ntwo\r\nsix\r\n')).toBe('  1 | one\n> 2 | two\n    | ^^^\n  3 | six')
  })

  it('shows the relevant part of a long line', () => {
    const long = `${'a'.repeat(500)}HERE${'b'.repeat(500)}`
    const [row = '', mark = ''] = frameOf(at(1, 501, 505), long).split('\n')
    expect(row.length).toBeLessThan(140)
    expect(row.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('HERE')
    expect(row).toMatch(/\| …a+HEREb+…$/)
  })

  it('underlines at most as much as it shows', () => {
    const mark = frameOf(at(1, 1, 900), 'a'.repeat(900)).split('\n')[1]
    expect(mark?.replaceAll(/[^^]/g, '')).toHaveLength(120)
  })
})

describe('files with changes', () => {
  const texts: { readonly [file: string]: string } = { 'a/one': '1', 'a/two': '2', 'b/one': '3' }
  const reads: string[] = []
  const files: Files = {
    root: '',
    isChanged: false,
    read: (file) => {
      reads.push(file)
      return texts[file] ?? ''
    },
    below: (folder) => Object.keys(texts).filter((file) => file.startsWith(`${folder}/`)),
  }

  it('have the new texts, the new files, and not those that are gone', () => {
    const changed = withChanges(files, { 'a/one': '9', 'a/two': null, 'a/new': '' })
    expect(changed.below('a')).toEqual(['a/new', 'a/one'])
    expect(['a/one', 'a/new', 'b/one'].map((file) => changed.read(file))).toEqual(['9', '', '3'])
    expect(() => changed.read('a/two')).toThrow('There is no a/two.')
    expect([files.isChanged, changed.isChanged]).toEqual([false, true])
  })

  it('are read once for repeated checks', () => {
    reads.length = 0
    const once = readOnce(files)
    expect([once.read('a/one'), once.read('a/one')]).toEqual(['1', '1'])
    expect(reads).toEqual(['a/one'])
  })
})

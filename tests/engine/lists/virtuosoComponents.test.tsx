import { afterEach, expect, it, vi } from 'vitest'
import { outerHeight } from '../../../src/engine/lists/virtuosoComponents'

afterEach(() => document.body.replaceChildren())

it('the height of a row is exact, with its gap', () => {
  const rows = [75.09375, 96.5].map((height) => {
    const row = document.createElement('div')
    row.className = 'measured'
    row.style.marginBlockEnd = '8px'
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, height))
    document.body.append(row)
    return row
  })
  expect(rows.map(outerHeight)).toEqual([83.09375, 104.5])
})

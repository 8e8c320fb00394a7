// Tests the movement of rows below a removed one, and where a list stands after another search.
import { act, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useClosingUp } from '../../../src/engine/lists/useClosingUp'
import { stageMovements } from '../ui/movements'
import { client, page, server, settled, setUpList } from './listKit'

describe('rows below a row that goes', () => {
  const list = createRef<HTMLDivElement>()
  const rowKey = (row: string) => row
  const frames: FrameRequestCallback[] = []
  let tops: { readonly [row: string]: number } = {}
  let staged: ReturnType<typeof stageMovements> | undefined

  beforeEach(() => {
    frames.length = 0
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => void frames.splice(frame - 1, 1))
  })
  afterEach(() => staged?.end())

  /** Virtuoso draws the new rows after the effect of the list, so here the elements stay. */
  function Rows({ rows }: { readonly rows: readonly string[] }) {
    useClosingUp(list, rows, rowKey)
    return (
      <div ref={list}>
        {['a', 'b', 'c', 'd'].map((row) => (
          <p key={row} id={row} className="pw-list-row" ref={place} />
        ))}
      </div>
    )
  }
  function place(row: HTMLElement | null) {
    if (row) row.getBoundingClientRect = () => new DOMRect(0, tops[row.id] ?? 0, 100, 80)
  }
  /** Shows rows, then others in other places, and returns what moves and from where. */
  function moves(before: string, after: string, places: typeof tops, isStill = false) {
    staged = stageMovements({ isStill })
    vi.stubGlobal('innerHeight', 600)
    tops = { a: 0, b: 100, c: 200, d: 900 }
    const { rerender } = render(<Rows rows={[...before]} />)
    act(() => frames.splice(0).forEach((run) => run(0)))
    expect(staged.movements).toEqual([])
    rerender(<Rows rows={[...after]} />)
    tops = places
    act(() => frames.splice(0).forEach((run) => run(0)))
    return staged.movements.map(({ of, frames: [first], options }) => [of.id, first?.transform, options.duration])
  }

  it.each<[string, string, string, { readonly [row: string]: number }, unknown[]]>([
    [
      'move up from where they stood',
      'abcd',
      'bcd',
      { b: 0, c: 100, d: 800 },
      [
        ['b', 'translateY(100px)', 200],
        ['c', 'translateY(100px)', 200],
        ['d', 'translateY(100px)', 200],
      ],
    ],
    ['are alone in moving: those above stay', 'abc', 'ac', { a: 0, c: 100 }, [['c', 'translateY(100px)', 200]]],
    ['do not fly through the whole window', 'abcd', 'bd', { b: 100, c: 200, d: 200 }, []],
    ['stay where the next page comes, even if a row above is gone', 'ab', 'bcd', { b: 0, c: 100, d: 200 }, []],
    ['stay where more rows come on', 'abc', 'abcd', { b: 0, c: 100 }, []],
    ['stay where the same rows come again', 'abc', 'abc', { b: 0, c: 100 }, []],
  ])('%s', (_what, before, after, places, moved) => {
    expect(moves(before, after, places).filter(([id]) => after.includes(String(id)))).toEqual(moved)
  })

  it('do not move for a person who wants no motion', () => {
    expect(moves('abc', 'bc', { b: 0, c: 100 }, true)).toEqual([])
  })
})

describe('after another search', () => {
  setUpList()

  it.each([
    ['further down', -200, 1],
    ['at its top', 40, 0],
  ])('a list whose reader is %s (%i px) scrolls to its top so often, once its rows are there: %i', async (...of) => {
    const [, top, times] = of
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 80))
    server.total = 8
    const { rerender } = render(page(''))
    await settled()
    expect(scrolled).not.toHaveBeenCalled()
    rerender(page('b'))
    expect(scrolled).not.toHaveBeenCalled()
    await settled()
    expect(screen.getByText('Row b0')).toBeTruthy()
    expect(scrolled).toHaveBeenCalledTimes(times)
    // New rows of the same search do not move the reader.
    await act(() => client.refetchQueries())
    await settled()
    expect(scrolled).toHaveBeenCalledTimes(times)
  })
})

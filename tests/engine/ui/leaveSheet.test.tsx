import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Leaving } from '../../../src/engine/ui/overlay/Leaving'
import { Sheet } from '../../../src/engine/ui/overlay/Sheet'
import { placeAt, stageMovements } from './movements'
import { stage } from './stage'

let staged: ReturnType<typeof stageMovements>
const draws = vi.fn()
beforeEach(() => {
  draws.mockClear()
  staged = stageMovements()
  const sizes = { offsetLeft: 0, offsetTop: 200, offsetWidth: 400, offsetHeight: 600 }
  for (const [name, size] of Object.entries(sizes))
    vi.spyOn(HTMLElement.prototype, name as 'offsetTop', 'get').mockReturnValue(size)
})
afterEach(() => staged.end())

function Content({ name }: { readonly name: string }) {
  const [first] = useState(name)
  draws(first)
  return <input aria-label={`of ${first}`} />
}

/** A list of two rows, each with a button, and a sheet for the row that is open. */
function List() {
  const [open, setOpen] = useState<string>()
  const [isGone, setGone] = useState(false)
  return (
    <>
      {['one', 'two'].map((name) => (
        <div key={name} className="pw-row" data-testid={name}>
          {!(isGone && name === 'one') && (
            <button className="pw-row-button" onClick={() => setOpen(name)}>
              {name}
            </button>
          )}
        </div>
      ))}
      <button onClick={() => setOpen('alone')}>alone</button>
      <button onClick={() => setGone(true)}>remove</button>
      <Leaving>
        {open && (
          <Sheet open title={`Sheet ${open}`} onClose={() => setOpen(undefined)}>
            <Content name={open} />
          </Sheet>
        )}
      </Leaving>
    </>
  )
}

function draw() {
  stage(<List />)
  placeAt(screen.getByTestId('one'), [16, 300, 368, 60])
  placeAt(screen.getByTestId('two'), [16, 90, 368, 60])
}
const openRow = (name: string) => fireEvent.click(screen.getByText(name))
const close = () => fireEvent.keyDown(screen.getByRole('dialog', { name: /^Sheet/ }), { key: 'Escape' })
const dialog = () => document.querySelector('dialog')
const last = () => {
  const found = staged.movements.at(-1)
  if (!found) throw new Error('Nothing moves.')
  return found
}
/** The place of the first row: the sheet begins there, as wide and as high as the row. */
const atFirstRow = { transform: 'translate(0px, 100px)', clipPath: 'inset(0 16px 540px 16px round 4px)', opacity: 0 }

describe('a sheet', () => {
  it('grows out of the row that opened it, with the timing of the market', () => {
    draw()
    openRow('one')
    expect(last().frames[0]).toEqual(atFirstRow)
    expect(last().options).toMatchObject({ duration: 200, easing: 'linear' })
    expect(dialog()?.contains(document.activeElement)).toBe(true)
  })

  it('shrinks back into the row, while the page already has the focus', () => {
    draw()
    screen.getByText('one').focus()
    openRow('one')
    Object.assign(last(), { playState: 'finished' })
    close()
    expect(last().frames.at(-1)).toEqual(atFirstRow)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(dialog()?.open).toBe(false)
    expect(dialog()?.hasAttribute('inert')).toBe(true)
    expect(document.activeElement).toBe(screen.getByText('one'))
    expect(document.documentElement.hasAttribute('data-behind')).toBe(false)
    act(() => last().onfinish?.())
    expect(dialog()).toBeNull()
  })

  it('turns round if it closes while it opens', () => {
    draw()
    openRow('one')
    const opening = last()
    close()
    expect(last()).toBe(opening)
    expect(opening.reverse).toHaveBeenCalledOnce()
    act(() => opening.onfinish?.())
    expect(dialog()).toBeNull()
  })

  it('of another row is a new one, even while the last one leaves', () => {
    draw()
    openRow('one')
    Object.assign(last(), { playState: 'finished' })
    close()
    openRow('two')
    expect(screen.getByRole('dialog', { name: 'Sheet two' })).toBeTruthy()
    expect(screen.getByLabelText('of two')).toBeTruthy()
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
    expect(last().frames[0]).toMatchObject({ transform: 'translate(0px, -110px)' })
  })

  it('moves away if its row has gone', () => {
    draw()
    openRow('one')
    Object.assign(last(), { playState: 'finished' })
    placeAt(screen.getByTestId('one'), [0, 0, 0, 0])
    close()
    expect(last().frames.at(-1)).toEqual({ transform: 'translateY(100%)', opacity: 0 })
  })

  it('moves away if its row is out of sight', () => {
    draw()
    openRow('one')
    Object.assign(last(), { playState: 'finished' })
    placeAt(screen.getByTestId('one'), [16, -400, 368, 60])
    close()
    expect(last().frames.at(-1)).toMatchObject({ transform: 'translateY(100%)' })
  })

  it('that opens by itself comes as the style sheet says', () => {
    stage(
      <Sheet open title="By its address" onClose={() => {}}>
        body
      </Sheet>,
    )
    expect(staged.movements).toEqual([])
  })

  it('that opens long after a press comes as the style sheet says', () => {
    const { show } = stage([<List key="list" />])
    const pressed = screen.getByText('remove')
    placeAt(pressed, [16, 300, 368, 60])
    fireEvent.click(pressed)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2000)
    show([
      <List key="list" />,
      <Sheet key="late" open title="Late" onClose={() => {}}>
        body
      </Sheet>,
    ])
    expect(staged.movements).toEqual([])
  })

  it('below another dialog goes at once: nobody would see it', () => {
    draw()
    openRow('one')
    const other = document.createElement('dialog')
    other.setAttribute('open', '')
    document.body.append(other)
    close()
    expect(screen.queryByLabelText('of one')).toBeNull()
    other.remove()
  })

  it('neither grows nor shrinks without motion, and closes at once', () => {
    staged.end()
    staged = stageMovements({ isStill: true })
    draw()
    openRow('one')
    close()
    expect(staged.movements).toEqual([])
    expect(dialog()).toBeNull()
  })

  it('does the same in a browser that cannot animate', () => {
    Reflect.deleteProperty(Element.prototype, 'animate')
    draw()
    openRow('one')
    close()
    expect(dialog()).toBeNull()
  })
})

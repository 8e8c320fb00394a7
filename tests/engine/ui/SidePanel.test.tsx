// Tests the panel beside a list: where the focus goes, and how it closes.
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SidePanel } from '../../../src/engine/ui/layout/SidePanel'
import { stage } from './stage'

function List() {
  const [open, setOpen] = useState<string>()
  return (
    <>
      {['one', 'two'].map((name) => (
        <button key={name} onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
      {open && (
        <SidePanel
          name={open}
          title={`Card ${open}`}
          footer={<button onClick={() => setOpen('two')}>Agree</button>}
          onClose={() => setOpen(undefined)}
        >
          <input aria-label="note" onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()} />
        </SidePanel>
      )}
    </>
  )
}
const panel = () => screen.getByRole('complementary', { name: /^Card/ })
const open = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('takes the focus with each row that it shows, and the list stays usable', async () => {
  stage(<List />)
  await open('one')
  expect(document.activeElement).toBe(panel())
  expect(panel().querySelector('footer')?.textContent).toBe('Agree')
  await open('two')
  expect(screen.getByRole('heading', { level: 2, name: 'Card two' })).toBeTruthy()
  expect(document.activeElement).toBe(panel())
})

it.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: '[engine.close]' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('closes by %s, and gives the focus back to what opened it last', async (_what, close) => {
  stage(<List />)
  await open('one')
  await open('two')
  await close()
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'two' }))
})

it('gives the focus back to the list after a button in it led to the next row', async () => {
  stage(<List />)
  await open('one')
  await open('Agree')
  expect(screen.getByRole('heading', { name: 'Card two' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'one' }))
})

it('stays where Escape was for a part in it', async () => {
  stage(<List />)
  await open('one')
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'note' }), { key: 'Escape' })
  fireEvent.keyDown(panel(), { key: 'Enter' })
  expect(panel()).toBeTruthy()
})

// Tests that pages follow in a grid as in other lists. `tests/engine/blocks/grid.test.tsx` tests what a card says.
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GridRows } from '../../../src/engine/lists/GridRows'
import { List } from '../../../src/engine/lists/List'
import { columnsOf } from '../../../src/engine/ui/format/roomStyle'
import { frame, server, setUpList, source } from './listKit'

setUpList()

it('F30 pages follow until has_more is false, and each card is an item of the list', async () => {
  render(
    frame(
      <List
        id="/people grid"
        {...source('')}
        renderRow={({ id }) => <p>Row {id}</p>}
        label="People"
        empty={<p>Nothing here</p>}
        drawRows={(rows) => <GridRows {...rows} style={columnsOf(240)} />}
      />,
    ),
  )
  await screen.findByText('No more')
  expect(server.asked).toEqual([1, 2])
  expect(screen.getByRole('list', { name: 'People' })).toBeTruthy()
  const cards = screen.getAllByRole('listitem')
  expect(cards.map((card) => card.textContent)).toEqual(Array.from({ length: 12 }, (_, index) => `Row ${index}`))
  expect(cards.at(-1)?.getAttribute('aria-posinset')).toBe('12')
  expect(cards[0]?.getAttribute('aria-setsize')).toBe('12')
})

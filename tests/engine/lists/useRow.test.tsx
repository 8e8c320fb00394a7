import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useRow } from '../../../src/engine/lists/data/useRow'
import { client, frame, server, setUpList, source } from './listKit'

setUpList()

it.each([
  ['on page 3', '25', 'found Row 25', [1, 2, 3]],
  ['nowhere', 'z', 'missing', [1, 2, 3, 4]],
])('a row with its own address, %s, is looked for page by page', async (_name, key, shown, asked) => {
  server.total = 40
  render(frame(<Detail rowKey={key} />))
  await screen.findByText(shown)
  expect(server.asked).toEqual(asked)
})

it('a row is given up after 25 pages, and not looked for without a key', async () => {
  Object.assign(server, { total: 4000, size: 1 })
  const { unmount } = render(frame(<Detail rowKey="z" />))
  await screen.findByText('missing')
  expect(server.asked).toHaveLength(25)
  unmount()
  client.clear()
  render(frame(<Detail />))
  await screen.findByText('missing')
  expect(server.asked).toHaveLength(25)
})

it('S8-01 looking for a row fails with the page, and its retry goes on there', async () => {
  server.total = 40
  server.down = new Set([2])
  render(frame(<Detail rowKey="15" />))
  await screen.findByText('failed')
  server.down = new Set()
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('found Row 15')
  expect(server.asked).toEqual([1, 2, 2])
})

function Detail({ rowKey: key }: { readonly rowKey?: string }) {
  const { row, state, retry } = useRow(source(''), key)
  return <button onClick={retry}>{row ? `${state} Row ${row.id}` : state}</button>
}

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { invalidateAnswers } from '../../../src/engine/api/queries'
import { client, page, rowHeight, server, settled, setUpList, show } from './listKit'

setUpList()

it("S8-01 an empty list says 'no more' below the text of the caller", async () => {
  server.total = 0
  show()
  await screen.findByText('Nothing here')
  expect(screen.getByText('No more')).toBeTruthy()
})

it('F30 S4-09 S8-01 pages follow until has_more is false, then the list shows its end', async () => {
  show()
  await screen.findByText('No more')
  expect(server.asked).toEqual([1, 2])
  expect(screen.getByRole('list', { name: 'People' })).toBeTruthy()
  expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('12')
})

it('F31 S4-09 short pages fill the window, then three more at most, and the rest waits for a gesture or the button', async () => {
  Object.assign(server, { total: 400, size: 1 })
  show()
  const more = await screen.findByRole('button', { name: 'Load more' })
  const filling = Math.ceil(window.innerHeight / rowHeight)
  expect(server.asked).toHaveLength(filling)
  expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe(String(filling))

  const before = server.asked.length
  fireEvent.click(more)
  await waitFor(() => expect(server.asked).toHaveLength(before + 1))
  await screen.findByRole('button', { name: 'Load more' })
  expect(server.asked).toHaveLength(before + 1)

  fireEvent.wheel(window)
  await waitFor(() => expect(server.asked).toHaveLength(before + 4))
  await screen.findByRole('button', { name: 'Load more' })
  expect(server.asked).toHaveLength(before + 4)
})

/** Resolves after the check that follows a scroll: two frames, and a task after them. */
async function checked(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

it.each([
  ['rests, has what the window wants', [0, 0], [1]],
  ['jumps, has no more', [1000, 1000], [1]],
  ['goes fast, has the next page asked for before it comes near the end', [500, 1000], [1, 2]],
])('F31 who %s', async (_name, places, asked) => {
  Object.assign(server, { total: 100, size: 20 })
  show()
  await screen.findByRole('button', { name: 'Load more' })
  for (const value of places) {
    Object.defineProperty(window, 'scrollY', { value, configurable: true })
    fireEvent.scroll(window)
    await checked()
  }
  expect(server.asked).toEqual(asked)
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

it.each([
  ['in sight, turns a sign', 5, 1],
  ['out of sight, stays as it was', 20, 0],
])('while a page comes the end of a list, %s', async (_name, size, signs) => {
  let answer = () => {}
  Object.assign(server, { total: 100, size, held: new Promise<void>((resolve) => (answer = resolve)) })
  const { container } = show()
  if (signs === 0) fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(server.asked).toEqual([1, 2]))
  await waitFor(() => expect(container.querySelectorAll('.pw-spinner')).toHaveLength(signs))
  expect(screen.queryAllByRole('button', { name: 'Load more' })).toHaveLength(1 - signs)
  answer()
})

it('S8-01 a failed first load offers a retry, which loads', async () => {
  server.down = new Set([1])
  show()
  await screen.findByText('Failed to load')
  server.down = new Set()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Row 0')
  expect(screen.queryByText('Failed to load')).toBeNull()
})

it('F34 S8-01 a failed next page keeps the rows; its retry requests only that page', async () => {
  server.down = new Set([2])
  show()
  await screen.findByText('Failed to load')
  expect(screen.getByText('Row 0')).toBeTruthy()
  expect(server.asked).toEqual([1, 2])
  server.down = new Set()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('No more')
  expect(server.asked).toEqual([1, 2, 2])
})

it('S8-01 a failed refresh keeps the rows and says so', async () => {
  show()
  await screen.findByText('No more')
  server.down = new Set([1])
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('The list could not be refreshed.')
  expect(screen.getByText('Row 0')).toBeTruthy()
})

it('the old rows stay until those of another search are there, and the number of them is announced', async () => {
  server.total = 8
  const { rerender } = show('')
  await screen.findByText('No more')
  rerender(page('x'))
  expect(screen.getByText('Row 0')).toBeTruthy()
  await screen.findByText('Row x0')
  expect(screen.queryByText('Row 0')).toBeNull()
  await waitFor(() => expect(announced()).toBe('8 rows'))
})

it.each([
  [0, '0 rows'],
  [1, '1 row'],
  [2, '2 rows'],
])('of %i rows found, "%s" is announced', async (total, text) => {
  server.total = 8
  const { rerender } = show('')
  await screen.findByText('No more')
  server.total = total
  rerender(page('x'))
  await waitFor(() => expect(announced()).toBe(text))
})

it('rows that come on are announced', async () => {
  show()
  await screen.findByText('No more')
  await waitFor(() => expect(announced()).toBe('2 more, 12 in all'))
})

it('rows that come after others have gone are counted from those that were left', async () => {
  Object.assign(server, { total: 9 })
  show()
  await screen.findByText('No more')
  server.total = 6
  await act(() => client.invalidateQueries())
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(6))
  server.total = 8
  await act(() => client.invalidateQueries())
  await waitFor(() => expect(announced()).toBe('2 more, 8 in all'))
})

it('each refresh is announced', async () => {
  server.total = 8
  const { container } = show()
  await screen.findByText('No more')
  const said: (string | undefined)[] = []
  const watch = new MutationObserver(() => said.push(announced()))
  watch.observe(container.querySelector('output') ?? container, { childList: true })
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(said.filter((text) => text === 'Up to date.')).toHaveLength(times))
  }
  expect(said).toContain('')
  watch.disconnect()
})

it('rows of pages that come one upon another are announced together, once', async () => {
  Object.assign(server, { total: 12, size: 4 })
  const { container } = show()
  const region = container.querySelector('output') as HTMLElement
  const said: string[] = []
  const watch = new MutationObserver(() => said.push(region.textContent))
  watch.observe(region, { childList: true, characterData: true, subtree: true })
  await screen.findByText('No more')
  await waitFor(() => expect(announced()).toBe('8 more, 12 in all'))
  expect(said).toEqual(['8 more, 12 in all'])
  watch.disconnect()
})

it.each([
  ['far enough', 120, [1, 2, 1, 2]],
  ['not far enough', 60, [1, 2]],
  ['upward', -120, [1, 2]],
])('a pull that goes %s', async (_name, travel, asked) => {
  const { container } = show()
  await screen.findByText('No more')
  const surface = container.querySelector('.pw-list') as HTMLElement
  touch(surface, 'touchstart', 200)
  touch(surface, 'touchmove', 200 + travel / 2)
  touch(surface, 'touchmove', 200 + travel)
  expect(container.querySelector('.pw-list-pull')?.textContent).toBe(
    travel > 100 ? 'Let go to refresh' : travel > 0 ? 'Pull to refresh' : '',
  )
  touch(surface, 'touchend')
  if (travel > 100) await waitFor(() => expect(server.asked).toHaveLength(asked.length))
  await settled()
  expect(server.asked).toEqual(asked)
})

it.each([
  [0, []],
  [29_900, []],
  [30_100, [1]],
])('a list that someone returns to after %i ms requests the pages %j, and keeps its rows', async (ms, pages) => {
  const first = show()
  await screen.findByText('No more')
  first.unmount()
  server.asked = []
  vi.setSystemTime(Date.now() + ms)
  show()
  expect(screen.getByText('Row 0')).toBeTruthy()
  await settled()
  vi.useRealTimers()
  expect(server.asked).toEqual(pages)
  expect(screen.getByText('Row 11')).toBeTruthy()
})

it('a list that someone returns to after a change requests only page 1, and keeps the others', async () => {
  const first = show()
  await screen.findByText('No more')
  first.unmount()
  await client.invalidateQueries()
  show()
  await waitFor(() => expect(server.asked).toHaveLength(3))
  await settled()
  expect(screen.getByText('Row 11')).toBeTruthy()
  expect(server.asked).toEqual([1, 2, 1])
})

it('a visible list that becomes invalid requests page 1, and other pages only as the window needs them', async () => {
  Object.assign(server, { total: 100, size: 20 })
  show()
  for (const pages of [2, 3]) {
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(server.asked.length).toBeGreaterThanOrEqual(pages))
    await settled()
  }
  server.asked = []
  await act(() => client.invalidateQueries())
  await settled()
  expect(server.asked).toEqual([1])
})

it('a visible list keeps its pages when the app returns to the front, and requests only page 1', async () => {
  Object.assign(server, { total: 100, size: 20 })
  show()
  const sizes = () => new Set(screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-setsize')))
  for (const rows of ['40', '60']) {
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(sizes()).toEqual(new Set([rows])))
    await settled()
  }
  server.asked = []
  act(() => invalidateAnswers(client))
  await settled()
  expect([server.asked, sizes()]).toEqual([[1], new Set(['60'])])
})

function announced() {
  return document.querySelector('output')?.textContent
}

function touch(target: HTMLElement, type: string, clientY?: number) {
  const event = new Event(type, { bubbles: true, cancelable: true })
  Object.assign(event, { touches: clientY === undefined ? [] : [{ clientX: 100, clientY }] })
  act(() => void target.dispatchEvent(event))
}

it('each row says how many are here, and says it anew when more come', async () => {
  show()
  const sizes = () => new Set(screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-setsize')))
  await screen.findByText('Row 0')
  expect(sizes()).toEqual(new Set(['10']))
  await screen.findByText('No more')
  expect(sizes()).toEqual(new Set(['12']))
})

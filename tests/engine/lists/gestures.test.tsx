// Tests which movements of fingers refresh a list, and how many pages come back with a remembered place.
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { rememberPosition } from '../../../src/engine/lists/scroll/scrollMemory'
import { server, settled, setUpList, show } from './listKit'

setUpList()

type Finger = readonly [x: number, y: number]
function touch(target: Element, type: string, ...fingers: readonly Finger[]) {
  const event = new Event(type, { bubbles: true, cancelable: true })
  Object.assign(event, { touches: fingers.map(([clientX, clientY]) => ({ clientX, clientY })) })
  act(() => void target.dispatchEvent(event))
  return event
}
async function shownList() {
  const { container } = show()
  await screen.findByText('No more')
  const surface = container.querySelector<HTMLElement>('.pw-list')
  if (!surface) throw new Error('There is no list.')
  return { surface, hint: () => container.querySelector('.pw-list-pull')?.textContent }
}

it.each<[string, (surface: HTMLElement) => void, refreshes: boolean]>([
  ['a finger that goes down far', (on) => touch(on, 'touchmove', [110, 400]), true],
  ['a finger that goes down a little aside', (on) => touch(on, 'touchmove', [150, 400]), true],
  ['a finger that begins to the right', (on) => touch(on, 'touchmove', [400, 350]), false],
  ['a finger that begins to the left', (on) => touch(on, 'touchmove', [-200, 350]), false],
  ['a second finger', (on) => touch(on, 'touchmove', [100, 400], [200, 400]), false],
  [
    'a page that has scrolled meanwhile',
    (on) => {
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(10)
      touch(on, 'touchmove', [100, 400])
    },
    false,
  ],
  [
    'a finger that goes back up',
    (on) => {
      touch(on, 'touchmove', [100, 400])
      touch(on, 'touchmove', [100, 220])
    },
    false,
  ],
  [
    'a touch that the system takes',
    (on) => {
      touch(on, 'touchmove', [100, 400])
      touch(on, 'touchcancel')
    },
    false,
  ],
])('%s: whether the list is refreshed (%#)', async (_what, move, refreshes) => {
  const { surface, hint } = await shownList()
  touch(surface, 'touchstart', [100, 200])
  move(surface)
  touch(surface, 'touchend')
  await settled()
  expect(server.asked.length > 2).toBe(refreshes)
  // Afterwards the list is in its place.
  expect(hint()).toBe('')
  expect(surface.style.getPropertyValue('--pw-pull')).toBe('')
})

it.each<[string, (surface: HTMLElement) => void]>([
  ['two fingers', (on) => touch(on, 'touchstart', [100, 200], [200, 200])],
  [
    'a page that is not at its top',
    (on) => {
      const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(10)
      touch(on, 'touchstart', [100, 200])
      scrolled.mockReturnValue(0)
    },
  ],
  [
    'a sheet above the list',
    (on) => {
      const sheet = document.createElement('dialog')
      on.append(sheet)
      touch(sheet, 'touchstart', [100, 200])
    },
  ],
])('a pull that begins with %s is none', async (_what, begin) => {
  const { surface, hint } = await shownList()
  begin(surface)
  const moved = touch(surface, 'touchmove', [100, 400])
  expect(hint()).toBe('')
  // The browser scrolls as usual.
  expect(moved.defaultPrevented).toBe(false)
  touch(surface, 'touchend')
  await settled()
  expect(server.asked).toEqual([1, 2])
})

it('a tap after a pull does not refresh the list again', async () => {
  const { surface } = await shownList()
  touch(surface, 'touchstart', [100, 200])
  touch(surface, 'touchmove', [110, 400])
  touch(surface, 'touchcancel')
  touch(surface, 'touchstart', [100, 200])
  touch(surface, 'touchend')
  await settled()
  expect(server.asked).toEqual([1, 2])
})

it('the content follows the finger at half its way, at most so far', async () => {
  const { surface } = await shownList()
  touch(surface, 'touchstart', [100, 200])
  for (const [y, way] of [
    [240, '20px'],
    [296, '48px'],
    [900, '96px'],
  ] as const) {
    const moved = touch(surface, 'touchmove', [100, y])
    expect(surface.style.getPropertyValue('--pw-pull')).toBe(way)
    // The pull takes the place of the browser's own.
    expect(moved.defaultPrevented).toBe(true)
  }
  touch(surface, 'touchcancel')
})

it.each([
  [4, 4],
  [10, 10],
  [11, 1],
])('F31 a place %i pages down is reached again after a reload with %i pages', async (pages, asked) => {
  Object.assign(server, { total: 2000, size: 100 })
  const snapshot = { scrollTop: 500, ranges: [{ startIndex: 0, endIndex: Number.POSITIVE_INFINITY, size: 96 }] }
  rememberPosition('/people list default', { snapshot, pages })
  show()
  await screen.findByText('Row 0')
  await settled()
  expect(server.asked.slice(0, asked)).toEqual(Array.from({ length: asked }, (_, at) => at + 1))
  expect(server.asked.length).toBeLessThan(asked + 4)
})

it.each([1, 3])(
  'F31 F34 a place 4 pages down whose page %i fails after a reload is no longer waited for',
  async (page) => {
    Object.assign(server, { total: 2000, size: 100, down: new Set([page]) })
    const snapshot = { scrollTop: 500, ranges: [{ startIndex: 0, endIndex: Number.POSITIVE_INFINITY, size: 96 }] }
    rememberPosition('/people list default', { snapshot, pages: 4 })
    show()
    await screen.findByText('Failed to load')
    await settled()
    expect(server.asked).toEqual(Array.from({ length: page }, (_, at) => at + 1))
    expect(screen.queryAllByText('Row 0')).toHaveLength(page === 1 ? 0 : 1)
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  },
)

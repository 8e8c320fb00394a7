// Tests lists whose rows are cards in columns: semantics, presses, pages and the outline.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { BlockOf } from '../../../src/engine/language/types/plain'
import { address, show } from '../kit'

const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed']
const rows = names.map((name) => ({ id: name.toLowerCase(), name, picture: `https://pay.test/${name}.png` }))
const server = { 'POST /things': () => ({ list: rows, has_more: false }) }
const things: BlockOf<'list'> = {
  block: 'list',
  columnWidth: 240,
  title: 'things',
  rows: 'POST /things',
  key: 'row.id',
  show: { title: 'row.name', image: 'row.picture', imageShape: 'wide' },
  opens: { to: '/there', query: { id: { from: 'row.id' } } },
}
const { getComputedStyle } = window
let fitting = ''

beforeEach(() => {
  fitting = '250px 250px'
  vi.spyOn(window, 'getComputedStyle').mockImplementation((...of) => {
    const style = getComputedStyle(...of)
    return new Proxy(style, {
      get(_style, name) {
        if (name === 'gridTemplateColumns') return fitting
        const value: unknown = Reflect.get(style, name, style)
        return typeof value === 'function' ? (value.bind(style) as unknown) : value
      },
    })
  })
})
const cards = async () => within(await screen.findByRole('list', { name: 'things' })).findAllByRole('listitem')
const lines = () => [...document.querySelectorAll('[role="none"]')].map(({ children }) => children.length)

it('cards stand in as many columns as fit, and are the items of one list', async () => {
  show({ server, blocks: { things } })
  const all = await cards()
  expect(
    all.map((one) => [one.textContent, one.getAttribute('aria-posinset'), one.getAttribute('aria-setsize')]),
  ).toEqual(names.map((name, index) => [name, String(index + 1), '5']))
  expect(lines()).toEqual([2, 2, 1])
})

it('where one column fits, each line has one card', async () => {
  fitting = '300px'
  show({ server, blocks: { things } })
  expect(await cards()).toHaveLength(5)
  expect(lines().every((count) => count === 1)).toBe(true)
})

it('a press opens the row of the card, and a wide picture stands above its title', async () => {
  show({ server, blocks: { things } })
  const [, second] = await cards()
  expect(second?.querySelector('.pw-picture img')?.getAttribute('src')).toBe('https://pay.test/Bo.png')
  await userEvent.click(screen.getByRole('link', { name: 'Bo' }))
  expect(address()).toBe('/there?id=bo')
})

it('the outline has cards in columns of the same width', async () => {
  let answer = (_: object) => {}
  show({ server: { 'POST /things': () => new Promise((resolve) => (answer = resolve)) }, blocks: { things } })
  await vi.waitFor(() => {
    const outline = document.querySelector<HTMLElement>('.pw-skeleton-cells')
    expect(outline?.style.getPropertyValue('--pw-cells')).toContain('240px')
  })
  await act(async () => answer({ list: rows, has_more: false }))
  expect(await cards()).toHaveLength(5)
})

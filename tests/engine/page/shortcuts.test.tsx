// Tests the keyboard shortcuts of a site: Alt and "?" list them, Alt and "/" go to the search, and a sign alone does nothing.
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { browserHost } from '../../../src/engine/native/nativeHost'
import { show } from '../kit'

const page = { access: 'account' as const, page: { page: { title: 'a.title', blocks: {} } } }
const place = (id: string, to: string) => ({ label: `a.${id}`, icon: 'inbox', to })
const site = {
  pages: { '/here': page, '/there': page },
  navigation: { here: place('here', '/here'), there: place('there', '/there') },
  signedIn: true,
}
const list = {
  server: { 'POST /list': () => ({ list: [], hasMore: false }) },
  blocks: {
    one: {
      block: 'list',
      rows: 'POST /list',
      key: 'row.id',
      search: { param: 'keyword', placeholder: 'seek' },
      show: { title: 'row.name' },
    },
  },
} as const

const press = (more: KeyboardEventInit) => fireEvent.keyDown(document.body, { code: 'Slash', ...more })

it('Alt with a question mark lists the places with their keys, and Escape closes the list', async () => {
  show(site)
  await screen.findByRole('navigation')
  press({ altKey: true, shiftKey: true })
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  const terms = within(sheet).getAllByRole('term')
  expect(terms.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)).toEqual([
    'a.here Alt+1',
    'a.there Alt+2',
    'Search this page Alt+/',
    'Close what is open Esc',
    'Show these shortcuts Alt+?',
  ])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the list of shortcuts opens again after it was closed', async () => {
  show(site)
  await screen.findByRole('navigation')
  press({ altKey: true, shiftKey: true })
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await userEvent.keyboard('{Escape}')
  press({ altKey: true, shiftKey: true })
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})

it('Alt with a slash moves the focus to the search', async () => {
  show(list)
  const search = await screen.findByRole('searchbox', { name: 'seek' })
  press({ altKey: true })
  expect(document.activeElement).toBe(search)
})

it.each<KeyboardEventInit>([{}, { shiftKey: true }, { altKey: true, ctrlKey: true }, { altKey: true, metaKey: true }])(
  'WCAG 2.1.4 the key with %o is no shortcut',
  async (more) => {
    show(list)
    const search = await screen.findByRole('searchbox', { name: 'seek' })
    press(more)
    expect(document.activeElement).not.toBe(search)
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

it('the app, which has keys of its own, has none', async () => {
  show({ ...site, native: { ...browserHost, isHosted: true } })
  await screen.findByRole('heading', { level: 1 })
  press({ altKey: true, shiftKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('while a sheet is open the keys reach nothing behind it', async () => {
  const more = { do: 'sheet', label: 'more', title: 'more of it', blocks: {} } as const
  show({ ...list, blocks: { ...list.blocks, links: { block: 'links', look: 'buttons', links: { more } } } })
  const search = await screen.findByRole('searchbox', { name: 'seek' })
  await userEvent.click(screen.getByRole('button', { name: 'more' }))
  await screen.findByRole('dialog', { name: 'more of it' })
  press({ altKey: true })
  expect(document.activeElement).not.toBe(search)
  press({ altKey: true, shiftKey: true })
  // The code of the list has loaded by then, if anything asked for it.
  await import('../../../src/engine/page/ShortcutSheet')
  await act(async () => undefined)
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
})

// Tests the keyboard shortcuts of a site: "?" lists them, "/" goes to the search, and both are letters in a field.
import { screen, within } from '@testing-library/react'
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

it('a question mark lists the places with their keys, and Escape closes the list', async () => {
  show(site)
  await screen.findByRole('navigation')
  await userEvent.keyboard('?')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  const terms = within(sheet).getAllByRole('term')
  expect(terms.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)).toEqual([
    'a.here Alt+1',
    'a.there Alt+2',
    'Search this page /',
    'Close what is open Esc',
    'Show these shortcuts ?',
  ])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a slash moves the focus to the search, and in the search it is a letter', async () => {
  show(list)
  const search = await screen.findByRole('searchbox', { name: 'seek' })
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(search)
  await userEvent.keyboard('a/b?')
  expect(search).toHaveProperty('value', 'a/b?')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the app, which has keys of its own, has none', async () => {
  show({ ...site, native: { ...browserHost, isHosted: true } })
  await screen.findByRole('heading', { level: 1 })
  await userEvent.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
})

// Tests the actions of the session: signing out and in, and the choice of a language.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { CallAction } from '../../../src/engine/language/types/plain'
import { address, deferred, show } from '../kit'
import { one, press, watchBrowser } from './oneAction'

watchBrowser()

const enter: CallAction = {
  do: 'call',
  call: 'POST /enter',
  label: 'enter',
  done: 'entered',
  then: { signIn: { uid: { from: 'answer.uid' }, token: { from: 'answer.token' } }, to: '/' },
}

it('S2-50 signOut without a question ends the session at once, and leads to the login of its page', async () => {
  const { app } = show({
    signedIn: true,
    pages: {
      '/here': {
        access: 'open',
        login: '/other',
        page: {
          page: {
            title: 'here',
            blocks: { out: { block: 'links', look: 'buttons', links: { out: { do: 'signOut', label: 'out' } } } },
          },
        },
      },
      '/other': { access: 'open', page: { page: { title: 'other', blocks: {} } } },
    },
  })
  const before = history.length
  await press('out')
  await vi.waitFor(() => expect(address()).toBe('/other'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(app.session.current()).toBeUndefined()
  // Back does not lead to the page of the person who has left.
  expect(history.length).toBe(before)
})

it.each([
  ['begins the session, which nothing else would do', enter, { uid: '8', token: 't' }, '/'],
  ['is not taken back by another call', { ...enter, then: { to: '/' } }, undefined, '/there'],
] as const)('a person who has left the page before the answer %s', async (_what, action, session, path) => {
  const answer = deferred<object>()
  const { app, callsTo } = show({
    actions: { enter: action, away: { do: 'link', label: 'away', to: '/there' } },
    server: { 'POST /enter': () => answer.promise },
  })
  await press('enter')
  await vi.waitFor(() => expect(callsTo('POST /enter')).toHaveLength(1))
  await press('away', 'link')
  await vi.waitFor(() => expect(address()).toBe('/there'))
  await act(async () => answer.resolve({ uid: '8', token: 't' }))
  await screen.findByText('entered')
  await act(async () => undefined)
  expect(app.session.current()).toEqual(session)
  await vi.waitFor(() => expect(address()).toBe(path))
})

it('S2-50 the choice of a language has each by its own name, and marks that of the page', async () => {
  one({ do: 'language', label: 'language' })
  await press('language')
  const buttons = within(await screen.findByRole('dialog', { name: 'Language' })).getAllByRole('button')
  const [, english, arabic] = buttons
  expect([english?.textContent, arabic?.textContent]).toEqual(['English', 'العربية'])
  // A screen reader speaks each name in its language.
  expect([english, arabic].map((button) => button?.querySelector('[lang]')?.getAttribute('lang'))).toEqual(['en', 'ar'])
  expect([english, arabic].map((button) => button?.querySelector('.pw-menu-icon') !== null)).toEqual([true, false])
})

it('S2-50 a language that does not load changes nothing and says so, and the sheet is gone', async () => {
  const { texts } = one({ do: 'language', label: 'language' })
  vi.spyOn(texts, 'change').mockRejectedValue(new TypeError('Failed to fetch'))
  await press('language')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'العربية' }))
  expect((await screen.findByText('Request network exception, please wait')).closest('[role=alert]')).not.toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(texts.language).toBe('en')
})

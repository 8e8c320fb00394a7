import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { CallAction } from '../../../src/engine/language/types/plain'
import { address, deferred, noNetwork, Refusal, show } from '../kit'
import { left, one, press, watchBrowser } from './oneAction'

watchBrowser()

const change: CallAction = {
  do: 'call',
  call: 'POST /change',
  label: 'go',
  body: { id: { from: 'query.id' }, absent: { from: 'query.none' } },
  done: 'done',
}
it('a call sends its bound values, once for two presses, and shows its success', async () => {
  const answer = deferred<object>()
  const { callsTo } = one(change, { 'POST /change': () => answer.promise })
  await press('go')
  await userEvent.click(screen.getByRole('button', { name: /go/ }))
  expect(callsTo('POST /change')).toEqual([{ id: '9' }])
  expect(screen.getByRole('button', { name: /go/ }).getAttribute('aria-busy')).toBe('true')
  await act(async () => answer.resolve({}))
  await screen.findByText('done')
  expect(screen.getByRole('button', { name: 'go' }).getAttribute('aria-busy')).toBeNull()
})

it('an action stays locked when another one ends before it', async () => {
  const answer = deferred<object>()
  const { callsTo } = show({
    actions: { slow: { ...change, label: 'slow' }, fast: { do: 'copy', label: 'fast', value: 'query.id' } },
    server: { 'POST /change': () => answer.promise },
    path: '/here?id=9',
  })
  await press('slow')
  await press('fast')
  await screen.findByText('Copied')
  const slow = screen.getByRole('button', { name: /slow/ })
  expect(slow.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(slow)
  expect(callsTo('POST /change')).toHaveLength(1)
  await act(async () => answer.resolve({}))
})

it('a call that asks first is sent after yes, and not after no', async () => {
  const { callsTo } = one({ ...change, ask: { title: 'sure', text: 'think', ok: 'yes' } })
  await press('go')
  const dialog = await screen.findByRole('alertdialog', { name: 'sure' })
  expect(within(dialog).getByText('think')).toBeTruthy()
  await press('Cancel')
  expect(callsTo('POST /change')).toEqual([])
  await press('go')
  await press('yes')
  await screen.findByText('done')
  expect(callsTo('POST /change')).toHaveLength(1)
})

it.each<[string, CallAction['ask'], CallAction['tone'], readonly string[]]>([
  ['one sentence', 'sure', undefined, ['Cancel', 'primary go']],
  ['a title', { title: 'sure' }, undefined, ['Cancel', 'primary go']],
  ['a button of its own', { title: 'sure', ok: 'yes' }, 'warn', ['Cancel', 'primary yes']],
  ['a loss', { title: 'sure', ok: 'yes' }, 'danger', ['Cancel', 'danger yes']],
  ['a loss at this address', 'sure', { danger: { 'query.id': '9' } }, ['Cancel', 'danger go']],
  ['a loss elsewhere', 'sure', { danger: { 'query.id': '8' } }, ['Cancel', 'primary go']],
])('a question of %s has the button of its call, which shows a loss', async (_what, ask, tone, buttons) => {
  one({ ...change, ask, ...(tone && { tone }) } as CallAction)
  await press('go')
  const dialog = await screen.findByRole('alertdialog', { name: 'sure' })
  const shown = within(dialog).getAllByRole('button')
  expect(
    shown.map(({ className, textContent }) =>
      [/pw-button-(primary|danger)/.exec(className)?.[1], textContent].filter(Boolean).join(' '),
    ),
  ).toEqual(buttons)
})

it('S8-05 a call that stays asks again for the choices of the forms on the page', async () => {
  let name = 'Card'
  const { callsTo } = show({
    forms: { f: { type: 'object', properties: { id: { type: 'string' } } } },
    server: {
      'POST /things': () => ({ list: [{ id: 'a', name }], has_more: false }),
      'POST /change': () => ((name = 'Bank'), {}),
    },
    blocks: {
      buttons: { block: 'links', look: 'buttons', links: { one: { ...change, then: 'stay' } } },
      form: {
        block: 'form',
        form: 'f',
        fields: {
          id: {
            label: 'way',
            widget: 'cards',
            options: { call: 'POST /things', value: 'row.id', label: 'row.name' },
          },
        },
        submit: { do: 'call', call: 'POST /change', label: 'send' },
      },
    },
  })
  await screen.findByRole('radio', { name: 'Card' })
  await press('go')
  expect(await screen.findByRole('radio', { name: 'Bank' })).toBeTruthy()
  expect(callsTo('POST /things')).toHaveLength(2)
})

it('the conditions are looked at again at the press', async () => {
  const { callsTo } = show({
    path: '/here?id=9',
    server: { 'POST /change': () => ({}) },
    actions: {
      one: { ...change, enabled: { when: { 'query.id': '1' }, otherwise: 'not now' } },
      two: { do: 'form', label: 'form', form: 'f', fields: {}, submit: { ...change, when: { 'query.id': '1' } } },
    },
    forms: { f: { type: 'object', properties: {} } },
  })
  await press('go')
  expect(screen.getByText('not now')).toBeTruthy()
  await press('form')
  await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'go' }))
  expect(callsTo('POST /change')).toEqual([])
})

const refused = { reasons: { 41: 'reason 41' }, failed: 'own words' }
it.each([
  ['S8-04 the words of the code', 'POST /change', new Refusal(41, 'server'), refused, 'reason 41'],
  ['the text of the server for a code without words', 'POST /change', new Refusal(42, 'server'), refused, 'server'],
  ['S8-04 the words of the action', 'POST /change', new Refusal(42), refused, 'own words'],
  ['the text of the server', 'POST /change', new Refusal(42, 'server says no'), {}, 'server says no'],
  ['the general words', 'POST /change', new Refusal(42), {}, 'Request failed'],
  ['S8-02 no network', 'POST /change', undefined, refused, 'Request network exception, please wait'],
  ['money refused by the server', 'POST /pay', new Refusal(42), refused, 'own words'],
] as const)('a failed call says %s', async (_name, call, refusal, words, said) => {
  const fail = () => {
    if (refusal) throw refusal
    return noNetwork()
  }
  one({ ...change, ...words, call }, { [call]: fail })
  await press('go')
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.queryByText('done')).toBeNull()
})

it('S4-08 S4-07 a session that is over leads to login, and says so once', async () => {
  show({
    signedIn: true,
    path: '/here?id=9',
    actions: { one: change },
    server: {
      'POST /change': () => {
        throw new Refusal(10)
      },
    },
  })
  await press('go')
  await vi.waitFor(() => expect(address()).toBe('/login'))
  expect(sessionStorage).toHaveLength(0)
  expect(screen.getAllByText(/session is over/)).toHaveLength(1)
})

it.each([
  ['stay', '/here?id=9'],
  ['close', '/here?id=9'],
  ['back', '/'],
  [{ to: '/there', query: { id: { from: 'query.id' }, sum: { from: 'answer.sum' } } }, '/there?id=9&sum=3'],
] as const)('then %j shows %s', async (then, shown) => {
  one({ ...change, then }, { 'POST /change': () => ({ sum: 3 }) })
  await press('go')
  await screen.findByText('done')
  await vi.waitFor(() => expect(address()).toBe(shown))
})

it.each([
  ['goes to it', { to: '/there' }],
  ['takes the place of this one', { to: '/there', replace: true }],
] as const)('S8-05 a page that %s begins at its top', async (_what, then) => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  one({ ...change, then })
  await screen.findByRole('button', { name: 'go' })
  scrolled.mockClear()
  await press('go')
  await vi.waitFor(() => expect(address()).toBe('/there'))
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0))
})

it.each([
  ['https://pay.test/x?y=1', true],
  [`https://${window.location.host}/x`, true],
  ['https://evil.test/', false],
  ['javascript:alert(1)', false],
  ['//pay.test/x', false],
  [undefined, false],
])('S8-04 then leave for %s: %s', async (url, isSafe) => {
  one({ ...change, then: { leave: { from: 'answer.url' } } }, { 'POST /change': () => ({ url }) })
  await press('go')
  await screen.findByText('done')
  if (isSafe) expect(left).toEqual([url])
  else expect(await screen.findByText('Request address abnormal, please check')).toBeTruthy()
  expect(left).toHaveLength(isSafe ? 1 : 0)
})

const enter: CallAction = {
  do: 'call',
  call: 'POST /enter',
  label: 'enter',
  then: { signIn: { uid: { from: 'answer.uid' }, token: { from: 'answer.token' } }, to: '/' },
}
it.each([
  ['/there?a=b', '/there?a=b'],
  ['//evil.test/', '/'],
  ['/login?x=1', '/'],
  ['/here', '/'],
  ['/unknown', '/'],
  [undefined, '/'],
])('then signIn with the way back %s goes to %s', async (back, shown) => {
  const { app, cache } = show({
    actions: { enter },
    state: { back },
    server: { 'POST /enter': () => ({ uid: '8', token: 't' }) },
  })
  cache.setQueryData(['read', 'POST /thing', {}], { of: 'somebody else' })
  await press('enter')
  await vi.waitFor(() => expect(address()).toBe(shown))
  expect(cache.getQueryData(['read', 'POST /thing', {}])).toBeUndefined()
  expect(app.session.current()).toEqual({ uid: '8', token: 't' })
})

it.each([{}, { uid: '8' }, { uid: '0', token: 't' }, { uid: '', token: 't' }])(
  'an answer to signIn without an identity, %j, begins no session and says so',
  async (answer) => {
    const { app } = show({ actions: { enter }, server: { 'POST /enter': () => answer } })
    await press('enter')
    await screen.findByText('Request failed')
    expect(app.session.current()).toBeUndefined()
    expect(address()).toBe('/here')
  },
)

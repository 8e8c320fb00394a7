import { expect, it, vi } from 'vitest'
import { takeIdentity } from '../../../src/engine/session/urlIdentity'

function take(search: string, hash = '', pathname = '/page') {
  const replaceState = vi.fn()
  const found = takeIdentity({ pathname, search, hash }, { state: { key: 'k' }, replaceState })
  return { found, replaceState, address: replaceState.mock.lastCall?.[2] as string | undefined }
}

it.each<[string, string, object | undefined, string | undefined]>([
  ['?uid=7&token=t', '', { uid: '7', token: 't' }, '/page'],
  ['?a=%20b+c&uid=7&x&token=t%2B%2F&y=', '#h?uid=1', { uid: '7', token: 't+/' }, '/page?a=%20b+c&x&y=#h?uid=1'],
  ['?uid=9007199254740993&token=t', '', { uid: '9007199254740993', token: 't' }, '/page'],
  ['?%75id=7&%74oken=t&a=1', '', { uid: '7', token: 't' }, '/page?a=1'],
  ['?uid=7&uid=8&token=t&token=u', '', { uid: '7', token: 't' }, '/page'],
  ['?token=a=b&uid=7', '', { uid: '7', token: 'a=b' }, '/page'],
  ['?uid=7&token=a+b', '', { uid: '7', token: 'a b' }, '/page'],
  ['?uid=7', '', undefined, '/page'],
  ['?token=t&a=1', '', undefined, '/page?a=1'],
  ['?uid=&token=t', '', undefined, '/page'],
  ['?uid=0&token=t', '', undefined, '/page'],
  ['?uid&token', '', undefined, '/page'],
  ['?uid=7%0d%0ax:1&token=t', '', undefined, '/page'],
  [`?uid=7&token=${'t'.repeat(1e6)}`, '', undefined, '/page'],
  ['?uid=7&token=%E0%A4', '', { uid: '7', token: '%E0%A4' }, '/page'],
  ['?duid=7&mytoken=t&UID=1', '', undefined, undefined],
  ['?a=1', '#x', undefined, undefined],
  ['', '', undefined, undefined],
])('F01 S4-04 %s%s', (search, hash, identity, address) => {
  const taken = take(search, hash)
  expect(taken.found).toEqual(identity)
  expect(taken.address).toBe(address)
})

it('F01 S4-04 replaces the entry of the history, and keeps its state', () => {
  expect(take('?uid=7&token=t').replaceState).toHaveBeenCalledExactlyOnceWith({ key: 'k' }, '', '/page')
})

// Tests the problems of the navigation of a site.
import { expect, it } from 'vitest'
import { checkNavigation } from '../../../src/engine/language/check/check'
import { sentence } from '../../../src/engine/language/types/problem'
import { known } from './smallProduct'

const good = { label: 'a.name', icon: 'wallet', to: '/things' }
const said = (navigation: unknown) => checkNavigation(navigation, known).map(sentence)

it.each<[string, object]>([
  ['a place', good],
  [
    'one with a query, a condition and routes that belong to it',
    { ...good, query: { a: 1 }, when: { 'user.id': { exists: true } }, covers: ['/things'] },
  ],
])('%s is good', (_what, place) => {
  expect(said({ one: place })).toEqual([])
})

it.each<[string, unknown, string]>([
  ['no label', { one: { icon: 'wallet', to: '/things' } }, 'navigation › one: "label" is missing.'],
  ['an unknown page', { one: { ...good, to: '/thing' } }, 'navigation › one › to:'],
  ['an unknown icon', { one: { ...good, icon: 'walet' } }, 'Did you mean "wallet"?'],
  ['an unknown message', { one: { ...good, label: 'a.nam' } }, 'Did you mean "a.name"?'],
  ['a member that there is not', { one: { ...good, colour: 'red' } }, '"colour"'],
  [
    'a value that loads with a page',
    { one: { ...good, when: { 'data.settings.on': true } } },
    'navigation › one › when',
  ],
  ['a route that is covered and does not exist', { one: { ...good, covers: ['/x'] } }, 'navigation › one › covers'],
  ['no places by id', 'home', 'expected places by id.'],
])('%s is a problem', (_what, navigation, expected) => {
  expect(said(navigation).join('\n')).toContain(expected)
})

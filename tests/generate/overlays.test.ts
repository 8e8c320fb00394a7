// Tests the generator's problems of overlays: place, allowed values, and suggestion.
import { type PageConfig, sentence } from '@pagewright/engine/tools'
import { expect, it } from 'vitest'
import { text, write } from './smallSite'

const page: PageConfig = {
  title: 'login.title',
  blocks: {
    intro: { block: 'text', items: { one: { text: 'login.title' }, two: { text: 'home.title' } } },
    ways: {
      block: 'links',
      links: {
        home: { do: 'link', label: 'home.title', to: '/b' },
        back: { do: 'link', label: 'login.title', to: '/b' },
      },
    },
  },
}
const problemsOf = (overlay: object) =>
  write({ '/a': page, '/b': text('home.title') }, { first: undefined, second: { '/a': overlay } }).problems
const blocks = (changed: object) => ({ blocks: changed })
const links = (changed: object) => blocks({ ways: { links: changed } })

it.each<[string, object]>([
  ['a block that is removed', blocks({ intro: null })],
  ['a new block that is whole', blocks({ more: { block: 'text', items: { one: { text: 'home.title' } } } })],
  ['an order', { order: ['ways', 'intro'], blocks: { ways: { order: ['back', 'home'] } } }],
])('S1-12 %s is a good overlay', (_name, overlay) => {
  expect(problemsOf(overlay)).toEqual([])
})

it.each<[string, object, string]>([
  [
    'a block that the page does not have',
    blocks({ wyas: { links: { home: { label: 'login.title' } } } }),
    'second › pages › /a: there is no "wyas" to change, and as a new one it is not whole. Allowed: intro, ways. Did you mean "ways"? [unknown-key]',
  ],
  [
    'a member that the language does not know',
    { tilte: 'home.title' },
    'second › pages › /a: "tilte" does not belong here. Allowed: title, documentTitle, access, login, needs, redirects, event, look, opened, state, blocks, order, $schema. Did you mean "title"? [unknown-key]',
  ],
  [
    'the removal of what is not there',
    blocks({ intor: null }),
    'second › pages › /a: "intor" is not here to be removed. Allowed: intro, ways. Did you mean "intro"? [unknown-key]',
  ],
  [
    'a value that is there already',
    links({ home: { label: 'home.title' } }),
    'second › pages › /a › ways › links › home › label: "home.title" is what stands here without it. [changes-nothing]',
  ],
  [
    'an order of the page that names what is missing',
    { order: ['wyas', 'intro'] },
    'second › pages › /a › order: there is no "wyas" to order. Allowed: intro, ways. Did you mean "ways"? [unknown-value]',
  ],
])('S1-12 %s is a problem', (_name, overlay, said) => {
  const problems = problemsOf(overlay)
  expect(problems.map(sentence)).toEqual([said])
  expect(problems).toMatchObject([{ market: 'second' }])
})

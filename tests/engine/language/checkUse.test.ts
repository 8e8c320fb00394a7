// Tests what the check says about parts and their uses.
import { expect, it } from 'vitest'
import { leftProblems, type PartsByName, problemsOfUse } from '../../../src/engine/language/check/checkUse'
import { sentence } from '../../../src/engine/language/types/problem'
import { checkPages, checkParts } from '../../../src/engine/language/check/check'
import { known } from './smallProduct'

const block = (text: unknown) => ({ block: 'text', items: { first: { text } } })
const kinds = {
  message: 'a.title',
  route: '/things',
  endpoint: 'POST /things',
  path: 'row.name',
  text: 'wallet',
  number: 3,
  flag: false,
  object: { id: 1 },
  list: ['a'],
}
const parts: PartsByName = {
  help: {
    parameters: {
      text: { is: 'message' },
      title: { is: 'message', default: 'a.title' },
      more: { is: 'message', optional: true },
    },
    block: block({ parameter: 'text' }),
  },
  plain: { blocks: { one: block('a.name'), two: block('a.name') } },
  empty: { parameters: {} },
  itself: { blocks: { inner: { use: 'other' } } },
  other: { block: { use: 'itself' } },
  ...Object.fromEntries(
    Object.keys(kinds).map((is) => [`a-${is}`, { parameters: { it: { is } }, block: { it: { parameter: 'it' } } }]),
  ),
}

it.each<readonly [string, object]>([
  ['a use with what it needs', { use: 'help', with: { text: 'a.name' } }],
  ['a use with all', { use: 'help', with: { text: { say: 'a.name', with: {} }, title: 'a.name', more: 'a.name' } }],
  ['a use of a part without parameters', { use: 'plain' }],
  ...Object.entries(kinds).map(([is, it]) => [`a value of the kind ${is}`, { use: `a-${is}`, with: { it } }] as const),
])('accepts %s', (_what, use) => {
  expect(problemsOfUse(use as never, parts)).toEqual([])
})

it.each<readonly [string, object, string]>([
  ['an unknown part', { use: 'halp' }, 'use: there is no part "halp". Allowed: help,'],
  ['a name of all objects', { use: 'constructor' }, 'use: there is no part "constructor".'],
  ['a missing value', { use: 'help', with: { title: 'a.name' } }, 'with: "text" is missing. [missing-key]'],
  ['a use without values', { use: 'help' }, 'with: "text" is missing.'],
  [
    'an unknown parameter',
    { use: 'help', with: { text: 'a.name', titel: 'a.name' } },
    'with: the part has no parameter "titel". Allowed: text, title, more. Did you mean "title"? [unknown-key]',
  ],
  ['a member beside the use', { use: 'plain', title: 'a.name' }, '"title" does not belong here. Allowed: use, with.'],
  ['values that are a list', { use: 'plain', with: ['a'] }, 'with: expected values by name.'],
  ['a part without blocks', { use: 'empty' }, 'use: the part "empty" has neither a "block" nor "blocks".'],
  [
    'a part within itself',
    { use: 'itself' },
    'use: the part "itself" uses itself, directly or through another part. [cycle]',
  ],
  ['ids that are taken', { use: 'plain' }, 'the id of another block here. Its ids are: one, two. [repeated-name]'],
  ...Object.entries(kinds).map(([is]) => {
    const it = is === 'text' || is === 'message' ? 1 : 'text'
    return [`another kind than ${is}`, { use: `a-${is}`, with: { it } }, `with › it: expected `] as const
  }),
])('refuses %s', (_what, use, told) => {
  expect(
    leftProblems(use as never, parts)
      .map(sentence)
      .join('\n'),
  ).toContain(told)
})

it('a page reports what is left of a use, at its place', () => {
  const page = { title: 'a.title', blocks: { one: { use: 'halp' } } }
  const [problem] = checkPages({ '/things': page }, { ...known, parts })
  expect(problem).toMatchObject({ name: 'unknown-part', where: ['/things', 'one', 'use'], didYouMean: 'help' })
})

it.each<readonly [string, unknown, string]>([
  [
    'a kind that does not exist',
    { parameters: { text: { is: 'word' } }, block: block({ parameter: 'text' }) },
    'parts › help › parameters › text › is: "word" is not possible.',
  ],
  [
    'a parameter that it does not have',
    { block: block({ parameter: 'text' }) },
    'parts › help › block › items › first › text: the part has no parameter "text".',
  ],
  [
    'a parameter that nothing uses',
    { parameters: { text: { is: 'message' } }, block: block('a.name') },
    'parts › help › parameters › text: no block of the part has { "parameter": "text" }',
  ],
  [
    'a block and blocks',
    { block: block('a.name'), blocks: {} },
    'parts › help: one of "block" and "blocks" is needed, and only one.',
  ],
  ['no block', {}, 'parts › help: one of "block" and "blocks" is needed'],
  ['another member', { block: block('a.name'), blok: {} }, 'parts › help: "blok" does not belong here.'],
])('refuses a part with %s', (_what, part, told) => {
  expect(checkParts({ help: part }, known).map(sentence).join('\n')).toContain(told)
})

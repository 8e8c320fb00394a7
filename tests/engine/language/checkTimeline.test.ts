// Tests the problems of timelines.
import { expect, it } from 'vitest'
import { sentence } from '../../../src/engine/language/types/problem'
import { check } from './smallProduct'

const asked = { block: 'timeline', call: 'POST /thing', body: { id: 'a' } }
const steps = { sent: { label: 'a.name', time: 'row.at' }, owned: { label: 'a.title', done: { 'row.role': 'owner' } } }
const list = { steps: 'row.days', label: 'date', time: 'sum' }

it.each([
  ['steps of an answer', { ...asked, steps }],
  ['a list of an answer', { ...asked, list }],
  ['values of a step', { ...asked, list: { ...list, lines: { sum: { label: 'a.name', value: 'step.sum' } } } }],
  ['steps of the page', { block: 'timeline', steps: { one: { label: 'a.name', time: 'now.day', format: 'date' } } }],
  ['an order', { ...asked, steps, order: ['owned', 'sent'] }],
])('%s are good', (_what, block) => {
  expect(check(block).map(sentence)).toEqual([])
})

it.each([
  ['neither steps nor a list', asked, 'b0: one of "steps" and "list" is needed, and only one. [missing-key]'],
  ['both', { ...asked, steps, list }, 'b0: one of "steps" and "list" is needed, and only one.'],
  ['a step without words', { ...asked, steps: { sent: { time: 'row.at' } } }, 'steps › sent: "label" is missing.'],
  [
    'a path that leads nowhere',
    { ...asked, steps: { a: { label: 'a.name', time: 'row.att' } } },
    'Did you mean "row.at"?',
  ],
  ['a list as a time', { ...asked, steps: { a: { label: 'a.name', time: 'row.days' } } }, '[cannot-match]'],
  [
    'a condition that never holds',
    { ...asked, steps: { a: { label: 'a.name', done: { 'row.role': 'x' } } } },
    'owner, guest',
  ],
  ['a format of figures', { ...asked, steps: { a: { label: 'a.name', format: 'money' } } }, 'Allowed: time, date.'],
  [
    'a member that no step has',
    { ...asked, list: { ...list, label: 'dat' } },
    'a step has no "dat". Allowed: date, sum.',
  ],
  [
    'a value that no step has',
    { ...asked, list: { ...list, lines: { sum: { label: 'a.name', value: 'step.summ' } } } },
    'Did you mean "step.sum"?',
  ],
  ['words of what is no closed set', { ...asked, list: { ...list, words: { x: 'a.name' } } }, '[cannot-match]'],
  ['what is no list', { ...asked, list: { ...list, steps: 'row.name' } }, '[cannot-match]'],
  ['the answer where nothing is asked', { block: 'timeline', steps }, '"row.at" leads nowhere'],
  ['an order of other steps', { ...asked, steps, order: ['gone'] }, 'there is no "gone" to order'],
  ['a call that lacks what it needs', { block: 'timeline', call: 'POST /thing', steps }, 'the request needs "id"'],
  ['a call that changes something', { ...asked, call: 'POST /stay', steps }, '[unknown-endpoint]'],
])('%s is told', (_what, block, said) => {
  expect(check(block).map(sentence).join('\n')).toContain(said)
})

import { expect, it } from 'vitest'
import { afterEvent, type PathEvent, type PathState } from '../../../src/engine/forms/state/createForm'

const found = { path: ['a'], keyword: 'check', params: {} }
const byServer = { path: ['a'], keyword: 'server', params: { text: 'is taken' } }
const byPerson: PathEvent = { is: 'changed', by: 'person' }
const byForm: PathEvent = { is: 'changed', by: 'form' }
const refused = (isProblem: boolean, served = false): PathEvent => ({
  is: 'refused',
  isProblem,
  found: served ? found : undefined,
})

// What a form remembers at a path: who has changed it, why its problems are told, and what a server has found.
it.each<[string, PathState, PathEvent, PathState]>([
  ['a person types', {}, byPerson, { by: 'person' }],
  ['the form fills a field', {}, byForm, { by: 'form' }],
  ['a person changes what the form has filled', { by: 'form' }, byPerson, { by: 'person' }],
  ['the form replaces what a person has typed: it stays theirs', { by: 'person' }, byForm, { by: 'person' }],
  [
    'a refused value is mended: its next problem is told at once',
    { told: 'refused' },
    byPerson,
    { by: 'person', told: 'refused' },
  ],
  [
    'the value that a server has refused changes',
    { told: 'refused', found },
    byPerson,
    { by: 'person', told: 'refused' },
  ],
  [
    'another value changes: the server has to be asked again',
    { told: 'refused', found },
    { is: 'outdated', isElsewhere: true },
    { told: 'refused' },
  ],
  [
    'another value changes: what the server has refused here is refused still',
    { told: 'refused', found: byServer },
    { is: 'outdated', isElsewhere: true },
    { told: 'refused', found: byServer },
  ],
  [
    'another attempt begins: what the server has refused may be right now',
    { told: 'refused', found: byServer },
    { is: 'outdated', isElsewhere: false },
    { told: 'refused' },
  ],
  ['a person leaves a value beyond its bounds', { by: 'person' }, { is: 'left' }, { by: 'person', told: 'left' }],
  ['a person walks through a field without a change', {}, { is: 'left' }, {}],
  [
    'a person leaves a value that was refused',
    { by: 'person', told: 'refused' },
    { is: 'left' },
    { by: 'person', told: 'refused' },
  ],
  ['an attempt fails here', {}, refused(true), { told: 'refused' }],
  [
    'an attempt fails here by the word of a server',
    { by: 'person' },
    refused(true, true),
    { by: 'person', told: 'refused', found },
  ],
  [
    'an attempt fails elsewhere, where this one is mended',
    { by: 'person', told: 'refused' },
    refused(false),
    { by: 'person' },
  ],
  ['an attempt fails elsewhere', { by: 'person', told: 'left' }, refused(false), { by: 'person', told: 'left' }],
  ['the form is sent', { by: 'person', told: 'refused', found }, { is: 'sent' }, { by: 'person' }],
])('%s', (_, before, event, after) => {
  expect(afterEvent(before, event)).toEqual(after)
})

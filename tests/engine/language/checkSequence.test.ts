import { expect, it } from 'vitest'
import { sentence } from '../../../src/engine/language/types/problem'
import { checkPage, link, links, save } from './smallProduct'

const saving = { ...save, body: { id: { from: 'user.id' }, name: 'x' } }
const copy = (value: string) => ({ do: 'copy', label: 'a.name', value })
const problems = (steps: object) =>
  checkPage({ blocks: { links: links({ do: 'sequence', label: 'a.name', steps }) } }).map(sentence)

it.each<readonly [string, object]>([
  ['two calls', { first: saving, second: saving }],
  ['a step that reads the answer of the call before it', { first: saving, copy: copy('answer.url') }],
  [
    'a step between a call and what reads its answer',
    { first: saving, second: copy('user.id'), third: copy('answer.url') },
  ],
  ['a link at the end', { first: saving, go: link }],
  ['a call at the end that goes back', { first: copy('user.id'), second: { ...saving, then: 'back' } }],
])('accepts %s', (_what, steps) => {
  expect(problems(steps)).toEqual([])
})

it.each<readonly [string, object, string]>([
  ['one step', { first: saving }, '[missing-key]'],
  [
    'a sheet',
    { first: saving, second: { do: 'sheet', label: 'a.name', title: 'a.title', blocks: {} } },
    '[unknown-action]',
  ],
  ['a sequence within', { first: saving, second: { do: 'sequence', label: 'a.name', steps: {} } }, '[unknown-action]'],
  [
    'an answer that is not there yet',
    { copy: copy('answer.url'), first: saving },
    'copy › value: "answer.url" leads nowhere',
  ],
  [
    'a member that the answer lacks',
    { first: saving, copy: copy('answer.no') },
    'copy › value: "answer.no" leads nowhere',
  ],
  [
    'a link before the end',
    { go: link, first: saving },
    'go: "link" leaves the page, so it can only be the last step. [unfit-step]',
  ],
  [
    'a call that goes back before the end',
    { first: { ...saving, then: 'back' }, second: saving },
    'first › then: only the last step can leave',
  ],
  [
    'a step that is disabled',
    { first: saving, second: { ...saving, enabled: { when: {}, otherwise: 'a.name' } } },
    'second › enabled: nobody sees',
  ],
  ['a payment', { first: saving, second: { ...saving, call: 'POST /pay' } }, 'second › call: "POST /pay" moves money'],
])('refuses %s', (_what, steps, told) => {
  expect(problems(steps).join('\n')).toContain(told)
})

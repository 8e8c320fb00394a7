// Tests the problems of blocks with values that the device keeps, of calls that keep them, and of forms that open a page.
import { expect, it } from 'vitest'
import { sentence } from '../../../src/engine/language/types/problem'
import { check } from './smallProduct'

const kept = {
  block: 'kept',
  each: 'POST /thing',
  as: 'things',
  param: 'id',
  key: 'row.id',
  show: { title: 'row.name' },
}
const call = { do: 'call', call: 'POST /save', label: 'a.name', body: { id: '1', name: 'x' } }
const links = (keeps: unknown) => ({ block: 'links', links: { save: { ...call, keeps } } })
const form = (submit: unknown) => ({
  block: 'form',
  form: 'thing',
  fields: { name: { label: 'a.name' }, kind: { label: 'a.name' } },
  submit,
})
const open = { do: 'link', label: 'a.name', to: '/things', query: { id: { from: 'form.name' } } }

it.each([
  ['an answer for each value', kept],
  ['a page for each row', { ...kept, opens: { to: '/things', query: { id: { from: 'row.id' } } } }],
  ['a form that opens a page', form(open)],
])('%s is good', (_what, block) => expect(check(block).map(sentence)).toEqual([]))

it.each([
  ['a member that the request lacks', { ...kept, param: 'ids' }, 'the request has no member "ids".'],
  ['an endpoint that does not exist', { ...kept, each: 'POST /thin' }, 'Did you mean "POST /thing"?'],
  ['no name of the values', { ...kept, as: undefined }, 'b0: "as" is missing.'],
  ['a path that leads nowhere', { ...kept, key: 'row.idd' }, 'Did you mean "row.id"?'],
  ['a kept value without a path', links({ as: 'things' }), '"value" is missing.'],
  ['a kept value that leads nowhere', links({ as: 'things', value: 'anwser.id' }), 'anwser.id'],
  ['a form that opens no page', form({ ...open, to: '/thingz' }), 'Did you mean "/things"?'],
  ['a form that copies', form({ do: 'copy', label: 'a.name', value: 'user.id' }), 'Allowed: call, link.'],
])('%s is a problem', (_what, block, says) =>
  expect(
    check(JSON.parse(JSON.stringify(block)))
      .map(sentence)
      .join('\n'),
  ).toContain(says),
)

import { expect, it } from 'vitest'
import { sentence } from '../../../src/engine/language/types/problem'
import { check, checkPage, form, link, links, list, save } from './smallProduct'

const carousel = {
  block: 'carousel',
  rows: 'POST /things',
  body: { group: 'x' },
  key: 'row.id',
  image: 'row.name',
  name: 'row.name',
  actions: { go: { ...link, when: { 'row.role': 'owner' }, query: { id: { from: 'row.id' } } } },
}
const opens = { to: '/things', query: { id: { from: 'row.id' }, of: { from: 'user.id' } } }
const choosing = (more: object) => ({
  ...form,
  fields: {
    ...form.fields,
    kind: {
      label: 'a.name',
      options: {
        call: 'POST /things',
        body: { group: { from: 'form.name' } },
        value: 'row.role',
        label: 'row.name',
        ...more,
      },
    },
  },
})
const counting = (action: object, state: object = { round: 0 }) => ({
  state,
  blocks: { links: links({ do: 'set', label: 'a.name', ...action }) },
})
const owner = { when: { 'user.role': 'owner' }, otherwise: 'a.name', action: link }
const redirects = { owner: { when: { 'user.role': 'owner' }, to: '/', query: { id: { from: 'user.id' } } } }

it.each([
  ['a carousel', { blocks: { carousel } }],
  ['a list whose rows lead on', { blocks: { list: { ...list, opens } } }],
  [
    'a list whose rows lead to a page of another market',
    { blocks: { list: { ...list, opens: { to: '/elsewhere' } } } },
  ],
  [
    'options with words of their own',
    { blocks: { form: choosing({ first: 'a.name', empty: { text: 'a.title', action: link } }) } },
  ],
  ['a form that says when it is incomplete', { blocks: { form: { ...form, incomplete: 'a.name' } } }],
  [
    'a field with bounds',
    {
      blocks: {
        form: {
          ...form,
          fields: { ...form.fields, name: { label: 'a.name', min: 1, max: { from: 'data.limits.max' } } },
        },
      },
    },
  ],
  [
    'a field with several bounds',
    {
      blocks: {
        form: {
          ...form,
          fields: {
            ...form.fields,
            name: { label: 'a.name', max: [9, { from: 'data.limits.max', message: 'a.title' }] },
          },
        },
      },
    },
  ],
  [
    'a bound of a condition',
    { blocks: { links: links({ ...link, when: { 'now.day': { below: { from: 'data.limits.max' } } } }) } },
  ],
  [
    'two bounds of a condition from elsewhere',
    {
      blocks: {
        links: links({
          ...link,
          when: { 'now.day': { min: { from: 'data.limits.max' }, max: { from: 'data.limits.max' } } },
        }),
      },
    },
  ],
  ['a state that an action sets', counting({ state: 'round', add: 1 })],
  ['a state that a condition looks at', { ...counting({ state: 'round', value: 2, when: { 'state.round': 0 } }) }],
  [
    'a state that a sheet looks at',
    {
      state: { round: 0 },
      blocks: {
        links: links({
          do: 'sheet',
          label: 'a.name',
          title: 'a.title',
          blocks: { one: links({ ...link, when: { 'state.round': 1 } }) },
        }),
      },
    },
  ],
  ['calls of the app when it opens', { opened: { room: { call: 'openRoom', args: { id: '1' } } } }],
  ['such a call for some', { opened: { say: { call: 'say', args: { text: 'x' }, when: { 'host.isApp': true } } } }],
  ['a page for some', { access: 'visitor', needs: { owner } }],
  ['a page that sends others on', { redirects }],
])('%s is right', (_name, page) => {
  expect(checkPage(JSON.parse(JSON.stringify(page)) as object).map(sentence)).toEqual([])
})

const mistakes: readonly (readonly [name: string, page: object, said: string, meant?: string])[] = [
  [
    'the picture of a carousel',
    { blocks: { b0: { ...carousel, image: 'row.nam' } } },
    'b0 › image: "row.nam"',
    'row.name',
  ],
  ['a carousel without names', { blocks: { b0: { ...carousel, name: undefined } } }, '"name" is missing'],
  [
    'the endpoint of a carousel',
    { blocks: { b0: { ...carousel, rows: 'POST /thing', body: { id: '1' } } } },
    '"POST /thing" does not answer a list',
  ],
  ['the request of a carousel', { blocks: { b0: { ...carousel, body: {} } } }, 'the request needs "group"'],
  [
    'where rows lead',
    { blocks: { b0: { ...list, opens: { to: '/thing' } } } },
    'b0 › opens › to: there is no route "/thing"',
    '/things',
  ],
  [
    'what rows take along',
    { blocks: { b0: { ...list, opens: { to: '/', query: { id: { from: 'row.idd' } } } } } },
    'b0 › opens › query › id › from: "row.idd" leads nowhere',
    'row.id',
  ],
  ['the words of first', { blocks: { b0: choosing({ first: 'a.nam' }) } }, 'there is no message "a.nam"', 'a.name'],
  [
    'the words of empty',
    { blocks: { b0: choosing({ empty: { text: 'a.titl' } }) } },
    'there is no message "a.titl"',
    'a.title',
  ],
  ['empty without words', { blocks: { b0: choosing({ empty: { action: link } }) } }, '"text" is missing'],
  [
    'the way out of empty',
    { blocks: { b0: choosing({ empty: { text: 'a.title', action: save } }) } },
    'options › empty › action › do: "call" is not possible. Allowed: link',
  ],
  [
    'the words of incomplete',
    { blocks: { b0: { ...form, incomplete: 'a.nam' } } },
    'there is no message "a.nam"',
    'a.name',
  ],
  [
    'the bound of a field',
    {
      blocks: {
        b0: { ...form, fields: { ...form.fields, name: { label: 'a.name', min: { from: 'data.limits.mx' } } } },
      },
    },
    'name › min › from: "data.limits.mx" leads nowhere',
    'data.limits.max',
  ],
  [
    'one of several bounds of a field',
    {
      blocks: {
        b0: {
          ...form,
          fields: { ...form.fields, name: { label: 'a.name', max: [3, { from: 'data.limits.mx' }] } },
        },
      },
    },
    'name › max › from: "data.limits.mx" leads nowhere',
    'data.limits.max',
  ],
  [
    'the message of a bound',
    {
      blocks: {
        b0: {
          ...form,
          fields: { ...form.fields, name: { label: 'a.name', max: { from: 'data.limits.max', message: 'a.nam' } } },
        },
      },
    },
    'there is no message "a.nam"',
    'a.name',
  ],
  [
    'a list with one bound',
    { blocks: { b0: { ...form, fields: { ...form.fields, name: { label: 'a.name', max: [3] } } } } },
    'expected at least two bounds: write one without a list',
  ],
  [
    'the upper bound of a condition',
    { blocks: { b0: links({ ...link, when: { 'now.day': { max: { from: 'data.limits.mx' } } } }) } },
    '"data.limits.mx" leads nowhere',
    'data.limits.max',
  ],
  [
    'the bound of a condition',
    { blocks: { b0: links({ ...link, when: { 'now.day': { below: { from: 'data.limits.mx' } } } }) } },
    '"data.limits.mx" leads nowhere',
    'data.limits.max',
  ],
  [
    'the name of a test',
    { blocks: { b0: links({ ...link, when: { 'now.day': { belo: 1 } } }) } },
    'there is no test "belo"',
    'below',
  ],
  ['a state to set', counting({ state: 'rond', add: 1 }), 'one › state: "state.rond" leads nowhere', 'state.round'],
  ['a state of a page that keeps none', counting({ state: 'round', add: 1 }, {}), '"state.round" leads nowhere'],
  ['what a state begins with', { state: { round: [] } }, '/things › state › round: expected a text'],
  [
    'a state in a condition',
    counting({ state: 'round', value: 1, when: { 'state.rond': 1 } }),
    'there is no "state.rond"',
  ],
  [
    'a call of the app when it opens',
    { opened: { room: { call: 'openRom', args: { id: '1' } } } },
    '/things › opened › room › call: there is no native call "openRom"',
    'openRoom',
  ],
  [
    'what such a call takes',
    { opened: { room: { call: 'openRoom', args: { id: '1', nte: 'x' } } } },
    '/things › opened › room › args: the request has no member "nte"',
    'note',
  ],
  [
    'who may see a page',
    { needs: { owner: { ...owner, when: { 'user.role': 'ownr' } } } },
    '"ownr" can never be here',
    'owner',
  ],
  [
    'what others are told',
    { needs: { owner: { when: {}, action: link } } },
    '/things › needs › owner: "otherwise" is missing',
  ],
  [
    'where others go',
    { redirects: { owner: { ...redirects.owner, to: '/thing' } } },
    '/things › redirects › owner › to: there is no route "/thing"',
    '/things',
  ],
  [
    'a name that no address keeps',
    { redirects: { owner: { ...redirects.owner, query: { uid: 7 } } } },
    '/things › redirects › owner › query › uid: "uid" is taken out of every address: use another name. [reserved-name]',
  ],
  ['when others go', { redirects: { owner: { to: '/' } } }, '/things › redirects › owner: "when" is missing'],
  ['the access of a page', { access: 'visiter' }, '"visiter" is not possible', 'visitor'],
]

for (const [name, page, said, meant] of mistakes) {
  it(`a mistake in ${name} is reported with its place`, () => {
    const sentences = checkPage(page).map(sentence).join('\n')
    expect(sentences).toContain(said)
    if (meant !== undefined) expect(sentences).toContain(`Did you mean "${meant}"?`)
  })
}

it('what a sheet shows does not see the row that it was opened from', () => {
  const sheet = {
    do: 'sheet',
    label: 'a.name',
    title: 'a.title',
    blocks: { one: links({ ...link, when: { 'row.id': '1' } }) },
  }
  expect(
    check({ ...list, actions: { sheet } })
      .map(sentence)
      .join(),
  ).toContain('"row.id" leads nowhere')
})

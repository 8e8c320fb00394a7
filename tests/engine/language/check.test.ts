import { expect, it } from 'vitest'
import { checkPages } from '../../../src/engine/language/check/check'
import { isOnlyNearest, nearest, sentence } from '../../../src/engine/language/types/problem'
import { check, form, known, link, links, list, record, save } from './smallProduct'

it.each([
  [
    'a list',
    {
      ...list,
      tabs: { param: 'kind', items: { owner: { value: 'owner', label: 'a.name' } } },
      search: { param: 'group', placeholder: 'a.name' },
    },
  ],
  [
    'a list with a detail',
    {
      ...list,
      detail: {
        title: 'a.name',
        lines: { at: { label: 'a.name', value: 'row.at' } },
        actions: { save: { ...save, body: { id: { from: 'row.id' }, name: 'n' } } },
      },
    },
  ],
  [
    'a list with a table',
    {
      ...list,
      table: {
        title: 'a.name',
        sort: 'sort',
        columns: { at: { label: 'a.name', value: 'row.at', format: 'time', sort: 'at' } },
      },
    },
  ],
  ['a form', form],
  ['a record', { ...record, chart: { title: 'a.name', points: 'row.days', x: 'date', y: 'sum' } }],
  [
    'links',
    links({ ...link, icon: 'wallet', when: { any: [{ 'user.role': 'owner' }, { 'query.x': { exists: true } }] } }),
  ],
  ['a sheet', links({ do: 'sheet', label: 'a.name', title: 'a.title', blocks: { form } })],
  ['a form in a sheet', links({ ...form, do: 'form', block: undefined, label: 'a.name' })],
  ['a native call', links({ do: 'native', label: 'a.name', call: 'openRoom', args: { id: { from: 'user.id' } } })],
  [
    'a native call with words',
    links({ do: 'native', label: 'a.name', call: 'openRoom', args: { id: '1', note: { say: 'a.title', with: {} } } }),
  ],
  [
    'sharing by the app',
    links({ do: 'share', label: 'a.name', text: 'a.title', by: { call: 'say', args: { to: 1 } } }),
  ],
  ['another site', links({ do: 'open', label: 'a.name', address: 'https://help.example/start?a=1#b' })],
  ['another site of the answer', { ...list, actions: { open: { do: 'open', label: 'a.name', value: 'row.name' } } }],
  [
    'a file of rows',
    {
      ...list,
      file: {
        name: 'a.title',
        columns: {
          at: { label: 'a.name', value: 'row.at', format: 'time', when: { 'row.id': '1' } },
          role: { label: 'a.name', value: 'row.role', words: { owner: 'a.name', guest: 'a.name' } },
        },
      },
    },
  ],
  ['tabs', { block: 'tabs', param: 'view', tabs: { one: { label: 'a.name', blocks: { list } } } }],
  ['words', { block: 'text', items: { one: { text: { say: 'a.name', with: { max: { from: 'data.limits.max' } } } } } }],
  ['a widget', { block: 'widget', widget: 'clock' }],
])('%s is a good page', (_name, block) => {
  expect(check(JSON.parse(JSON.stringify(block)) as object).map(sentence)).toEqual([])
})

const column = { label: 'a.name', value: 'row.at' }

// Each row has a mistake, the problem as a sentence, and the suggested name.
const mistakes: readonly (readonly [name: string, block: unknown, said: string, meant?: string])[] = [
  ['a block', { ...list, block: 'lst' }, '/things › b0: there is no block "lst". Allowed: form, list', 'list'],
  ['a block that is no object', [1], 'there is no block'],
  [
    'an endpoint',
    { ...list, rows: 'POST /thingz' },
    '/things › b0 › rows: there is no endpoint "POST /thingz"',
    'POST /things',
  ],
  ['a list endpoint', { ...list, rows: 'POST /thing', body: { id: '1' } }, '"POST /thing" does not answer a list'],
  [
    'a path',
    { ...list, key: 'row.idd' },
    '/things › b0 › key: "row.idd" leads nowhere: there is no "row.idd"',
    'row.id',
  ],
  ['a key of a block', { ...list, serch: {} }, '"serch" does not belong here', 'search'],
  ['a missing key', { block: 'list', rows: 'POST /things', body: { group: 'x' }, key: 'row.id' }, '"show" is missing'],
  ['a missing member of a request', { ...list, body: {} }, 'the request needs "group", and nothing gives it'],
  ['a member of a request', { ...list, body: { group: 'x', grop: 1 } }, 'the request has no member "grop"', 'group'],
  [
    'a value of a request',
    { ...list, body: { group: 'x', kind: 'gest' } },
    '"gest" can never be here. Allowed: owner, guest',
    'guest',
  ],
  [
    'what a column sorts by',
    { ...list, table: { title: 'a.name', sort: 'sort', columns: { at: { ...column, sort: 'att' } } } },
    '/things › b0 › table › columns › at › sort: "att" can never be here. Allowed: at, -at',
    'at',
  ],
  [
    'a column that sorts by one way only',
    { ...list, table: { title: 'a.name', sort: 'sort', columns: { at: { ...column, sort: '-at' } } } },
    '/things › b0 › table › columns › at › sort: "--at" can never be here. Allowed: at, -at',
    '-at',
  ],
  [
    'a column that sorts without a member of the request',
    { ...list, table: { title: 'a.name', columns: { at: { ...column, sort: 'at' } } } },
    'the table names no "sort"',
  ],
  [
    'a member of the request that sorts',
    { ...list, table: { title: 'a.name', sort: 'sotr', columns: { at: column } } },
    'the request has no member "sotr"',
    'sort',
  ],
  [
    'a message',
    links({ ...link, label: 'a.nam' }),
    '/things › b0 › links › one › label: there is no message "a.nam"',
    'a.name',
  ],
  ['a route', links({ ...link, to: '/thing' }), 'there is no route "/thing"', '/things'],
  [
    'the host of another site',
    links({ do: 'open', label: 'a.name', address: 'https://halp.example/' }),
    '/things › b0 › links › one › address: "linkHosts" of the market lacks "halp.example". Allowed: help.example',
    'help.example',
  ],
  [
    'an address that is not secure',
    links({ do: 'open', label: 'a.name', address: 'http://help.example/' }),
    'address: expected an address such as https://help.example/start',
  ],
  [
    'an address with a password',
    links({ do: 'open', label: 'a.name', address: 'https://a:b@help.example/' }),
    'address: expected an address such as https://help.example/start',
  ],
  [
    'two addresses',
    links({ do: 'open', label: 'a.name', address: 'https://help.example/', value: 'user.id' }),
    'value',
  ],
  [
    'a column of a file',
    { ...list, file: { name: 'a.title', columns: { at: { label: 'a.name', value: 'row.att' } } } },
    '/things › b0 › file › columns › at › value: "row.att" leads nowhere',
    'row.at',
  ],
  ['an icon', links({ ...link, icon: 'walet' }), 'there is no icon "walet"', 'wallet'],
  ['an action', links({ ...link, do: 'lnk' }), 'there is no action "lnk"', 'link'],
  [
    'a native call',
    links({ do: 'native', label: 'a.name', call: 'openRom' }),
    'there is no native call "openRom"',
    'openRoom',
  ],
  [
    'an argument of a native call',
    links({ do: 'native', label: 'a.name', call: 'openRoom', args: { id: '1', nte: 'x' } }),
    '/things › b0 › links › one › args: the request has no member "nte"',
    'note',
  ],
  [
    'a missing argument of a native call',
    links({ do: 'native', label: 'a.name', call: 'openRoom' }),
    'the request needs "id", and nothing gives it',
  ],
  [
    'words of an argument',
    links({ do: 'native', label: 'a.name', call: 'openRoom', args: { id: { say: 'a.nam', with: {} } } }),
    'there is no message "a.nam"',
    'a.name',
  ],
  [
    'an app that shares',
    links({ do: 'share', label: 'a.name', text: 'a.title', by: { call: 'openRoom' } }),
    'the request needs "id", and nothing gives it',
  ],
  ['a widget', { block: 'widget', widget: 'clok' }, 'there is no widget "clok"', 'clock'],
  ['a condition path', links({ ...link, when: { 'user.rol': 'owner' } }), 'there is no "user.rol"', 'user.role'],
  ['a condition value', links({ ...link, when: { 'user.role': 'ownr' } }), '"ownr" can never be here', 'owner'],
  ['a test', links({ ...link, when: { 'now.day': { exist: true } } }), 'there is no test "exist"', 'exists'],
  ['a row outside a list', links({ ...link, when: { 'row.id': { exists: true } } }), '"row.id" leads nowhere'],
  ['a form', { ...form, form: 'thng' }, 'there is no form "thng"', 'thing'],
  [
    'a field',
    { ...form, fields: { ...form.fields, nam: { label: 'a.name' } } },
    'the form has no member "nam"',
    'name',
  ],
  [
    'a field left out',
    { ...form, fields: { name: { label: 'a.name' } } },
    'the member "kind" of the form has no field',
  ],
  [
    'words of an enum',
    { ...form, fields: { ...form.fields, kind: { label: 'a.name', words: { owner: 'a.name' } } } },
    'the value "guest" has no words',
  ],
  ['a submit', { ...form, submit: { ...save, body: {} } }, 'the request needs "id", and nothing gives it'],
  ['what follows', { ...form, submit: { ...save, then: 'relod' } }, '"relod" is not possible', 'reload'],
  [
    'an answer',
    { ...form, submit: { ...save, then: { leave: { from: 'answer.ulr' } } } },
    'there is no "answer.ulr"',
    'answer.url',
  ],
  [
    'a format',
    { ...record, cells: { at: { label: 'a.name', value: 'row.at', format: 'tme' } } },
    '"tme" is not possible',
    'time',
  ],
  [
    'a chart',
    { ...record, chart: { title: 'a.name', points: 'row.days', x: 'date', y: 'summ' } },
    'a point has no "summ"',
    'sum',
  ],
  ['an order', { ...form, order: ['nam'] }, 'there is no "nam" to order', 'name'],
]

for (const [name, block, said, meant] of mistakes) {
  it(`a mistake in ${name} is reported with its place, allowed values and suggestion`, () => {
    const sentences = check(block).map(sentence).join('\n')
    expect(sentences).toContain(said)
    if (meant !== undefined) expect(sentences).toContain(`Did you mean "${meant}"?`)
  })
}

it('a member of the form fills that of the request only if it has its type', () => {
  const forms = { thing: { properties: { ...known.forms.thing?.properties, name: { type: 'integer' } } } }
  const problems = checkPages({ '/': { title: 'a.title', blocks: { form } } }, { ...known, forms })
  expect(problems.map(sentence)).toEqual([
    '/ › form › submit › body: "name" of the form is number, and here stands string: say what is sent. [cannot-match]',
  ])
})

it('a mistake is found once, and the rest of the page is still checked', () => {
  expect(check({ ...list, key: 'row.idd' }, links({ ...link, to: '/x' }))).toHaveLength(2)
})

it.each([
  ['grop', ['group', 'kind'], 'group'],
  ['xyz', ['group', 'kind'], undefined],
  ['mni', ['in', 'min', 'max'], 'min'],
  ['logni', ['login', 'recharge'], 'login'],
  ['Row.Name', ['row.name', 'row.named'], 'row.name'],
])('nearest to %s in %j is %s', (written, allowed, expected) => {
  expect(nearest(written, allowed)).toBe(expected)
})

it.each([
  ['grop', ['group', 'kind'], true],
  ['grop', ['group', 'grow'], false],
  ['xyz', ['group', 'kind'], false],
])('%s has one name in %j that it is most like: %s', (written, allowed, expected) => {
  expect(isOnlyNearest(written, allowed)).toBe(expected)
})

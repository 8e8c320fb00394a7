import { describe, expect, it } from 'vitest'
import { nearest, notAmong, sentence } from '@pagewright/engine/tools'
import { checkNavigation, checkPages, checkParts } from '../../../tools/cli/check/grammar/checkPages'
import { checkData } from '../../../tools/cli/check/grammar/checkData'
import { leftProblems, type PartsByName } from '../../../tools/cli/check/grammar/checkUse'
import { checkWays } from '../../../tools/cli/check/product/checkWays'
import type { Tree } from '../../../tools/cli/check/grammar/known'
import { check, checkPage, form, known, link, links, list, record, save } from './smallProduct'

describe('check', () => {
  const column = { label: 'a.name', value: 'row.at' }

  // Each row has a mistake, the problem as a sentence, and the suggested name.
  const mistakes: readonly (readonly [name: string, block: unknown, said: string, meant?: string])[] = [
    ['a block', { ...list, block: 'lst' }, '/things › b0: there is no block "lst". Allowed: form, list', 'list'],

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
      'a column that sorts without a member of the request',
      { ...list, table: { title: 'a.name', columns: { at: { ...column, sort: 'at' } } } },
      'the table names no "sort"',
    ],

    [
      'a message',
      links({ ...link, label: 'a.nam' }),
      '/things › b0 › links › one › label: there is no message "a.nam": add it to locales/en.json',
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
      'two addresses',
      links({ do: 'open', label: 'a.name', address: 'https://help.example/', value: 'user.id' }),
      'value',
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
      'an app that shares',
      links({ do: 'share', label: 'a.name', text: 'a.title', by: { call: 'openRoom' } }),
      'the request needs "id", and nothing gives it',
    ],
    ['a condition path', links({ ...link, when: { 'user.rol': 'owner' } }), 'there is no "user.rol"', 'user.role'],
    ['a condition value', links({ ...link, when: { 'user.role': 'ownr' } }), '"ownr" can never be here', 'owner'],
    ['a test', links({ ...link, when: { 'now.day': { exist: true } } }), 'there is no test "exist"', 'exists'],
    ['a row outside a list', links({ ...link, when: { 'row.id': { exists: true } } }), '"row.id" leads nowhere'],
    ['a form', { ...form, form: 'thng' }, 'there is no form "thng"', 'thing'],
    ['an order', { ...form, order: ['nam'] }, 'there is no "nam" to order', 'name'],
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
      'a chart',
      { ...record, chart: { title: 'a.name', points: 'row.days', x: 'date', y: 'summ' } },
      'a point has no "summ"',
      'sum',
    ],
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

  it('a null among values needs no words', () => {
    const { properties } = known.forms.thing ?? {}
    const forms = { thing: { properties: { ...properties, kind: { enum: ['owner', 'guest', null] } } } }
    const words = { owner: 'a.name', guest: 'a.name' }
    const worded = { ...form, fields: { ...form.fields, kind: { label: 'a.name', words } } }
    const problems = checkPages({ '/': { title: 'a.title', blocks: { form: worded } } }, { ...known, forms })
    expect(problems.map(sentence).filter((one) => one.includes('words'))).toEqual([])
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

  const many = [
    'about',
    'zzzz.isMembr',
    ...Array.from({ length: 20 }, (_, at) => `area.name${at}`),
    'roles.all',
    'roles.isMember',
  ]
  it.each([
    ['roles.isMembr', ['roles.isMember', 'roles.all', 'zzzz.isMembr']],
    ['area.name7', ['area.name7', 'area.name0']],
  ])('of many names, the likeliest for %s come first', (written, first) => {
    const { allowed } = notAmong({ name: 'unknown-part', where: [], what: '' }, written, many)
    expect([allowed?.slice(0, first.length), allowed?.length]).toEqual([first, many.length])
  })
})

describe('check page', () => {
  const carousel = {
    block: 'carousel',
    rows: 'POST /things',
    body: { group: 'x' },
    key: 'row.id',
    image: 'row.name',
    name: 'row.name',
    actions: { go: { ...link, when: { 'row.role': 'owner' }, query: { id: { from: 'row.id' } } } },
  }

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

  const redirects = { owner: { when: { 'user.role': 'owner' }, to: '/', query: { id: { from: 'user.id' } } } }

  const mistakes: readonly (readonly [name: string, page: object, said: string, meant?: string])[] = [
    [
      'the picture of a carousel',
      { blocks: { b0: { ...carousel, image: 'row.nam' } } },
      'b0 › image: "row.nam"',
      'row.name',
    ],
    ['a carousel without names', { blocks: { b0: { ...carousel, name: undefined } } }, '"name" is missing'],
    [
      'what rows take along',
      { blocks: { b0: { ...list, opens: { to: '/', query: { id: { from: 'row.idd' } } } } } },
      'b0 › opens › query › id › from: "row.idd" leads nowhere',
      'row.id',
    ],

    [
      'the way out of empty',
      { blocks: { b0: choosing({ empty: { text: 'a.title', action: save } }) } },
      'options › empty › action › do: "call" is not possible. Allowed: link',
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
      'a list with one bound',
      { blocks: { b0: { ...form, fields: { ...form.fields, name: { label: 'a.name', max: [3] } } } } },
      'expected at least two bounds: write one without a list',
    ],

    ['a state to set', counting({ state: 'rond', add: 1 }), 'one › state: "state.rond" leads nowhere', 'state.round'],

    [
      'a drawing that nothing draws',
      { icon: 'inbox' },
      '/things › icon: only a page with the look "entrance" draws it',
    ],

    ['what a state begins with', { state: { round: [] } }, '/things › state › round: expected a text'],

    [
      'a name that no address keeps',
      { redirects: { owner: { ...redirects.owner, query: { uid: 7 } } } },
      '/things › redirects › owner › query › uid: "uid" is taken out of every address: use another name. [reserved-name]',
    ],
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
})

// Tests the checker of filters with several choices, of series in charts, of texts that are joined, and of reading again.
describe('check views', () => {
  const things = known.endpoints['POST /things']

  const product = {
    ...known,
    endpoints: {
      ...known.endpoints,
      'POST /kinds': {
        request: { properties: { id: { type: 'string' }, kind: { enum: ['owner', 'guest'] } } },
        response: known.endpoints['POST /thing']?.response ?? {},
      },
      'POST /things': {
        response: things?.response ?? {},
        request: {
          properties: {
            ...things?.request.properties,
            kinds: { type: 'array', items: { enum: ['owner', 'guest'] } },
            kind: { type: 'string' },
          },
          required: ['page', 'group'],
        },
      },
    },
  }

  const problems = (block: object) =>
    checkPages({ '/things': { title: 'a.title', blocks: { one: block } } }, product).map(({ what }) => what)

  const filter = (more: object) => ({
    ...list,
    filters: { f: { label: 'a.name', items: { a: { value: 'owner', label: 'a.name' } }, ...more } },
  })

  const compared = (values: object) => ({ ...record, call: 'POST /kinds', compare: { param: 'kind', values } })

  const chart = (more: object) => ({
    ...record,
    chart: { title: 'a.title', points: 'row.days', x: 'date', y: 'sum', ...more },
  })

  const acting = (more: object) => ({
    ...record,
    actions: { go: { do: 'link', label: 'a.name', to: '/things', ...more } },
  })

  it.each([
    [
      'several choices of a member that is no list',
      filter({ param: 'kind', many: true }),
      'several choices are sent as a list',
    ],
    [
      'a choice that the list cannot hold',
      filter({ param: 'kinds', many: true, items: { a: { value: 'friend', label: 'a.name' } } }),
      '"friend" can never be here',
    ],
    [
      'a series that no point has',
      chart({ series: { more: { label: 'a.name', y: 'costs' } } }),
      'a point has no "costs"',
    ],
    ['a tone that no condition decides', acting({ tone: {} }), 'no tone has a condition'],

    [
      'a tone by the condition of its action',
      acting({ when: { 'row.role': 'owner' }, tone: { warn: { 'row.role': 'owner' } } }),
      'is the condition of the action itself',
    ],

    ['a value that is never asked for, with another', compared({ friend: 'owner' }), '"friend" can never be here'],
    ['a value that is compared with itself', compared({ owner: 'owner' }), '"owner" would be compared with itself'],
    ['an answer that is read each second', { ...record, refresh: { every: 1 } }, '1'],
    ['a condition on what is not there', { ...record, refresh: { every: 30, while: { 'row.none': 1 } } }, 'row.none'],
  ])('a block may not have: %s', (_what, block, said) => expect(problems(block).join('\n')).toContain(said))
})

// Tests the checker of what a field adds to its input.
describe('check input', () => {
  const schema = {
    properties: {
      text: { type: 'string', maxLength: 8 },
      day: { type: 'string', format: 'date' },
      size: { type: 'integer' },
      pay: { type: 'object', properties: {}, branches: ['card', 'bank'] },
    },
  }

  const problemsOf = (name: string, field: object) => {
    const fields = { text: {}, day: {}, size: {}, pay: { fields: {} }, [name]: field }
    const labelled = Object.fromEntries(Object.entries(fields).map(([id, one]) => [id, { label: 'a.name', ...one }]))
    const product = { ...known, forms: { thing: schema } }
    return checkPages({ '/things': { title: 'a.title', blocks: { form: { ...form, fields: labelled } } } }, product)
      .map(({ name: is, where, what }) => `${is} ${where.slice(2).join(' › ')}: ${what}`)
      .filter((text) => text.includes(`fields › ${name}`))
  }

  it.each<[string, string, object, string]>([
    ['a mask without a place', 'text', { mask: '--' }, 'a mask has a place for a character'],
    [
      'a mask with more places than the text',
      'text',
      { mask: '#### #### #' },
      'the mask has 9 places, and the schema allows 8',
    ],
    ['a mask of a number', 'size', { mask: '##' }, 'a mask groups a text'],
    ['dial codes without a path', 'text', { dialCodes: { path: 'x' } }, 'expected { from: path }'],
    ['a dial code without its plus', 'text', { dialCodes: ['966'] }, 'expected dial codes such as "+966"'],
    ['a number as its first day', 'day', { min: 3 }, 'a number bounds no date'],
    ['a day as its least number', 'size', { min: '2026-03-01' }, 'a date or time bounds only a member'],
    ['a branch that is not there', 'pay', { branches: { cash: 'a.name' } }, 'the schema has no branch "cash"'],
    ['branches where there are none', 'text', { branches: { card: 'a.name' } }, 'the schema has no branches here'],
    ['a change switched off by a text', 'text', { readOnly: 'yes' }, 'yes'],
  ])('a field may not have: %s', (_what, name, field, said) => {
    expect(problemsOf(name, name === 'pay' ? { fields: {}, ...field } : field).join('\n')).toContain(said)
  })
})

// Tests the problems of pictures and videos.
describe('check media', () => {
  const film = { block: 'media', video: '/tour.webm', label: 'a.name', ratio: '16/9' }

  const picture = { block: 'media', image: '/icon.svg', label: 'a.name', ratio: '1/1' }

  it.each([
    ['neither', { ...picture, image: undefined }, 'one of "image" and "video" is needed, and only one.'],
    ['both', { ...picture, video: '/tour.webm' }, 'one of "image" and "video" is needed, and only one.'],
    ['a file that is not there', { ...picture, image: '/icn.svg' }, 'Did you mean "/icon.svg"?'],
    [
      'another host',
      { ...film, video: 'https://evil.example/a.webm' },
      '"linkHosts" of the market lacks "evil.example"',
    ],
    ['a script', { ...film, video: 'javascript:alert(1)' }, 'expected an address such as https'],
    [
      'captions of another host',
      { ...film, captions: { en: 'https://help.example/a.vtt' } },
      'expected a file of public/',
    ],
    ['captions of no language', { ...film, captions: { English: '/tour.en.vtt' } }, '"English" is no language'],
    ['another ratio', { ...picture, ratio: '5/4' }, 'Allowed: 21/9, 16/9'],
  ])('%s is told', (_what, block, said) => {
    expect(
      check(JSON.parse(JSON.stringify(block)))
        .map(sentence)
        .join('\n'),
    ).toContain(said)
  })
})

// Tests the problems of the navigation of a site.
describe('check navigation', () => {
  const good = { label: 'a.name', icon: 'wallet', to: '/things' }

  const said = (navigation: unknown) => checkNavigation(navigation, known).map(sentence)

  it.each<[string, unknown, string]>([
    ['an unknown page', { one: { ...good, to: '/thing' } }, 'navigation › one › to:'],
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
})

// Tests the problems of blocks with values that the device keeps, of calls that keep them, and of forms that open a page.
describe('check kept', () => {
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
    ['an endpoint that does not exist', { ...kept, each: 'POST /thin' }, 'Did you mean "POST /thing"?'],
    ['a member that the request lacks', { ...kept, param: 'ids' }, 'the request has no member "ids".'],
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
})

// Tests the problems of lists whose rows are cards.
describe('check grid', () => {
  const cards = { ...list, columnWidth: 240 }

  const wide = { title: 'row.name', image: 'row.name', imageShape: 'wide' }

  const table = { title: 'a.name', columns: { at: { label: 'a.name', value: 'row.at', format: 'time' } } }

  it.each([
    ['another width', { ...cards, columnWidth: 30 }, 'Allowed: 160, 200'],
    ['a table beside cards', { ...cards, table }, 'either cards ("columnWidth") or "table"'],
    ['sections of cards', { ...cards, sections: { by: 'row.role' } }, 'either cards ("columnWidth") or "sections"'],
    ['a wide picture in a row', { ...list, show: wide }, 'only a card of a list with "columnWidth"'],
  ])('%s is told', (_what, block, said) => {
    expect(check(block).map(sentence).join('\n')).toContain(said)
  })
})

// Tests the problems of timelines.
describe('check timeline', () => {
  const asked = { block: 'timeline', call: 'POST /thing', body: { id: 'a' } }

  const steps = {
    sent: { label: 'a.name', time: 'row.at' },
    owned: { label: 'a.title', done: { 'row.role': 'owner' } },
  }

  const list = { steps: 'row.days', label: 'date', time: 'sum' }

  it.each([
    ['neither steps nor a list', asked, 'b0: one of "steps" and "list" is needed, and only one. [missing-key]'],

    ['a list as a time', { ...asked, steps: { a: { label: 'a.name', time: 'row.days' } } }, '[cannot-match]'],

    ['a format of figures', { ...asked, steps: { a: { label: 'a.name', format: 'money' } } }, 'Allowed: time, date.'],
    [
      'a member that no step has',
      { ...asked, list: { ...list, label: 'dat' } },
      'a step has no "dat". Allowed: date, sum.',
    ],

    ['words of what is no closed set', { ...asked, list: { ...list, words: { x: 'a.name' } } }, '[cannot-match]'],
    ['what is no list', { ...asked, list: { ...list, steps: 'row.name' } }, '[cannot-match]'],
    ['the answer where nothing is asked', { block: 'timeline', steps }, '"row.at" leads nowhere'],

    ['a call that changes something', { ...asked, call: 'POST /stay', steps }, '[unknown-endpoint]'],
  ])('%s is told', (_what, block, said) => {
    expect(check(block).map(sentence).join('\n')).toContain(said)
  })
})

// Checks values that pages compute.
describe('check computed', () => {
  const mistakes: readonly {
    readonly name: string
    readonly cell: object
    readonly said: string
    readonly meant?: string
  }[] = [
    {
      name: 'a member that is added up',
      cell: { value: 'row.days', sum: 'smu' },
      said: '/things › b0 › cells › sum › sum: an item has no member "smu". Allowed: date, sum',
      meant: 'sum',
    },
    {
      name: 'what is added up',
      cell: { value: 'row.at', sum: 'sum' },
      said: '"row.at" is no list, so nothing can be added up',
    },
    {
      name: 'an operand',
      cell: { value: 'row.at', plus: 'row.days' },
      said: '/things › b0 › cells › sum › plus: "row.days"',
    },
    {
      name: 'how many decimals',
      cell: { value: 'row.at', over: 'row.at', places: 9 },
      said: '/things › b0 › cells › sum › places: 9 is not possible',
    },
  ]

  it.each(mistakes)('$name is refused', ({ cell, said, meant }) => {
    const found = check({ ...record, cells: { sum: { label: 'a.name', ...cell } } }).map(sentence)
    expect(found).toEqual([expect.stringContaining(said)])
    if (meant !== undefined) expect(found[0]).toContain(`Did you mean "${meant}"?`)
  })
})

describe('ways', () => {
  const page = (redirects: object = {}, more: object = {}) => ({ title: 'x', redirects, blocks: {}, ...more })

  const to = (route: string, when: object = {}, query?: object) => ({ when, to: route, ...(query && { query }) })

  const found = (pages: { readonly [route: string]: unknown }) =>
    checkWays(pages).map(({ where, what }) => `${where.join(' › ')}: ${what}`)

  it.each([
    [
      'a general login that asks for a session',
      { '/a': page(), '/login': page() },
      ['/login: pages without "login" open this page for people who have no session, so its "access" must be open.'],
    ],
    ['a page that sends to itself', { '/a': page({ on: to('/a') }) }, ['/a › redirects › on: /a → /a never ends.']],
    [
      'two pages that send to each other, said once',
      { '/a': page({ on: to('/b') }), '/b': page({ back: to('/a') }) },
      ['/a › redirects › on: /a → /b → /a never ends.'],
    ],
    [
      'a circle that only some come to',
      {
        '/x': page({ in: to('/a') }),
        '/a': page({ on: to('/b') }),
        '/b': page({ on: to('/c') }),
        '/c': page({ on: to('/a') }),
      },
      ['/a › redirects › on: /a → /b → /c → /a never ends.'],
    ],
    [
      'the same condition on both sides',
      { '/a': page({ on: to('/b', { 'user.role': 'x' }) }), '/b': page({ back: to('/a', { 'user.role': 'x' }) }) },
      ['/a › redirects › on: /a → /b → /a never ends.'],
    ],
    [
      'an address that goes on asking',
      { '/a': page({ on: to('/a', { 'query.step': '1' }, { step: 1 }) }) },
      ['/a › redirects › on: /a → /a never ends.'],
    ],
    [
      'an address with a value that nobody knows yet',
      { '/a': page({ on: to('/a', { 'query.id': { exists: true } }, { id: { from: 'user.id' } }) }) },
      ['/a › redirects › on: /a → /a never ends.'],
    ],
    [
      'a login that asks to log in',
      { '/a': page({}, { login: '/a', access: 'guarded' }) },
      [
        '/a › login: "/a" asks for a session itself, so whoever has none would never arrive: its "access" must be open.',
      ],
    ],
  ])('F44 %s is refused', (_name, pages, said) => {
    expect(found(pages)).toEqual(said)
  })
})

// Tests what the check says about steps, sections and rules of forms.
describe('form parts', () => {
  const who = { title: 'a.title', fields: ['name'] }

  const kind = { title: 'a.title', text: 'a.name', fields: ['kind'], columns: 2 }

  const rule = { holds: { 'form.name': { not: { from: 'form.kind' } } }, otherwise: 'a.name', at: 'kind' }

  const sentencesOf = (more: object) => check({ ...form, ...more }).map(sentence)

  it.each([
    ['steps beside sections', { steps: { who }, sections: { kind } }, 'a form has either "steps" or "sections".'],
    ['an unknown field of a step', { steps: { who: { ...who, fields: ['nam'] } } }, 'the form has no member "nam".'],

    [
      'a field in two steps',
      { steps: { who, kind: { ...kind, fields: ['name'] } } },
      '"name" stands in another section',
    ],
    ['a field twice in one step', { steps: { who: { ...who, fields: ['name', 'name'] } } }, '"name" stands in another'],
    ['a step without a title', { steps: { who: { fields: ['name'] } } }, '"title" is missing'],

    ['three columns', { steps: { who: { ...who, columns: 3 } } }, 'columns: '],

    ['a rule at an unknown field', { rules: { rule: { ...rule, at: 'kin' } } }, 'the form has no member "kin".'],
    ['a rule without a message', { rules: { rule: { ...rule, otherwise: undefined } } }, '"otherwise" is missing'],
    ['a rule without a condition', { rules: { rule: { ...rule, holds: undefined } } }, '"holds" is missing'],

    ['a rule over a row', { rules: { rule: { ...rule, holds: { 'row.name': 'x' } } } }, '"row.name"'],
  ])('refuses %s', (_name, more, text) => {
    expect(sentencesOf(more).join('\n')).toContain(text)
  })
})

describe('check sequence', () => {
  const saving = { ...save, body: { id: { from: 'user.id' }, name: 'x' } }

  const copy = (value: string) => ({ do: 'copy', label: 'a.name', value })

  const problems = (steps: object) =>
    checkPage({ blocks: { links: links({ do: 'sequence', label: 'a.name', steps }) } }).map(sentence)

  it.each<readonly [string, object, string]>([
    ['one step', { first: saving }, '[missing-key]'],
    [
      'a sheet',
      { first: saving, second: { do: 'sheet', label: 'a.name', title: 'a.title', blocks: {} } },
      '[unknown-action]',
    ],
    [
      'a sequence within',
      { first: saving, second: { do: 'sequence', label: 'a.name', steps: {} } },
      '[unknown-action]',
    ],
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
    [
      'a payment',
      { first: saving, second: { ...saving, call: 'POST /pay' } },
      'second › call: "POST /pay" moves money',
    ],
  ])('refuses %s', (_what, steps, told) => {
    expect(problems(steps).join('\n')).toContain(told)
  })
})

// Tests which endpoints a page may call by itself, which by a press, and which names an address may not have.
describe('check calls', () => {
  const response = known.endpoints['POST /things']?.response ?? {}

  const kinds = {
    'POST /read': { kind: 'read' },
    'POST /write': { kind: 'write' },
    'POST /money': { kind: 'money' },
    'POST /bare': { kind: 'write', bare: 'read' },
    'GET /file': { kind: 'read', isFile: true },
  } as const

  const product = {
    ...known,
    endpoints: {
      ...known.endpoints,
      ...Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { ...kind, request: {}, response }])),
    },
  }

  const problems = (blocks: object, more: object = {}) =>
    checkPages({ '/things': { title: 'a.title', blocks, ...more } }, product).map(({ name }) => name)

  const { body: _body, ...bare } = list

  const { body: _id, ...asked } = record

  type Endpoint = keyof typeof kinds

  const all = Object.keys(kinds) as Endpoint[]

  /** Returns a row for each endpoint: the one problem that it is, or none. */
  const each = (told: { readonly [E in Endpoint]?: string }) => all.map((call) => [call, told[call]] as const)

  describe('F44 a page asks by itself only what changes nothing', () => {
    const told = { 'POST /write': 'not-a-read', 'POST /money': 'not-a-read', 'GET /file': 'unfit-value' }
    it.each(each(told))('a list of %s: %s', (rows, problem) => {
      expect(problems({ b: { ...bare, rows } })).toEqual(problem ? [problem] : [])
    })
    it.each(each(told))('a record of %s: %s', (call, problem) => {
      expect(problems({ b: { ...asked, cells: {}, call } })).toEqual(problem ? [problem] : [])
    })

    it('an endpoint that only reads without a request gets none', () => {
      const bareList = { ...bare, rows: 'POST /bare', body: {} }
      expect(problems({ b: bareList })).toEqual(['not-a-read'])
    })
  })

  describe('F44 a press calls only what changes something', () => {
    it.each(each({ 'POST /read': 'not-a-write', 'GET /file': 'not-a-write' }))('a call of %s: %s', (call, problem) => {
      const { body: _own, ...pressed } = save
      expect(problems({ b: links({ ...pressed, call }) })).toEqual(problem ? [problem] : [])
    })

    it.each(
      each({
        'POST /read': 'unfit-value',
        'POST /write': 'unfit-value',
        'POST /money': 'unfit-value',
        'POST /bare': 'unfit-value',
      }),
    )('a download of %s: %s', (file, problem) => {
      expect(problems({ b: links({ do: 'download', label: 'a.name', file }) })).toEqual(problem ? [problem] : [])
    })

    it('a download of an endpoint that does not exist is reported as unknown', () => {
      const file = 'GET /nowhere'
      expect(problems({ b: links({ do: 'download', label: 'a.name', file }) })).toEqual(['unknown-endpoint'])
    })
  })

  describe('F44 R-12 the names of an identity stand in no address', () => {
    const query = { uid: 'x', token: 'x', user: 'x' }
    it.each<[string, object, object]>([
      ['a link', { b: links({ ...link, query }) }, {}],
      ['a row of a list', { b: { ...list, opens: { to: '/things', query } } }, {}],
      ['a redirect', {}, { redirects: { one: { when: { 'user.role': 'owner' }, to: '/', query } } }],
    ])('%s', (_what, blocks, more) => {
      const found = checkPages({ '/things': { title: 'a.title', blocks, ...more } }, product)
      expect(found.map(({ name, where }) => `${name} ${where.at(-1)}`)).toEqual([
        'reserved-name uid',
        'reserved-name token',
      ])
    })

    it.each(['uid', 'token'])('the member "%s" of tabs', (param) => {
      const tabs = { block: 'tabs', param, tabs: { one: { label: 'a.name', blocks: {} } } }
      expect(problems({ b: tabs })).toEqual(['reserved-name'])
      expect(problems({ b: { ...tabs, param: 'part' } })).toEqual([])
    })
  })
})

describe('check data', () => {
  class Made {
    value = 1
  }

  it.each<[string, unknown]>([
    [
      'a value that is worked out when it is read',
      {
        get value() {
          return Math.random()
        },
      },
    ],
    ['a hidden name', { [Symbol('hidden')]: 1 }],
    ['what a class made', new Made()],
    ['what inherits', Object.create({ value: 1 })],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a function', () => 1],
    ['a big integer', 1n],
  ])('F44 %s is no data', (_what, value) => {
    expect(checkData({ a: { b: [value] } }, ['page'])).toMatchObject([
      { name: 'not-data', where: ['page', 'a', 'b', '0'] },
    ])
  })

  it('F05 markup is refused in texts and in names', () => {
    expect(checkData({ a: 'x <b>', '<b>': 'y' }, []).map(({ name, where }) => [name, where])).toEqual([
      ['markup', ['a']],
      ['markup', ['<b>']],
    ])
  })
})

// Tests what the check reports about bounds of conditions that decide nothing.
describe('F44 a bound of a condition', () => {
  const user = {
    properties: {
      age: { type: 'integer', minimum: 1, maximum: 9 } as Tree,
      seen: { type: 'integer', 'x-means': 'count' } as Tree,
    },
  }
  const small2 = { ...known, scope: { properties: { user } } }
  it.each([
    ['that decides', { 'user.age': { min: 2, below: 10 } }, []],
    ['below the least', { 'user.age': { min: 0 } }, ['the value is never below 1, so 0 decides nothing.']],
    ['at the least', { 'user.age': { below: 1 } }, ['the value is never below 1, so 1 decides nothing.']],
    ['above the most', { 'user.age': { max: 12 } }, ['the value is never above 9, so 12 decides nothing.']],
    ['below what counts', { 'user.seen': { min: -1 } }, ['the value is never below 0, so -1 decides nothing.']],
  ])('%s', (_what, when, problems) => {
    const page = { title: 'a.title', blocks: { b: { block: 'text', items: { one: { text: 'a.title' } }, when } } }
    expect(checkPages({ '/things': page }, small2).map(({ what }) => what)).toEqual(problems)
  })
})

it.each([
  ['kind', ['"all" can never be here. A choice without "value" leaves the member out.'], []],
  ['group', [], ['"value" is missing.']],
])('a choice of %s may leave it out only if the request does not need it', (param, possible, missing) => {
  const found = (item: object) =>
    check({ ...list, filters: { a: { param, label: 'a.name', items: { all: { label: 'a.name', ...item } } } } })
  expect(found({ value: 'all' }).map(({ what }) => what)).toEqual(possible)
  expect(found({}).map(({ what }) => what)).toEqual(missing)
})

it.each([
  ['row.id', true],
  ['user.role', true],
  ['user.created', false],
  ['v1.2', false],
])('a path that would be sent as a text is told: %s', (value, isTold) => {
  const said = isTold ? [`"${value}" would be sent as this text: write { from: '${value}' } for its value.`] : []
  const what = (block: object) => check(block).map((problem) => problem.what)
  expect(what(links({ ...link, query: { kind: value } }))).toEqual(said)
  expect(what({ ...record, body: { id: value } })).toEqual(said)
})

it('a parameter of the address is a text, or a number if the page reads it as one', () => {
  const request = { properties: { id: { type: 'integer' }, name: { type: 'string' } } }
  const endpoints = { ...known.endpoints, 'POST /seat': { kind: 'read', request, response: {} } }
  const scope = { properties: { query: { open: { type: 'string' } } } }
  const problems = (page: object, body: object) =>
    checkPages(
      { '/things': { title: 'a.title', ...page, blocks: { b: { block: 'record', call: 'POST /seat', body } } } },
      { ...known, endpoints, scope },
    ).map(({ what }) => what)
  const [id, name] = [{ from: 'query.id' }, { from: 'query.name' }]
  const isText = '"query.id" is string, and here stands number: add query: { id: \'number\' } to the page.'
  expect(problems({}, { id, name })).toEqual([isText])
  expect(problems({ query: { id: 'number' } }, { id, name })).toEqual([])
  expect(problems({ query: { id: 'number' } }, { name: id })).toEqual(['"query.id" is number, and here stands string.'])
})

it('what stands in the place of a block needs a condition of the block', () => {
  const told = (when: object) => {
    const block = { block: 'text', items: { one: { text: 'a.title' } }, otherwise: 'a.title', ...when }
    return checkPages({ '/things': { title: 'a.title', blocks: { b: block } } }, known).map(({ what }) => what)
  }
  expect(told({})).toEqual(['without `when`, the block is always there: leave it out.'])
  expect(told({ when: { 'query.a': { exists: true } } })).toEqual([])
})

// Tests what the check says about parts and their uses.
describe('check use', () => {
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
    plain: { entries: { one: block('a.name'), two: block('a.name') } },
    empty: { parameters: {} },
    word: { value: { 'user.uid': '1' } },
    days: { value: [1, 2] },
    itself: { entries: { inner: { use: 'other' } } },
    other: { block: { use: 'itself' } },
    ...Object.fromEntries(
      Object.keys(kinds).map((is) => [`a-${is}`, { parameters: { it: { is } }, block: { it: { parameter: 'it' } } }]),
    ),
  }

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
    ['several unknown parts', { use: ['help', 'halp'] }, 'use: there is no part "halp". Allowed: help,'],
    [
      'entries and an object',
      { use: ['plain', 'word'] },
      'use: the part "plain" has entries, and another one here has none',
    ],
    ['a member beside a list', { use: 'days', title: 'a.name' }, 'use: only objects can be combined'],
    ['an object and a list', { use: ['word', 'days'] }, 'only lists can be joined. [not-data]'],
    ['values that are a list', { use: 'plain', with: ['a'] }, 'with: expected values by name.'],
    ['a part without blocks', { use: 'empty' }, 'use: the part "empty" has no "value", "block" or "entries".'],
    [
      'a part within itself',
      { use: 'itself' },
      'use: the part "itself" uses itself, directly or through another part. [cycle]',
    ],
    ['ids that are taken', { use: 'plain' }, 'the id of another one here. Its ids are: one, two. [repeated-name]'],
    ...Object.entries(kinds).map(([is]) => {
      const it = is === 'text' || is === 'message' ? 1 : 'text'
      return [`another kind than ${is}`, { use: `a-${is}`, with: { it } }, `with › it: expected `] as const
    }),
  ])('refuses %s', (_what, use, told) => {
    expect(
      leftProblems(use as never, parts, true)
        .map(sentence)
        .join('\n'),
    ).toContain(told)
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
      'parts › help › parameters › text: nothing in the part has { "parameter": "text" }',
    ],
    [
      'a block and entries',
      { block: block('a.name'), entries: {} },
      'parts › help: one of "value", "block" and "entries" is needed, and only one.',
    ],
    ['a text as its value', { value: 'a.name' }, 'parts › help › value: expected an object or a list.'],
    ['no block', {}, 'parts › help: one of "value", "block" and "entries" is needed'],
    ['another member', { block: block('a.name'), blok: {} }, 'parts › help: "blok" does not belong here.'],
  ])('refuses a part with %s', (_what, part, told) => {
    expect(checkParts({ help: part }, known).map(sentence).join('\n')).toContain(told)
  })
})

// Tests what `npm run new` makes of an endpoint in a small product: a list, a form, and the answer of the sandbox.
import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '../../../tools/cli/generate/schemaSet'
import { formBlock } from '../../../tools/cli/new/formBlock'
import { guessesFor } from '../../../tools/cli/new/guesses'
import { addHandler } from '../../../tools/cli/new/handler'
import { listBlock } from '../../../tools/cli/new/listBlock'
import type { Answers } from '../../../tools/cli/new/questions'
import { files, json, object, product, text, openSmallProduct } from './smallProduct'

openSmallProduct()

describe('F44 a new list', () => {
  const listOf = (
    row: object,
    answers: Answers = {},
    request: object = object({ page: { type: 'integer' } }, ['page']),
    call = 'POST /web/rows',
    pages?: string,
  ) => {
    const list = object({ has_more: { type: 'boolean' }, list: { type: 'array', items: row } })
    const set = { $defs: { ...files['schemas/shop.json'].$defs, Rows: list, Asked: request } }
    const api = { ...files['schemas/api.json'], [call]: files['schemas/api.json']['POST /web/rows'] }
    const sources = product({ 'schemas/shop.json': set, 'schemas/api.json': api })
    if (pages !== undefined) sources.write('pages.config.ts', pages)
    return listBlock(answers, sources, call, 'shop')
  }
  const show = (row: object, answers?: Answers) => {
    const { key, show: shown } = listOf(row, answers).block as {
      readonly key: string
      readonly show: { readonly lines?: { readonly [name: string]: object } }
    }
    return { key, ...shown }
  }

  it.each<[string, object, object]>([
    ['an id', object({ name: text, gid: text }, ['name', 'gid']), { key: 'row.gid', title: 'row.name' }],
    [
      'its picture',
      object({ id: text, avatar: text, nickname: text }, ['id']),
      { key: 'row.id', title: 'row.nickname', image: 'row.avatar' },
    ],
  ])('identifies a row by %s', (_what, row, shown) => {
    expect(show(row)).toEqual(shown)
  })

  const names = object({ name: text, id: text, petId: { type: 'integer' }, slug: text, mark: {} })
  it.each<[string, readonly string[], string | undefined, string]>([
    ['an id, also an optional one', ['name', 'slug'], undefined, 'row.id'],
    ['an id rather than that of something else', ['petId', 'id'], undefined, 'row.id'],
    ['what a person says', ['name', 'id'], 'slug', 'row.slug'],
  ])('identifies a row by %s', (_what, required, key, wanted) => {
    expect(show({ ...names, required }, { key }).key).toBe(wanted)
  })

  it.each<[object, string, string]>([
    [object({ name: text, petId: { type: 'integer' } }, ['name', 'petId']), 'petId', 'a member that ends with Id'],
    [object({ label: text, code: { type: ['string', 'null'] } }, ['label', 'code']), 'code', 'a code'],
    [object({ label: text, uuid: text }, ['label']), 'uuid', 'an optional uuid'],
    [
      object({ label: text, ownerId: text, rowId: text }, ['label', 'ownerId']),
      'rowId',
      'the id that is named for the rows',
    ],
    [object({ label: text, row_entry_sid: text }, ['label']), 'row_entry_sid', 'an optional one with more in its name'],
    [object({ label: text, slug: text }), 'slug', 'an optional slug'],
    [object({ label: text, asset_key: text }, ['label']), 'asset_key', 'an optional key'],
  ])('without an id, %j has the key %s: %s', (row, key) => {
    expect(show(row).key).toBe(`row.${key}`)
  })

  it('has no key that is a place of the path, which all rows share', () => {
    const row = object({ title: text, shop_id: text, line: text }, ['title', 'shop_id', 'line'])
    expect(
      listOf(row, { body: 'shopId=1' }, object({ shopId: text }), 'GET /web/shops/{shopId}/rows').block,
    ).toMatchObject({
      key: 'row.title',
    })
  })

  const people = object({ gid: text, uid: text, name: text }, ['gid', 'uid', 'name'])
  const members = object({ page: { type: 'integer' }, gid: text, uid: text }, ['page'])
  it.each<[string, object, Answers, string | undefined, string]>([
    ['no id that the request fixes', people, { body: 'gid=user.gid' }, undefined, 'row.uid'],
    ['no id that the request fixes, though it is named so', people, { body: 'gid=7\nuid=8' }, undefined, 'row.name'],
    ['what another list of these rows has', people, {}, 'name', 'row.name'],
    ['no fixed id, though another list has it', people, { body: 'uid=8' }, 'uid', 'row.gid'],
  ])('identifies a row by %s', (_what, row, answers, used, wanted) => {
    const pages =
      used === undefined ? {} : { '/all': { blocks: { all: { rows: 'POST /web/rows', key: `row.${used}` } } } }
    expect(
      listOf(row, answers, members, undefined, `export const pages = ${JSON.stringify(pages)}`).block,
    ).toMatchObject({
      key: wanted,
    })
  })

  it.each([
    [
      { key: 'mark' },
      names,
      'A row of "POST /web/rows" cannot be identified by "mark". It has: name, id, petId, slug.',
    ],
    [{}, object({ name: text }), 'has no required member that identifies it: say --key with one of name.'],
  ])('refuses %j', (answers, row, said) => {
    expect(() => listOf(row, answers)).toThrow(said)
  })

  it.each<[string, object, object]>([
    ['created_at', { type: 'integer' }, { format: 'time' }],
    ['time', { type: 'integer' }, { format: 'time' }],
    ['coins', { type: 'integer' }, { format: 'count' }],
    ['order_no', text, { format: 'id' }],
    ['owner_uid', text, { format: 'id' }],
    ['ownerID', { type: 'integer' }, { format: 'id' }],
    ['opens', { type: 'string', format: 'date-time' }, { format: 'time' }],
    ['note', text, {}],
    ['is_open', { type: 'boolean' }, {}],
    [
      'cell',
      { enum: ['.', '-', 'IN_USE', null] },
      { words: { '.': 'shop.cell.value', '-': 'shop.cell.value2', IN_USE: 'shop.cell.inUse' } },
    ],
    ['state', { enum: ['on', 'off_line'] }, { words: { on: 'shop.state.on', off_line: 'shop.state.offLine' } }],
  ])('shows "%s" in the format that its name and type suggest', (name, schema, more) => {
    const row = object({ id: text, [name]: schema }, ['id', name])
    const key = `shop.${name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())}`
    expect(show(row, { show: name })).toMatchObject({
      lines: { [name]: { label: key, value: `row.${name}`, ...more } },
    })
    const { lines = {} } = show(row, { show: name })
    expect(Object.keys(lines[name] ?? {})).toEqual(['label', 'value', ...Object.keys(more)])
  })

  it('shows the first members that say something to a person', () => {
    const row = { id: text, name: text, teamId: text, photo_url: text, isOpen: { type: 'boolean' }, state: text }
    expect(Object.keys(show(object(row)).lines ?? {})).toEqual(['state'])
  })

  it('gives the request what the person says, in its types, and a text for an empty list', () => {
    const request = object(
      { page: { type: 'integer' }, kind: { enum: ['a', 'b'] }, size: { type: 'integer' }, uid: text, name: text },
      ['page', 'kind'],
    )
    const made = listOf(object({ id: text }, ['id']), { body: 'kind=a\nsize=5\nuid=user.uid\nname=7' }, request)
    expect(made.block).toMatchObject({
      block: 'list',
      rows: 'POST /web/rows',
      body: { kind: 'a', size: 5, uid: { from: 'user.uid' }, name: '7' },
      empty: { text: 'shop.empty' },
    })
    expect([made.id, made.words]).toEqual(['rows', ['shop.empty']])
  })

  it('asks for pages of a usual size, if it must say one, and of what a person says', () => {
    const request = object({ page: text, page_size: { type: 'integer', maximum: 25 } }, ['page', 'page_size'])
    const bodyOf = (answers?: Answers) => listOf(object({ id: text }, ['id']), answers, request).block
    expect(bodyOf()).toMatchObject({ body: { page_size: 25 } })
    expect(bodyOf({ body: 'page_size=9' })).toMatchObject({ body: { page_size: 9 } })
  })

  it.each<[string, object, Answers, object | undefined, string]>([
    [
      'what it must send',
      object({ id: text }, ['id']),
      {},
      object({ kind: text }, ['kind']),
      'needs kind: give it as --body',
    ],
    ['what identifies a row', object({ name: text }), {}, undefined, 'has no required member that identifies it'],
    [
      'one value to show',
      object({ id: text, all: { type: 'array', items: text } }, ['id']),
      { show: 'all' },
      undefined,
      '"all" is an object or a list',
    ],
  ])('is refused without %s', (_what, row, answers, request, told) => {
    expect(() => listOf(row, answers, request)).toThrow(told)
  })
})

describe('F44 a new form', () => {
  const request = object(
    {
      name: text,
      size: { type: 'integer' },
      agree: { type: 'boolean' },
      kind: { enum: ['a', 'b'] },
      tags: { type: 'array', items: text },
      home: object({ city: text }),
      title: text,
    },
    ['name'],
  )
  const formOf = (answers: Answers = {}, more: { readonly [file: string]: unknown } = {}) => {
    const set = { $defs: { ...files['schemas/shop.json'].$defs, Order: request } }
    const sources = product({ 'schemas/shop.json': set, ...more })
    const made = formBlock({ form: 'buy', ...answers }, sources, { call: 'POST /web/order', area: 'shopBuy' })
    return { ...made, schema: json(sources, 'schemas/forms.json').$defs['buy'] }
  }

  it('has a field of its kind for each member of the request', () => {
    expect(formOf().block).toMatchObject({
      block: 'form',
      form: 'buy',
      fields: {
        name: { label: 'shopBuy.name' },
        size: { label: 'shopBuy.size', widget: 'number' },
        agree: { label: 'shopBuy.agree' },
        kind: { label: 'shopBuy.kind', words: { a: 'shopBuy.kind.a', b: 'shopBuy.kind.b' } },
        tags: { label: 'shopBuy.tags', items: { label: 'shopBuy.tags.one' } },
        home: { label: 'shopBuy.home', fields: { city: { label: 'shopBuy.home.city' } } },
        title: { label: 'shopBuy.titleField' },
      },
    })
  })

  it('has the fields of all shapes of a member, and of members that may be null', () => {
    const way = (kind: string, more: object) => object({ kind: { const: kind }, ...more }, ['kind'])
    const Order = object({
      name: { type: ['string', 'null'] },
      size: { type: ['integer', 'null'] },
      state: { enum: ['on', null] },
      way: { type: 'object', oneOf: [way('post', { city: text }), way('shop', { shelf: { type: 'integer' } })] },
    })
    const set = { $defs: { ...files['schemas/shop.json'].$defs, Order } }
    expect(formOf({ body: 'name=Ada' }, { 'schemas/shop.json': set }).block).toMatchObject({
      fields: {
        size: { widget: 'number' },
        state: { words: { on: 'shopBuy.state.on' } },
        way: {
          branches: { post: 'shopBuy.way.post', shop: 'shopBuy.way.shop' },
          fields: { kind: {}, city: {}, shelf: { widget: 'number' } },
        },
      },
      submit: { body: { name: 'Ada' } },
    })
  })

  it('sends its values, says how it went, and goes back', () => {
    expect((formOf().block as { submit: object }).submit).toEqual({
      do: 'call',
      call: 'POST /web/order',
      label: 'shopBuy.submit',
      tone: 'primary',
      done: 'shopBuy.done',
      failed: 'shopBuy.failed',
      then: 'back',
    })
    expect(formOf().words.slice(0, 3)).toEqual(['shopBuy.submit', 'shopBuy.done', 'shopBuy.failed'])
  })

  it('bounds what the request leaves open', () => {
    const bounds = { minLength: 1, pattern: '\\S', maxLength: 200 }
    expect(formOf().schema).toEqual({
      $ref: 'shop.json#/$defs/Order',
      properties: {
        home: { properties: { city: { maxLength: 200 } } },
        name: bounds,
        tags: { maxItems: 20, items: bounds },
        // An optional text may stay empty.
        title: { maxLength: 200 },
      },
    })
  })

  it('leaves out what the page gives, and what nobody asks for', () => {
    const { block, schema } = formOf({ body: 'kind=a', show: 'name' })
    expect(Object.keys((block as { fields: object }).fields)).toEqual(['name'])
    expect(block).toMatchObject({ submit: { body: { kind: 'a' } } })
    const left = Object.entries(schema?.properties ?? {}).flatMap(([name, member]) => (member === null ? [name] : []))
    expect(left).toEqual(['size', 'agree', 'kind', 'tags', 'home', 'title'])
  })

  it.each<[string, Answers, string]>([
    ['a form that exists', { form: 'order' }, 'There is a form "order" already'],
    ['a form without what the request needs', { show: 'size' }, 'needs name: name it in --show'],
    ['an unknown member', { show: 'nmae' }, 'has no "nmae". It has: name, size'],
  ])('refuses %s', (_what, answers, told) => {
    expect(() => formOf(answers)).toThrow(told)
  })
})

describe('F44 the sandbox answers a new endpoint', () => {
  const answer = (response: object) => {
    const sources = product({
      'schemas/shop.json': { $defs: { ...files['schemas/shop.json'].$defs, Answer: response } },
    })
    sources.write('sandbox/handlers.ts', 'export const handlers = {}\n')
    for (const file of ['handler', 'paging']) sources.write(`sandbox/${file}.ts`, '')
    addHandler(sources, 'POST /web/order', false)
    const code = /=> \((\{.*\})\),/.exec(sources.read('sandbox/handlers/order.ts'))?.[1] ?? 'null'
    return JSON.parse(code) as unknown
  }

  it.each<[string, JsonSchema | object, unknown]>([
    ['note', text, 'note 1'],
    ['order_no', text, '1001'],
    ['id', text, '1001'],
    ['count', { type: 'integer' }, 1],
    ['count', { type: 'integer', minimum: 5 }, 5],
    ['count', { type: 'integer', maximum: 0 }, 0],
    ['created_at', { type: 'integer' }, 1_767_139_200],
    ['is_open', { type: 'boolean' }, true],
    ['state', { enum: ['on', 'off'] }, 'on'],
    ['all', { type: 'array', items: text }, ['all 1']],
    ['home', object({ city: text }), { city: 'city 1' }],
  ])('with an example for "%s" of %j', (name, schema, value) => {
    expect(answer(object({ [name]: schema }, [name]))).toEqual({ [name]: value })
  })
})

it.each([
  ['shop.createdAt', 'Created at'],
  ['shop.created_at', 'Created at'],
  ['shop.isActive', 'Active'],
  ['shop.userID', 'User ID'],
  ['shop.HTMLTitle', 'HTML title'],
  ['shop.state.inUse', 'In use'],
  ['shop.categories.one', 'Category'],
  ['shop.titleField', 'Title'],
  ['shop.is', 'Is'],
])('the text of %s is guessed as "%s"', (key, text) => {
  expect(guessesFor('/shop', 'shop', 'list')(key)).toBe(text)
})

it.each([
  ['/order-items', 'orderItems', 'list', ['Order items', 'No order items yet']],
  ['/order-items/new', 'orderItemsNew', 'form', ['New order item', 'Saved']],
  ['/profile', 'profile', 'form', ['Profile', 'Saved']],
])('the page %s gets the texts that a person would write', (route, area, kind, texts) => {
  const guess = guessesFor(route, area, kind)
  expect([guess(`${area}.title`), guess(`${area}.${kind === 'list' ? 'empty' : 'done'}`)]).toEqual(texts)
})

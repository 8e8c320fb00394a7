// Tests what a new field, a new market and a new language are made of, in a small product.
import { describe, expect, it } from 'vitest'
import { evaluate, exported } from '../../../tools/cli/change/find'
import { fieldKind } from '../../../tools/cli/new/field'
import { languageKind } from '../../../tools/cli/new/language'
import { marketKind } from '../../../tools/cli/new/market'
import type { Answers } from '../../../tools/cli/new/questions'
import { json, market, product, text, openSmallProduct } from './smallProduct'

openSmallProduct()

describe('F44 a new field', () => {
  const added = (answers: Answers) => {
    const sources = product()
    const plan = fieldKind.plan({ form: 'order', name: 'tax_id', ...answers }, sources)
    const form = json(sources, 'schemas/forms.json').$defs['order']
    return {
      request: json(sources, 'schemas/shop.json').$defs['Order']?.properties?.['tax_id'],
      bounds: form?.properties?.['tax_id'],
      required: form?.required ?? [],
      page: sources.read('pages/shop.ts'),
      plan,
    }
  }

  it.each<[string, Answers, object, object | undefined]>([
    ['a text that may stay empty', { type: 'string' }, text, { maxLength: 200 }],
    ['a short text', { type: 'string', max: '11' }, text, { maxLength: 11 }],
    ['a whole number', { type: 'integer' }, { type: 'integer' }, undefined],
    [
      'a whole number within bounds',
      { type: 'integer', min: '-2', max: '9' },
      { type: 'integer' },
      { minimum: -2, maximum: 9 },
    ],
    ['a number from 0', { type: 'number', min: '0' }, { type: 'number' }, { minimum: 0 }],
    ['a number up to a fraction', { type: 'number', max: '0.5' }, { type: 'number' }, { maximum: 0.5 }],
    ['yes or no', { type: 'boolean' }, { type: 'boolean' }, undefined],
    ['a picture', { type: 'image' }, text, { format: 'image-url', minLength: 1, maxLength: 2000 }],
    [
      'some pictures',
      { type: 'images', max: '3' },
      { type: 'array', items: text },
      { maxItems: 3, items: { format: 'image-url', minLength: 1, maxLength: 2000 } },
    ],
    ['one of some values', { type: 'enum', values: 'fast, slow' }, { enum: ['fast', 'slow'] }, undefined],
  ])('of %s has its type in the request, and its bounds in the form', (_what, answers, request, bounds) => {
    const found = added(answers)
    expect([found.request, found.bounds, found.required]).toEqual([request, bounds, []])
  })

  it.each([
    [{ type: 'string', max: '20001' }, '--max: expected from 1 to 20000 characters, found 20001.'],
    [{ type: 'images', max: '20' }, '--max: expected from 1 to 19 images, found 20.'],
  ])('%j is refused with its limit', (answers, says) => {
    expect(() => added(answers)).toThrow(says)
  })

  it('of a picture has the widget for pictures', () => {
    expect(added({ type: 'image' }).page).toContain('tax_id: {"label":"shop.taxId","widget":"image"}')
  })

  it('is required by its form alone', () => {
    expect(added({ type: 'string', required: 'true' })).toMatchObject({
      bounds: { minLength: 1, pattern: '\\S', maxLength: 200 },
      required: ['tax_id'],
    })
  })

  it.each<[string, Answers, string, readonly string[]]>([
    ['like most of the form', { type: 'string' }, 'shop.taxId', []],
    ['as the person wants', { type: 'string', key: 'own.key' }, 'own.key', []],
    ['with one for each value', { type: 'enum', values: 'a_b,c' }, 'shop.taxId', ['shop.taxId.aB', 'shop.taxId.c']],
  ])('has a message that is named %s', (_what, answers, key, more) => {
    const { plan, page } = added(answers)
    expect(plan.words).toEqual([key, ...more])
    expect(page).toContain(`tax_id: {"label":"${key}"`)
  })
})

describe('F44 a new market', () => {
  const answers = {
    id: 'north-one',
    from: 'main',
    product: 'North',
    host: 'm.north.example',
    api: 'https://api.north.example',
    languages: 'en',
    currency: 'SEK',
    zone: 'Europe/Stockholm',
  }
  const made = (more: Answers = {}) => {
    const sources = product()
    const plan = marketKind.plan({ ...answers, ...more }, sources)
    const spot = exported(sources, 'markets/northOne.ts', 'northOne')
    return { plan, market: spot && evaluate(sources, spot), config: sources.read('markets.config.ts') }
  }
  const { pages: _pages, ...like } = market

  it('is like the other one, with its own name, hosts, languages, currency and time zone', () => {
    expect(made().market).toEqual({
      ...like,
      product: 'North',
      hosts: {
        development: { web: [], api: '' },
        production: { web: ['m.north.example'], api: 'https://api.north.example' },
      },
      languages: ['en'],
      currency: 'SEK',
      timeZone: 'Europe/Stockholm',
      facts: { contact: '1', currency: 'SEK', rate: 'USD 2' },
    })
  })

  it.each<[string, Answers, object]>([
    [
      'facts',
      { fact: 'contact=2\nmore=x=y' },
      { facts: { contact: '2', currency: 'SEK', rate: 'USD 2', more: 'x=y' } },
    ],
  ])('may have %s of its own', (_what, more, expected) => {
    expect(made(more).market).toMatchObject(expected)
  })

  it('names the facts that a person has to look at, and stands among the markets', () => {
    const { plan, config } = made({ fact: 'contact=2' })
    expect(plan.notes).toEqual(['Facts copied from "main"; check whether they fit: rate.'])
    expect(config).toContain("import { northOne } from './markets/northOne'")
    expect(config).toMatch(/'north-one': northOne/)
  })

  it.each([
    ['a fact without a value', { fact: 'contact' }, '--fact "contact" is not valid'],
    ['a market that exists', { id: 'main' }, 'There is a market "main" already.'],
  ])('refuses %s', (_what, more, told) => {
    expect(() => made(more)).toThrow(told)
  })
})

describe('F44 a new language', () => {
  it.each<[string, { readonly [key: string]: string }]>([
    ['de', { 'shop.title': 'Shop', 'shop.items_one': 'One thing', 'shop.items_other': '{{count}} things' }],
    ['zh', { 'shop.title': 'Shop', 'shop.items_other': '{{count}} things' }],
    [
      'ru',
      {
        'shop.title': 'Shop',
        'shop.items_few': '{{count}} things',
        'shop.items_many': '{{count}} things',
        // Several numbers have this form, so its text must name the number.
        'shop.items_one': '{{count}} things',
        'shop.items_other': '{{count}} things',
      },
    ],
  ])('%s has its own plural forms of the copied texts', (id, texts) => {
    const sources = product()
    languageKind.plan({ id, from: 'en', markets: '' }, sources)
    expect(JSON.parse(sources.read(`locales/${id}.json`))).toEqual(texts)
  })

  it('is offered by the named markets, and says what is left to do', () => {
    const sources = product()
    const plan = languageKind.plan({ id: 'de', from: 'en', markets: 'main' }, sources)
    expect(sources.read('markets/main.ts')).toMatch(/"languages":\["en","ru",\s*"de"\s*\]/)
    expect(plan).toEqual({
      words: [],
      notes: ['locales/de.json still has the texts of locales/en.json: translate it.'],
      drafts: ['locales/de.json'],
    })
  })
})

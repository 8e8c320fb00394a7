import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { actionDefinitions } from '../../../src/engine/actions/definitions'
import { blockCode } from '../../../src/engine/blocks/blockCode'
import { blockDefinitions } from '../../../src/engine/blocks/definitions'
import { hasFormat } from '../../../src/engine/forms/validation/hasFormat'
import { formatValue } from '../../../src/engine/i18n/format'
import { checkPages } from '../../../tools/cli/check/grammar/checkPages'
import { checkKeywords } from '../../../tools/cli/check/grammar/checkKeywords'
import { nativeFunction, protocol, serverCall } from '../../../src/engine/language/grammar/contract'
import { type FieldWidgetDefinition, fieldWidgets } from '../../../src/engine/language/grammar/fieldWidgets'
import { type FormatDefinition, type FormatName, formats } from '../../../src/engine/language/grammar/formats'
import { atom, list, needed, object, oneOf, optional, type } from '../../../src/engine/language/grammar/grammar'
import { market } from '../../../src/engine/language/grammar/market'
import { source } from '../../../src/engine/language/grammar/page'
import { part, usedPart } from '../../../src/engine/language/grammar/part'
import { namedKeywords, nestedKeywords, plainKeywords } from '../../../src/engine/language/grammar/schemaKeywords'
import { type TextFormatDefinition, textFormats } from '../../../src/engine/language/grammar/textFormats'
import { sentence } from '../../../src/engine/language/types/problem'
import { rulesOfPages, typesOfPages, typesOfProduct } from '../../../src/engine/walk/rules'
import { exampleOf } from '../../../tools/cli/language/exampleCell'
import { patchesOf } from '../../../tools/cli/language/patch'
import { ruleDefinitions } from '../../../tools/cli/language/ruleSchema'
import { compileWithTypes, typeDefinitions } from '../../support/typeSchemas'
import { checkPage, known, record, save } from '../../tooling/check/smallProduct'

// Tests definitions: examples are valid, required members are required, and chunks export the views.
describe('definitions', () => {
  const pageOf = (block: object) => ({ state: { round: 0 }, blocks: { block } })

  const blocks = Object.values(blockDefinitions).map((one) => ({ ...one, page: pageOf(one.example) }))

  const actions = Object.values(actionDefinitions).map((one) => ({
    ...one,
    page: pageOf({ block: 'links', links: { one: one.example } }),
  }))

  const all = [...blocks, ...actions]

  describe.each(all)('the definition of $kind', ({ page }) => {
    it('has a good example', () => {
      expect(checkPage(page).map(sentence)).toEqual([])
    })
  })

  it.each(Object.entries(blockDefinitions))('the code of %s has its view', async (kind, { codeGroup }) => {
    const code: { readonly [name: string]: unknown } = await blockCode[codeGroup].load()
    expect(code[kind]).toBeTypeOf('function')
    // The page finds the chunk by this rule only.
    expect(codeGroup).toBe(Object.hasOwn(blockCode, kind) ? kind : 'view')
  })

  it('each member and each type is explained by a sentence', () => {
    const docs = rulesOfPages().flatMap((rule) =>
      rule.is === 'object' ? Object.values(rule.members).map(({ doc }) => doc) : rule.is === 'type' ? [rule.doc] : [],
    )
    expect(docs.length).toBeGreaterThan(150)
    expect(docs.filter((doc) => !/^[A-Z`].*[.`]$/.test(doc))).toEqual([])
  })

  const members = [...typesOfPages()].flatMap(([type, { rule }]) =>
    Object.entries(rule.is === 'object' ? rule.members : {}).flatMap(([name, member]) => {
      const example = exampleOf(member, undefined)
      return example === undefined || !typeDefinitions[type] ? [] : [{ type, name, example }]
    }),
  )

  it('the example of each member of each type fits it', () => {
    const schemas = members.map(({ type, name }) => {
      const { properties, anyOf } = typeDefinitions[type] as {
        readonly properties?: object
        readonly anyOf?: readonly { readonly properties?: object }[]
      }
      const own = [properties, ...(anyOf ?? []).map((one) => one.properties)].find((one) => one && name in one)
      return (own as { readonly [member: string]: object })[name] ?? false
    })
    const fits = compileWithTypes({ type: 'array', items: schemas, additionalItems: false })
    expect(members.length).toBeGreaterThan(150)
    expect(fits(members.map(({ example }) => example)), JSON.stringify(fits.errors)).toBe(true)
  })

  const line = (format: string, value: string) =>
    checkPage({ blocks: { read: { ...record, cells: { one: { label: 'a.name', value, format } } } } })

  describe.each(Object.entries<FormatDefinition>(formats))('the format %s', (name, { fits, example }) => {
    it('writes its example', () => {
      const options = { timeZone: 'UTC', shortDivisor: 1 }
      expect(formatValue(example, name as FormatName, options)).not.toMatch(/^(--)?$/)
    })

    it('is refused for a path to another type', () => {
      expect(fits).toContain(Array.isArray(example) ? 'array' : typeof example)
      const other = fits.includes('array') ? 'row.name' : 'row.days'
      expect(line(name, other).map((problem) => problem.name)).toEqual(['cannot-match'])
      expect(line(name, fits.includes('array') ? 'row.days' : 'row.name')).toEqual([])
    })
  })

  describe.each(Object.entries<FieldWidgetDefinition>(fieldWidgets))('the widget %s', (name, { fits, example }) => {
    const problems = (value: object) => {
      const field = { ...example.field, widget: name }
      const page = { blocks: { form: { block: 'form', form: 'own', fields: { value: field }, submit: save } } }
      const product = {
        ...known,
        messages: [...known.messages, ...JSON.stringify(example.field).matchAll(/(field|choice)\.\w+/g)].map(String),
        forms: { own: { properties: { value } } },
      }
      return checkPages({ '/things': { title: 'a.title', ...page } }, product).map((problem) => problem.name)
    }

    it('edits its example, and is refused for a member of another type', () => {
      expect(problems(example.schema)).not.toContain('cannot-match')
      expect(problems({ type: 'object', properties: {} })).toContain('cannot-match')
      // A calendar is for days alone.
      const text = name === 'date' ? { type: 'string', format: 'date' } : { type: 'string' }
      expect(problems(text).includes('cannot-match')).toBe(!fits.includes('string'))
    })
  })

  it.each(Object.entries<TextFormatDefinition>(textFormats))(
    'F44 the format of text %s is validated',
    (name, { example, refuses }) => {
      expect(hasFormat(example, name)).toBe(true)
      if (refuses !== undefined) expect(hasFormat(refuses, name)).toBe(false)
    },
  )
})

// Tests the definitions of markets, calls, functions of the app, and keywords of schemas: each example is valid.
describe('product definitions', () => {
  /** Shapes of names, in place of the names of a product. */
  const names = {
    'names-language': { type: 'string', pattern: '^[a-z]{2}$' },
    'names-definition': { type: 'string', pattern: '^[\\w-]+\\.json#/\\$defs/\\w+$' },
    'names-endpoint': { type: 'string', pattern: '^(GET|POST) /' },
    'names-message': { type: 'string', pattern: '^\\w+(\\.\\w+)+$' },
    'names-path': { type: 'string', pattern: '^\\w+(\\.\\w+)*$' },
    'names-icon': { type: 'string', pattern: '^[a-z0-9-]+$' },
  }

  const definitions = {
    ...ruleDefinitions(part, names),
    ...ruleDefinitions(usedPart, names),
    ...ruleDefinitions(source, names),
    ...ruleDefinitions(market, names),
    ...ruleDefinitions(protocol, names),
    ...ruleDefinitions(serverCall, names),
    ...ruleDefinitions(nativeFunction, names),
  }

  const ajv = new Ajv({ strict: false, validateFormats: false })

  const members = [...typesOfProduct()].flatMap(([type, { rule }]) =>
    type === 'Look' || rule.is !== 'object'
      ? []
      : Object.entries(rule.members).map(([name, member]) => ({ type, name, example: exampleOf(member, undefined) })),
  )

  it('the example of each member of each type fits it', () => {
    const schemas = members.map(({ type, name }) => {
      const { properties } = definitions[type] as { readonly properties: { readonly [member: string]: object } }
      return properties[name] ?? false
    })
    const fits = ajv.compile({ type: 'array', items: schemas, additionalItems: false, definitions })
    expect(fits(members.map(({ example }) => example)), JSON.stringify(fits.errors)).toBe(true)
  })

  it.each(Object.entries({ ...plainKeywords, ...namedKeywords, ...nestedKeywords }))(
    'the example of the keyword %s is valid',
    (keyword, { example }) => {
      expect(checkKeywords({ [keyword]: example }, [])).toEqual([])
      // Ajv resolves no other file.
      if (keyword !== '$ref') expect(() => ajv.compile({ [keyword]: example })).not.toThrow()
    },
  )

  it('F44 a patch needs nothing, may take anything away, and replaces lists', () => {
    const part = type('B', 'Of B.', object({ z: needed('Of z.', oneOf(1)) }))
    const whole = type('A', 'Of A.', object({ x: needed('Of x.', atom('number')), y: optional('Of y.', list(part)) }))
    expect(patchesOf(ruleDefinitions(whole, {}), 'A')['A-patch']).toEqual({
      description: 'Of A.',
      type: 'object',
      properties: {
        x: { description: 'Of x.', anyOf: [{ type: 'number' }, { type: 'null' }] },
        y: {
          description: 'Of y.',
          anyOf: [{ type: 'array', items: { $ref: '#/definitions/B' } }, { type: 'null' }],
        },
      },
      additionalProperties: false,
    })
  })
})

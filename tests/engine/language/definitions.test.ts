// Tests definitions: examples are valid, required members are required, and chunks export the views.
import { describe, expect, it } from 'vitest'
import { Ajv } from 'ajv'
import { languageTexts } from '../../../tools/cli/language/languageTexts'
import { typesOfPages, rulesOfPages } from '../../../src/engine/language/walk/rules'
import { actionDefinitions } from '../../../src/engine/actions/definitions'
import { blockCode } from '../../../src/engine/blocks/blockCode'
import { blockDefinitions } from '../../../src/engine/blocks/definitions'
import { formatValue } from '../../../src/engine/i18n/format'
import { checkPages } from '../../../src/engine/language/check/check'
import { fieldWidgets, type FieldWidgetDefinition } from '../../../src/engine/language/grammar/fieldWidgets'
import { type FormatDefinition, type FormatName, formats } from '../../../src/engine/language/grammar/formats'
import { textFormats, type TextFormatDefinition } from '../../../src/engine/language/grammar/textFormats'
import { hasFormat } from '../../../src/engine/forms/validation/hasFormat'
import { widgetNames } from '../../../src/engine/forms/theme/theme'
import { exampleOf } from '../../../tools/cli/language/exampleCell'
import { sentence } from '../../../src/engine/language/types/problem'
import { initialReads } from '../../../src/engine/page/initialReads'
import { compileWithTypes, typeDefinitions } from '../../support/typeSchemas'
import { checkPage, known, record, save } from './smallProduct'

const pageOf = (block: object) => ({ state: { round: 0 }, blocks: { block } })
const blocks = Object.values(blockDefinitions).map((one) => ({ ...one, page: pageOf(one.example) }))
const actions = Object.values(actionDefinitions).map((one) => ({
  ...one,
  page: pageOf({ block: 'links', links: { one: one.example } }),
}))
const all = [...blocks, ...actions]
/** The editor schemas of the small product, and the documentation of the language. */
const texts = languageTexts(known, ['en'])
const schema = new Ajv({ strict: false }).compile(JSON.parse(texts.files['editor/page.json'] ?? '{}') as object)

describe.each(all)('the definition of $kind', ({ rule, example, page }) => {
  it('has a good example', () => {
    expect(checkPage(page).map(sentence)).toEqual([])
  })

  it('is a page to an editor, and a section of the document', () => {
    expect(schema({ title: 'a.title', ...page }), JSON.stringify(schema.errors)).toBe(true)
    expect(texts.document).toContain(`\n## ${rule.name}\n\n${rule.doc}\n`)
  })

  it('names members that its example must not be without', () => {
    const needed = Object.entries(rule.rule.members).flatMap(([name, { isNeeded }]) => (isNeeded ? [name] : []))
    expect(needed.filter((name) => !Object.hasOwn(example, name))).toEqual([])
    for (const name of needed) {
      const broken = JSON.parse(JSON.stringify(page), (_key: string, value: unknown) =>
        JSON.stringify(value) === JSON.stringify(example) ? without(value, name) : value,
      ) as object
      expect(checkPage(broken).length, name).toBeGreaterThan(0)
    }
  })
})

function without(value: unknown, name: string): object {
  const { [name]: _gone, ...rest } = value as { readonly [name: string]: unknown }
  return rest
}

it.each(Object.entries(blockDefinitions))('the code of %s has its view', async (kind, { codeGroup }) => {
  const code: { readonly [name: string]: unknown } = await blockCode[codeGroup].load()
  expect(code[kind]).toBeTypeOf('function')
  // The page finds the chunk by this rule only.
  expect(codeGroup).toBe(Object.hasOwn(blockCode, kind) ? kind : 'view')
})

it.each(blocks)('the first reads of $kind are prefetched', ({ example, asks }) => {
  const page = { title: 'a.title', blocks: { block: example as never } }
  const reads = initialReads({ page, sources: {} }, { query: {}, state: {} } as never).map(({ endpoint }) => endpoint)
  const { [asks?.by ?? '']: call } = example
  // The values on the device are not known yet.
  expect(reads).toEqual(call === undefined || asks?.by === 'each' ? [] : [call])
})

it('each member and each type is explained by a sentence', () => {
  const docs = rulesOfPages().flatMap((rule) =>
    rule.is === 'object' ? Object.values(rule.members).map(({ doc }) => doc) : rule.is === 'type' ? [rule.doc] : [],
  )
  expect(docs.length).toBeGreaterThan(150)
  expect(docs.filter((doc) => !/^[A-Z`].*[.`]$/.test(doc))).toEqual([])
})

it('no two types have one name', () => {
  const names = rulesOfPages().flatMap((rule) => (rule.is === 'type' ? [rule.name] : []))
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
  expect(typesOfPages().size).toBe(names.length)
})

const members = [...typesOfPages()].flatMap(([type, { rule }]) =>
  Object.entries(rule.is === 'object' ? rule.members : {}).flatMap(([name, member]) => {
    const example = exampleOf(member, undefined)
    return example === undefined || !typeDefinitions[type] ? [] : [{ type, name, example }]
  }),
)

it('members have examples', () => expect(members.length).toBeGreaterThan(200))

it.each(members)('the example of $type › $name fits it', ({ type, name, example }) => {
  const { properties, anyOf } = typeDefinitions[type] as {
    readonly properties?: object
    readonly anyOf?: readonly { readonly properties?: object }[]
  }
  const own = [properties, ...(anyOf ?? []).map((one) => one.properties)].find((one) => one && name in one)
  const fits = compileWithTypes({ ...(own as { readonly [member: string]: object })[name] })
  expect(fits(example), JSON.stringify(fits.errors)).toBe(true)
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

it('no other format is written', () => {
  expect(() => formatValue('1', 'lost' as FormatName, { timeZone: 'UTC', shortDivisor: 1 })).toThrow(
    Object.keys(formats).join(', ').slice(0, 40),
  )
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

  it('has a component', () => expect(widgetNames).toContain(name))

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

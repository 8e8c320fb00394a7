// Tests definitions: examples are valid, required members are required, and chunks export the views.
import { describe, expect, it } from 'vitest'
import { Ajv } from 'ajv'
import { languageTexts } from '../../../tools/cli/language/languageTexts'
import { filesAt } from '../../../tools/cli/files'
import { root } from '../../../tools/cli/root'
import { typesOfPages, rulesOfPages } from '../../../src/engine/language/walk/rules'
import { actionDefinitions } from '../../../src/engine/actions/definitions'
import { blockCode } from '../../../src/engine/blocks/blockCode'
import { blockDefinitions } from '../../../src/engine/blocks/definitions'
import { formatValue } from '../../../src/engine/i18n/format'
import { format } from '../../../src/engine/language/grammar/values'
import { sentence } from '../../../src/engine/language/types/problem'
import type { Format } from '../../../src/engine/language/types/plain'
import { initialReads } from '../../../src/engine/page/initialReads'
import { checkPage, known } from './smallProduct'

const pageOf = (block: object) => ({ state: { round: 0 }, blocks: { block } })
const blocks = Object.values(blockDefinitions).map((one) => ({ ...one, page: pageOf(one.example) }))
const actions = Object.values(actionDefinitions).map((one) => ({
  ...one,
  page: pageOf({ block: 'links', links: { one: one.example } }),
}))
const all = [...blocks, ...actions]
/** The editor schemas of the small product, and the documentation of the language. */
const texts = languageTexts(filesAt(root), known, ['en'])
const schema = new Ajv({ strict: false }).compile(JSON.parse(texts?.files['editor/page.json'] ?? '{}') as object)

describe.each(all)('the definition of $kind', ({ rule, example, page }) => {
  it('has a good example', () => {
    expect(checkPage(page).map(sentence)).toEqual([])
  })

  it('is a page to an editor, and a section of the document', () => {
    expect(schema({ title: 'a.title', ...page }), JSON.stringify(schema.errors)).toBe(true)
    expect(texts?.document).toContain(`\n## ${rule.name}\n\n${rule.doc}\n`)
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
  const { [asks?.by ?? '']: call } = example as { readonly [name: string]: unknown }
  expect(reads).toEqual(call === undefined ? [] : [call])
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

it('every format that is defined is written, and no other', () => {
  const options = { timeZone: 'UTC', shortDivisor: 1 }
  for (const name of Object.keys(format.rule.docs)) expect(formatValue('1', name as Format, options)).not.toBe('')
  expect(() => formatValue('1', 'lost' as Format, options)).toThrow(
    Object.keys(format.rule.docs).join(', ').slice(0, 40),
  )
})

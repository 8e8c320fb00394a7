// Tests docs/messages.md: the quoted messages of forms are the real ones, and the shown file exists.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RJSFSchema } from '@rjsf/utils'
import { beforeAll, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { createTexts, messageOf, pseudoLocales, type Texts } from '@pagewright/engine/tools'
import { docBlock } from './docBlock'

const doc = readFileSync(join(root, 'docs/messages.md'), 'utf8')
const english = readFileSync(join(root, 'locales/en.json'), 'utf8')
let texts: Texts

beforeAll(async () => {
  const load = () => Promise.resolve(JSON.parse(english) as { readonly [key: string]: string })
  texts = await createTexts({ languages: ['en'], language: 'en', load, strict: true })
})

/** The keyword of each line of the table, the placeholders of its message, and a schema. */
const cases: readonly (readonly [
  line: string,
  keyword: string,
  params: { readonly [name: string]: unknown },
  RJSFSchema,
])[] = [
  ['`required`', 'required', {}, { type: 'string' }],
  ['`required`, if the text has only spaces', 'blank', {}, { type: 'string' }],
  ['`required`, if the field offers choices', 'required', {}, { enum: ['a', 'b'] }],
  ['`minLength` and `maxLength` together', 'minLength', { limit: 2 }, { type: 'string', minLength: 2, maxLength: 20 }],
  ['`maxLength`', 'maxLength', { limit: 20 }, { type: 'string', maxLength: 20 }],
  ['`minimum` and `maximum` together', 'minimum', { limit: 2 }, { type: 'number', minimum: 2, maximum: 20 }],
  ['`minimum`', 'minimum', { limit: 2 }, { type: 'number', minimum: 2 }],
  ['`pattern`', 'pattern', {}, { type: 'string' }],
  ['`format` `email`', 'format', { format: 'email' }, { type: 'string' }],
  ['`enum`', 'enum', {}, { enum: ['a', 'b'] }],
]

it.each(cases)('%s says what the document says', (line, keyword, params, schema) => {
  const { key, vars } = messageOf({ path: ['motto'], keyword, params }, undefined, schema, 'Motto')
  expect(doc).toContain(`| ${line} | ${texts.t(key, vars)} |`)
})

it('every line of the table is one of those', () => {
  const table = /\| Keyword \|.*\n\|.*\n((?:\|.*\n)+)/.exec(doc)?.[1] ?? ''
  expect(table.trim().split('\n').length).toBe(cases.length)
})

it('words of the field come first', () => {
  const own = { label: 'guild.name', messages: { required: 'guild.cover.empty' } }
  const problem = { path: ['motto'], keyword: 'required', params: {} }
  expect(messageOf(problem, own, { type: 'string' }, 'Motto').key).toBe('guild.cover.empty')
})

it('the lines of a language are there', () => {
  const lines = docBlock('docs/messages.md', 'json locales/en.json')
  expect(lines).not.toBe('')
  for (const line of lines.split('\n')) expect(english).toContain(line.replace(/,$/, ''))
})

it('the pseudo-languages have the documented names', () => {
  const load = () => Promise.resolve({})
  for (const name of Object.keys(pseudoLocales({ en: load }))) expect(doc).toContain(`?lang=${name}`)
})

// Tests the checker of what a field adds to its input.
import { describe, expect, it } from 'vitest'
import { checkPages } from '../../../src/engine/language/check/check'
import { form, known } from './smallProduct'

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

describe('a field may have', () => {
  it.each<[string, string, object]>([
    ['a mask of the length of the text', 'text', { mask: '#### ####' }],
    ['texts around its input', 'text', { prefix: 'a.title', suffix: { say: 'a.name', with: {} } }],
    ['dial codes', 'text', { dialCodes: ['+966', '+1'] }],
    ['a first day', 'day', { min: '2026-03-01', max: { from: 'now.day' } }],
    ['names of branches', 'pay', { branches: { card: 'a.name', bank: 'a.title' } }],
    ['no change', 'text', { readOnly: true }],
  ])('%s', (_what, name, field) => {
    expect(problemsOf(name, name === 'pay' ? { fields: {}, ...field } : field)).toEqual([])
  })
})

describe('a field may not have', () => {
  it.each<[string, string, object, string]>([
    ['a mask without a place', 'text', { mask: '--' }, 'a mask has a place for a character'],
    [
      'a mask with more places than the text',
      'text',
      { mask: '#### #### #' },
      'the mask has 9 places, and the schema allows 8',
    ],
    ['a mask of a number', 'size', { mask: '##' }, 'a mask groups a text'],
    ['a dial code without its plus', 'text', { dialCodes: ['966'] }, 'expected dial codes such as "+966"'],
    ['a number as its first day', 'day', { min: 3 }, 'a number bounds no date'],
    ['a day as its least number', 'size', { min: '2026-03-01' }, 'a date or time bounds only a member'],
    ['a bound that is no date', 'day', { min: 'tomorrow' }, 'expected'],
    ['a branch that is not there', 'pay', { branches: { cash: 'a.name' } }, 'the schema has no branch "cash"'],
    ['branches where there are none', 'text', { branches: { card: 'a.name' } }, 'the schema has no branches here'],
    ['a text around it that is no message', 'text', { prefix: 'a.none' }, 'a.none'],
    ['a change switched off by a text', 'text', { readOnly: 'yes' }, 'yes'],
  ])('%s', (_what, name, field, said) => {
    expect(problemsOf(name, name === 'pay' ? { fields: {}, ...field } : field).join('\n')).toContain(said)
  })
})

import type { RJSFSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import { messagesOf } from '../../../src/engine/form/messagesOf'
import type { Problem } from '../../../src/engine/form/problem'
import type { Texts } from '../../../src/engine/text/texts'

const name: RJSFSchema = { type: 'string', minLength: 2 }

/** Judges one field again and again, and counts what is said anew. */
function form() {
  const said: string[] = []
  const texts: Texts = {
    language: 'en',
    direction: 'ltr',
    t: (key) => `${key} ${said.push(key)}`,
    has: () => true,
    change: async () => {},
    need: async () => {},
    subscribe: () => () => {},
  }
  const memory = { fields: { name: { label: 'label' } }, texts, prefix: 'pw', said: new Map() }
  return (keyword: string, params: Problem['params'], schema: RJSFSchema) => {
    const before = said.length
    const problems = [{ path: ['name'], keyword, params }]
    const places = [{ path: ['name'], schema, isRequired: true, value: undefined }]
    const { marked } = messagesOf({ problems, places, payload: {} }, memory)
    return { text: marked.get('pw_name'), isNew: said.length > before }
  }
}

it.each([
  ['the same rule of the same schema, is not made again', 'minLength', { limit: 2 }, name, false],
  ['another rule, is', 'required', { missingProperty: 'name' }, name, true],
  ['another bound, is', 'minLength', { limit: 3 }, name, true],
  ['another schema for these values, is', 'minLength', { limit: 2 }, { ...name, title: 'Other' }, true],
] as const)('the message of a field that broke a rule, and now breaks %s', (_what, keyword, params, schema, isNew) => {
  const judge = form()
  const first = judge('minLength', { limit: 2 }, name)
  expect(first).toMatchObject({ isNew: true })
  const next = judge(keyword, params, schema)
  expect(next.isNew).toBe(isNew)
  expect(next.text === first.text).toBe(!isNew)
})

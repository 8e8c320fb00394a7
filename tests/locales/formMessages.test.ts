// Tests the general messages of forms in every language.
import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import { createTexts, messageOf } from '@pagewright/engine/tools'
import { bundles } from './bundles'

type Case = readonly [name: string, keyword: string, params: { readonly [name: string]: unknown }, schema: RJSFSchema]

const cases: readonly Case[] = [
  ['required', 'required', {}, {}],
  ['required, of a choice', 'required', {}, { enum: ['x', 'y'] }],
  ['type', 'type', { type: 'string' }, {}],
  ['type, of a number', 'type', { type: 'number' }, {}],
  ['type, of a whole number', 'type', { type: 'integer' }, {}],
  ['minLength', 'minLength', { limit: 5 }, { minLength: 5 }],
  ['maxLength', 'maxLength', { limit: 5 }, { maxLength: 5 }],
  ['length', 'minLength', { limit: 5 }, { minLength: 5, maxLength: 9 }],
  ['minimum', 'minimum', { limit: 5 }, { minimum: 5 }],
  ['maximum', 'maximum', { limit: 5 }, { maximum: 5 }],
  ['range', 'minimum', { limit: 5 }, { minimum: 5, maximum: 9 }],
  ['minItems', 'minItems', { limit: 5 }, { minItems: 5 }],
  ['maxItems', 'maxItems', { limit: 5 }, { maxItems: 5 }],
  ['items', 'minItems', { limit: 5 }, { minItems: 5, maxItems: 9 }],
  ['pattern', 'pattern', {}, {}],
  ['format date', 'format', { format: 'date' }, {}],
  ['format, of another kind', 'format', { format: 'color' }, {}],
  ['blank', 'blank', {}, {}],
]
/** A format without a message of its own has that of a pattern. */
const alike = new Set(['format, of another kind'])

describe.each(bundles)('S5-17 in $language', ({ language, texts }) => {
  const say = async ([, keyword, params, schema]: Case) => {
    const all = await createTexts({ languages: [language], language, load: () => Promise.resolve(texts), strict: true })
    const { key, vars } = messageOf({ path: ['a'], keyword, params }, undefined, schema, 'XYZ')
    return all.t(key, vars)
  }

  it.each(cases)('S5-17 %s names the field and its bounds', async (...one) => {
    const said = await say(one)
    expect(said).toContain('XYZ')
    expect(said).not.toMatch(/[{}]|undefined|engine\./)
    const [, , params, { minLength, maxLength, minimum, maximum, minItems, maxItems }] = one
    const bounds = [params.limit, minLength, maxLength, minimum, maximum, minItems, maxItems]
    for (const bound of bounds) if (typeof bound === 'number') expect(said).toContain(String(bound))
  })

  it('S5-17 each says something else', async () => {
    const said = await Promise.all(cases.filter(([name]) => !alike.has(name)).map(say))
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([])
  })
})

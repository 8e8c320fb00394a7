import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import english from '../../../examples/starter/locales/en.json'
import { localesFrom } from '../../../src/engine/i18n/messagePreloader'
import { pseudoLocales } from '../../../src/engine/i18n/pseudo'
import { createTexts } from '../../../src/engine/i18n/texts'

const locales = pseudoLocales({ en: () => Promise.resolve(english) })
const bundleIn = async (language: string) => (await locales[language]?.()) ?? {}
const holes = (text: string | undefined) => [...(text ?? '').matchAll(/\{\{\w+\}\}/g)].map(String).toSorted()

describe.each(Object.keys(locales))('%s, made of English', (language) => {
  it('says every text, with its placeholders, and differs from it', async () => {
    const bundle = await bundleIn(language)
    for (const [key, text] of Object.entries(english)) {
      expect(holes(bundle[key])).toEqual(holes(text))
      if (/[a-z]/i.test(text.replaceAll(/\{\{\w+\}\}/g, ''))) expect(bundle[key]).not.toBe(text)
    }
  })

  it('finds a form for every number', async () => {
    const load = () => bundleIn(language)
    const texts = await createTexts({ languages: [language], language, load, strict: true })
    for (const count of [0, 1, 2, 3, 11, 100, 1.5]) {
      expect(texts.t('engine.list.found', { count })).toContain(String(count))
    }
  })
})

it('en-XA is left-to-right and a good third longer, so that truncation shows', async () => {
  const bundle = await bundleIn('en-XA')
  for (const [key, text] of Object.entries(english)) {
    const words = (one: string) => one.replaceAll(/\{\{\w+\}\}/g, '').length
    expect(words(bundle[key] ?? '')).toBeGreaterThanOrEqual(words(text) * 1.4)
    expect(bundle[key]).toMatch(/^\[.*\]$/s)
  }
  expect(bundle['engine.retry']).toBe('[Ţŕý åĝåîñ one]')
})

it('ar-XB runs from right to left, the words of English turned round one by one', async () => {
  const bundle = await bundleIn('ar-XB')
  const texts = await createTexts({
    languages: ['ar-XB'],
    language: 'ar-XB',
    load: () => Promise.resolve(bundle),
    strict: true,
  })
  expect(texts.direction).toBe('rtl')
  expect(texts.t('engine.retry')).toBe('\u202eTry\u202c \u202eagain\u202c')
})

it('a text of any letters keeps its other characters', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      const made = await pseudoLocales({ en: () => Promise.resolve({ text }) })['ar-XB']?.()
      expect(made?.['text']?.replaceAll(/[\u202e\u202c]/g, '')).toBe(text.replaceAll(/[\u202e\u202c]/g, ''))
    }),
  )
})

it('without English there is nothing to make them of', () => expect(pseudoLocales({})).toEqual({}))

it('a language is a file, loaded on demand', async () => {
  const locales = localesFrom({
    '../locales/tr.json': () => Promise.resolve({ a: 'Türkçe' }),
    '../locales/ur.json': () => Promise.reject(new Error('not asked for')),
  })
  expect(Object.keys(locales)).toEqual(['tr', 'ur'])
  expect(await locales['tr']?.()).toEqual({ a: 'Türkçe' })
})

// The i18next of a build says what i18next says, in every language and to every key.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance, type i18n } from 'i18next'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/root'
import { leanCode } from '../../scripts/leanTexts'

const file = join(root, 'node_modules/i18next/dist/esm/i18next.js')
const code = leanCode(file, readFileSync(file, 'utf8'))
const lean = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
  readonly createInstance: typeof createInstance
}
const languages = readdirSync(join(root, 'locales')).map((name) => name.replace('.json', ''))

const odd = {
  empty: '',
  plain: 'Plain',
  'a.b.c': 'A key with points',
  placed: 'One {{one}} and {{ two }} and {{a.b}} and {{none}}',
  formatted: '{{count, number}} and {{one, list}}',
  nested: 'See $t(plain)',
  days_zero: 'no days',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
}

async function made(make: typeof createInstance, language: string, words: object): Promise<i18n> {
  const engine = make()
  // As the texts set it up.
  await engine.init({
    resources: {},
    ns: ['texts'],
    defaultNS: 'texts',
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => '--',
  })
  engine.addResourceBundle('en', 'texts', odd)
  engine.addResourceBundle(language, 'texts', words)
  await engine.changeLanguage(language)
  return engine
}

describe.each(languages)('the lean i18next in %s', (language) => {
  it('answers as the whole one', async () => {
    const words = JSON.parse(readFileSync(join(root, 'locales', `${language}.json`), 'utf8')) as object
    const [whole, left] = await Promise.all([
      made(createInstance, language, words),
      made(lean.createInstance, language, words),
    ])
    const keys = [...Object.keys(words), ...Object.keys(odd), 'days', 'nowhere', 'a.b']
    const bare = keys.map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))
    for (const key of new Set([...keys, ...bare])) {
      for (const count of [undefined, 0, 1, 2, 3, 5, 11, 1.5, 100]) {
        const replace = {
          one: '1',
          two: '<b>',
          'a.b': 'dots',
          label: '$t(plain) {{one}}',
          ...(count !== undefined && { count }),
        }
        const how = { replace, nest: false, ...(count !== undefined && { count }) }
        expect([key, count, left.exists(key, how), left.t(key, how)]).toEqual([
          key,
          count,
          whole.exists(key, how),
          whole.t(key, how),
        ])
      }
      expect(left.getResource(language, 'texts', key)).toBe(whole.getResource(language, 'texts', key))
    }
    expect(left.language).toBe(whole.language)
  })
})

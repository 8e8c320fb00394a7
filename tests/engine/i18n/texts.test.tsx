import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import english from '../../../examples/starter/locales/en.json'
import { languageName } from '../../../src/engine/i18n/languageNames'
import { isRtl, resolveLanguage } from '../../../src/engine/i18n/languages'
import { pseudoLocales } from '../../../src/engine/i18n/pseudo'
import { type Bundle, createTexts, type TextsOptions } from '../../../src/engine/i18n/texts'

describe('texts', () => {
  const bundles: { readonly [language: string]: Bundle } = {
    en: {
      'a.b:c': 'Plain',
      hello: 'Hello {{name}} of {{product}}',
      days_one: '{{count}} day',
      days_other: '{{count}} days',
      only: 'English only',
      nested: 'See $t(only)',
      nestedDays_other: '{{count}} days, see $t(only)',
    },
    ru: {
      'a.b:c': 'Просто',
      days_one: '{{count}} день',
      days_few: '{{count}} дня',
      days_many: '{{count}} дней',
      days_other: '{{count}} дня',
    },
    ar: {
      'a.b:c': 'بسيط',
      days_zero: 'z',
      days_one: 'o',
      days_two: 't',
      days_few: 'f',
      days_many: 'm',
      days_other: 'x',
    },
  }

  function load(language: string): Promise<Bundle> {
    const bundle = bundles[language]
    return bundle ? Promise.resolve(bundle) : Promise.reject(new Error('lost'))
  }

  function make(options: Partial<TextsOptions> = {}) {
    return createTexts({
      languages: ['en', 'ru', 'ar', 'tr'],
      language: 'en',
      load,
      strict: true,
      vars: { product: 'P' },
      ...options,
    })
  }

  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

  afterEach(() => void vi.restoreAllMocks())

  describe('words', () => {
    it('placeholders take the values given and those of the market', async () => {
      const texts = await make()
      expect(texts.t('hello', { name: 'A' })).toBe('Hello A of P')
      expect(texts.t('hello', { name: 'A', product: 'Q' })).toBe('Hello A of Q')
    })

    it('F38 a text that no language has is empty: people see no key', async () => {
      const texts = await make({ strict: false })
      expect(texts.t('gone')).toBe('')
    })

    it('F38 a placeholder without a value shows --', async () => {
      expect((await make()).t('hello')).toBe('Hello -- of P')
    })

    it.each(['<b>&"', '{{product}}', '$t(only)', '$& $1 $$', '{{name}}', '__proto__'])(
      'a value %s stands as it is',
      async (name) => {
        expect((await make()).t('hello', { name })).toBe(`Hello ${name} of P`)
      },
    )

    it('a bundle cannot quote one text in another', async () => {
      expect((await make()).t('nested')).toBe('See $t(only)')
      expect((await make()).t('nestedDays', { count: 2 })).toBe('2 days, see $t(only)')
    })

    it('F11 values are taken from plain texts and numbers alone, and never become options', async () => {
      const texts = await make()
      await texts.change('ru')
      await texts.change('en')
      const hostile = JSON.parse(
        '{"name":{"a":1},"lng":"ru","defaultValue":"x","replace":"y","context":"z","__proto__":{"canary":1}}',
      ) as {}
      expect(texts.t('hello', hostile)).toBe('Hello -- of P')
      expect(texts.t('a.b:c', hostile)).toBe('Plain')
      expect(texts.t('days', { ...hostile, count: 2 })).toBe('2 days')
      expect(({} as { canary?: unknown }).canary).toBeUndefined()
    })

    it.each([
      ['en', 1, '1 day'],
      ['en', 0, '0 days'],
      ['en', '1', '1 day'],
      ['en', '1,001', '1,001 days'],
      ['ru', 1, '1 день'],
      ['ru', 3, '3 дня'],
      ['ru', 5, '5 дней'],
      ['ru', 21, '21 день'],
      ['ru', '1\u00a0021', '1\u00a0021 день'],
      ['ar', 0, 'z'],
      ['ar', 2, 't'],
      ['ar', 3, 'f'],
      ['ar', 11, 'm'],
      ['ar', 100, 'x'],
    ])('in %s %j makes %s', async (language, count, words) => {
      expect((await make({ language })).t('days', { count })).toBe(words)
    })

    it('S9-02 a message that a language lacks has the English plural form once English is loaded', async () => {
      const texts = await make({ language: 'en' })
      await texts.change('ru')
      expect([texts.t('nestedDays', { count: 2 }), texts.t('only'), texts.t('days', { count: 2 })]).toEqual([
        '2 days, see $t(only)',
        'English only',
        '2 дня',
      ])
    })

    it.each([
      ['a.b:c', true],
      ['days', true],
      ['days_one', true],
      ['nothing', false],
      ['', false],
      ['constructor', false],
      ['__proto__', false],
    ])('has %s: %s', async (key, isThere) => {
      expect((await make()).has(key)).toBe(isThere)
    })
  })

  describe('languages', () => {
    it('S9-02 the document takes language and direction', async () => {
      const texts = await make({ language: 'ar' })
      const { lang, dir } = document.documentElement
      expect([lang, dir, texts.language, texts.direction]).toEqual(['ar', 'rtl', 'ar', 'rtl'])
      await texts.change('ru')
      expect([document.documentElement.lang, document.documentElement.dir, texts.direction]).toEqual([
        'ru',
        'ltr',
        'ltr',
      ])
    })

    it('the last of two quick choices wins', async () => {
      let arrive = (_: Bundle): void => undefined
      const remember = vi.fn()
      const slow = new Promise<Bundle>((resolve) => (arrive = resolve))
      const texts = await make({ remember, load: (language) => (language === 'ar' ? slow : load(language)) })
      const first = texts.change('ar')
      await texts.change('ru')
      arrive(bundles.ar ?? {})
      await first
      expect(texts.language).toBe('ru')
      expect(remember.mock.calls).toEqual([['ru']])
    })

    it('F38 a start whose bundle is lost speaks en', async () => {
      const texts = await make({ language: 'tr' })
      expect([texts.language, texts.t('a.b:c'), document.documentElement.lang]).toEqual(['en', 'Plain', 'en'])
    })

    it('a start without any bundle fails', async () => {
      await expect(make({ load: () => Promise.reject(new Error('lost')) })).rejects.toThrow('lost')
    })

    it('a change whose bundle is lost changes nothing, and may be tried again', async () => {
      const remember = vi.fn()
      const texts = await make({ language: 'ru', remember })
      await expect(texts.change('tr')).rejects.toThrow('lost')
      expect([texts.language, document.documentElement.lang]).toEqual(['ru', 'ru'])
      expect(remember).not.toHaveBeenCalled()
      await texts.change('ar')
      expect(texts.language).toBe('ar')
    })
  })
})

describe('words of a part', () => {
  const bundles: { readonly [name: string]: Bundle } = {
    en: { 'engine.ok': 'OK' },
    'en shop': { 'shop.title': 'Shop' },
    ru: { 'engine.ok': 'Хорошо' },
    'ru shop': { 'shop.title': 'Лавка' },
    'ru late': { 'late.title': 'Поздно' },
    'en late': { 'late.title': 'Late' },
  }

  /** Creates texts whose parts load when the test allows it. */
  async function make(language = 'en') {
    const asked: string[] = []
    const held = new Map<string, () => void>()
    const isHeld = new Set<string>()
    const load = async (name: string) => {
      asked.push(name)
      if (isHeld.has(name)) await new Promise<void>((resolve) => held.set(name, resolve))
      const bundle = bundles[name]
      if (!bundle) throw new Error(`There is no ${name}.`)
      return bundle
    }
    const texts = await createTexts({
      languages: ['en', 'ru'],
      language,
      load,
      loadPart: (of, part) => load(`${of} ${part}`),
      strict: true,
    })
    return { texts, asked, held, isHeld }
  }

  it('are loaded once, when they are needed', async () => {
    const { texts, asked } = await make()
    expect(texts.has('shop.title')).toBe(false)
    await texts.loadPart('shop')
    await texts.loadPart('shop')
    expect([texts.t('shop.title'), texts.t('engine.ok')]).toEqual(['Shop', 'OK'])
    expect(asked).toEqual(['en', 'en shop'])
  })

  it('that fail to load block nothing else, and can be requested again', async () => {
    const { texts, asked } = await make()
    await expect(texts.loadPart('gone')).rejects.toThrow('There is no en gone.')
    await texts.loadPart('shop')
    await texts.change('ru')
    expect(texts.t('shop.title')).toBe('Лавка')
    await expect(texts.loadPart('gone')).rejects.toThrow('There is no ru gone.')
    expect(asked.filter((name) => name.endsWith('gone'))).toEqual(['en gone', 'ru gone'])
  })
})

describe('resolve language', () => {
  const languages = ['en', 'ar', 'tr', 'pt', 'id', 'ru', 'uz', 'fa', 'ur', 'zh']

  it.each([
    ...languages.map((language) => [language, language]),
    ['ug', 'ar'],
    ['ug-CN', 'ar'],
    ['in', 'id'],
    ['in_ID', 'id'],
    ['pt-BR', 'pt'],
    ['pt_PT', 'pt'],
    ['zh-Hans-CN', 'zh'],
    ['zh-TW', 'zh'],
    ['EN-us', 'en'],
    [' tr ', 'tr'],
    ['de', 'en'],
    ['he', 'en'],
    ['', 'en'],
    ['-', 'en'],
    ['__proto__', 'en'],
    ['constructor', 'en'],
    ['trx', 'en'],
    ['tr<script>', 'en'],
  ])('S9-01 one language: %s is shown in %s', (wish, language) => {
    expect(resolveLanguage({ browser: [wish ?? ''] }, languages)).toBe(language)
    expect(resolveLanguage({ query: wish }, languages)).toBe(language)
  })

  it('S9-01 every browser gets an available language, the best of those that it knows', () => {
    const wish = fc.oneof(fc.constantFrom(...languages, 'ug', 'in', 'de', 'pt-BR', 'AR_eg'), fc.string())
    fc.assert(
      fc.property(fc.array(wish), (browser) => {
        const found = resolveLanguage({ browser }, languages)
        expect(languages).toContain(found)
        const alone = browser.map((one) => resolveLanguage({ browser: [one] }, languages))
        const first = browser.findIndex((one, index) => alone[index] !== 'en' || /^en([-_]|$)/i.test(one.trim()))
        expect(found).toBe(alone.slice(0, first + 1).find((one) => one !== 'en') ?? 'en')
      }),
    )
  })

  it.each([
    ['pt-BR', 'pt-BR'],
    ['pt_br', 'pt-BR'],
    ['pt-PT', 'pt'],
    ['pt', 'pt'],
  ])('S9-01 among pt and pt-BR, %s is shown in %s', (wish, language) => {
    expect(resolveLanguage({ browser: [wish] }, ['en', 'pt', 'pt-BR'])).toBe(language)
  })

  it.each([
    ...['ar', 'he', 'fa', 'ps', 'ur', 'ar-EG', 'UR'].map((language) => [language, true] as const),
    ...['en', 'tr', 'pt', 'id', 'ru', 'uz', 'zh', '', 'arn', 'constructor'].map(
      (language) => [language, false] as const,
    ),
  ])('S9-02 %s is written from right to left: %s', (language, rtl) => {
    expect(isRtl(language)).toBe(rtl)
  })
})

it.each([
  ['tr', 'Türkçe'],
  ['pt', 'Português (Brasil)'],
  ['kk', 'қазақ тілі'],
  ['sv', 'svenska'],
])('S2-50 a language has a name of its own, also one that is new: %s is %s', (language, name) => {
  expect(languageName(language)).toBe(name)
})

describe('pseudo', () => {
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
  })
})

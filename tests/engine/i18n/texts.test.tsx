import { act, render, screen } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTexts, type Bundle, type TextsOptions } from '../../../src/engine/i18n/texts'
import { FormatContext, TextsContext, useFormat, useTexts } from '../../../src/engine/i18n/useTexts'

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
  ar: { 'a.b:c': 'بسيط', days_zero: 'z', days_one: 'o', days_two: 't', days_few: 'f', days_many: 'm', days_other: 'x' },
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
  it('keys are flat, whatever signs they hold', async () => {
    expect((await make()).t('a.b:c')).toBe('Plain')
  })

  it('placeholders take the values given and those of the market', async () => {
    const texts = await make()
    expect(texts.t('hello', { name: 'A' })).toBe('Hello A of P')
    expect(texts.t('hello', { name: 'A', product: 'Q' })).toBe('Hello A of Q')
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

describe('an unknown key', () => {
  it.each(['nothing', '', 'constructor', '__proto__', 'toString'])('%s throws when strict', async (key) => {
    const texts = await make()
    expect(() => texts.t(key)).toThrow(`No message "${key}" in "en"`)
  })

  it('F38 gives nothing to people, and is logged once', async () => {
    const texts = await make({ strict: false })
    expect([texts.t('nothing'), texts.t('nothing')]).toEqual(['', ''])
    expect(console.error).toHaveBeenCalledTimes(1)
  })

  it('is said in en as soon as en is there', async () => {
    const spy = vi.fn(load)
    const texts = await make({ strict: false, language: 'ru', load: spy })
    const listener = vi.fn()
    texts.subscribe(listener)
    expect(spy.mock.calls).toEqual([['ru']])
    expect(texts.t('only')).toBe('')
    await vi.waitFor(() => expect(listener).toHaveBeenCalled())
    expect(texts.t('only')).toBe('English only')
    expect([texts.language, texts.t('a.b:c')]).toEqual(['ru', 'Просто'])
    texts.t('nothing')
    expect(spy.mock.calls).toEqual([['ru'], ['en']])
  })
})

describe('languages', () => {
  it('S9-02 the document takes language and direction', async () => {
    const texts = await make({ language: 'ar' })
    const { lang, dir } = document.documentElement
    expect([lang, dir, texts.language, texts.direction]).toEqual(['ar', 'rtl', 'ar', 'rtl'])
    await texts.change('ru')
    expect([document.documentElement.lang, document.documentElement.dir, texts.direction]).toEqual(['ru', 'ltr', 'ltr'])
  })

  it('a change is remembered and told, once each; the start is not remembered', async () => {
    const remember = vi.fn()
    const listener = vi.fn()
    const texts = await make({ remember })
    const leave = texts.subscribe(listener)
    await texts.change('ru')
    expect(texts.t('a.b:c')).toBe('Просто')
    expect(remember).toHaveBeenCalledExactlyOnceWith('ru')
    expect(listener).toHaveBeenCalledTimes(1)
    leave()
    await texts.change('en')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('a bundle is loaded once', async () => {
    const spy = vi.fn(load)
    const texts = await make({ load: spy })
    for (const language of ['ru', 'en', 'ru']) await texts.change(language)
    expect(spy.mock.calls).toEqual([['en'], ['ru']])
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

  it.each(['xx', '', 'cimode', '__proto__'])('%s is refused', async (language) => {
    await expect((await make()).change(language)).rejects.toThrow(
      'is not a language of this market. Use one of: en, ru',
    )
    await expect(make({ language })).rejects.toThrow('is not a language of this market')
  })
})

describe('hooks', () => {
  const Words = (): ReactNode => useTexts().t('a.b:c')
  const Amount = (): ReactNode => useFormat()(1234.5, 'money')

  it('useTexts draws again when the language changes', async () => {
    const texts = await make()
    render(createElement(TextsContext, { value: texts }, createElement(Words)))
    expect(screen.getByText('Plain')).toBeTruthy()
    await act(() => texts.change('ru'))
    expect(screen.getByText('Просто')).toBeTruthy()
  })

  it('useFormat writes as the market does', () => {
    render(createElement(FormatContext, { value: { timeZone: 'UTC', shortDivisor: 10 } }, createElement(Amount)))
    expect(screen.getByText('1,234.50')).toBeTruthy()
  })

  it.each([
    ['TextsContext', Words],
    ['FormatContext', Amount],
  ])('throw outside a %s', (name, Part) => {
    expect(() => render(createElement(Part))).toThrow(`No ${name} is above this component.`)
  })
})

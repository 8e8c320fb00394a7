import { describe, expect, it, vi } from 'vitest'
import { createTexts, type Bundle } from '../../../src/engine/i18n/texts'

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

describe('words of a part', () => {
  it('are loaded once, when they are needed', async () => {
    const { texts, asked } = await make()
    expect(texts.has('shop.title')).toBe(false)
    await texts.loadPart('shop')
    await texts.loadPart('shop')
    expect([texts.t('shop.title'), texts.t('engine.ok')]).toEqual(['Shop', 'OK'])
    expect(asked).toEqual(['en', 'en shop'])
  })

  it('come along when the language changes', async () => {
    const { texts } = await make()
    await texts.loadPart('shop')
    await texts.change('ru')
    expect(texts.t('shop.title')).toBe('Лавка')
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

  it('that are needed while the language changes are there in the one that is shown', async () => {
    const { texts, held, isHeld } = await make()
    isHeld.add('ru')
    const change = texts.change('ru')
    const need = texts.loadPart('late')
    await vi.waitFor(() => expect(held.has('ru')).toBe(true))
    await need
    held.get('ru')?.()
    await change
    expect(texts.t('late.title')).toBe('Поздно')
  })

  it('that come after the language has changed are those of the new one', async () => {
    const { texts, held, isHeld } = await make()
    isHeld.add('en late')
    const need = texts.loadPart('late')
    await vi.waitFor(() => expect(held.has('en late')).toBe(true))
    await texts.change('ru')
    held.get('en late')?.()
    await need
    expect(texts.t('late.title')).toBe('Поздно')
  })
})

// Tests that each thing has its name in each language, and that different things have different names.
import { isObject } from '@pagewright/engine/tools'
import { describe, expect, it } from 'vitest'
import { pages } from '../support/lumi'
import { objectsIn } from '../pages/objectsIn'
import { bundleNamed, bundles } from './bundles'
import { baseOf } from '../../tools/cli/check/texts/messageParts'
import { isLater } from '../support/release'

describe.skipIf(isLater)('things apart', () => {
  interface ByLanguage {
    readonly [language: string]: RegExp
  }

  /** Groups of things that a text must not confuse, with their names in every language. */
  const groups: { readonly [group: string]: { readonly [thing: string]: ByLanguage } } = {
    'who pays out, who gets the money, and who sells coins': {
      reseller: {
        en: /reseller/i,
        ar: /وسيط/,
        tr: /aracı/i,
        pt: /revendedor/i,
        id: /reseller/i,
        ru: /реселлер/i,
        uz: /vositachi/i,
        fa: /کارگزار/,
        ur: /ری سیلر/,
        zh: /提现代理/,
      },
      receiver: {
        en: /receiver/i,
        ar: /مستلم/,
        tr: /(?<!\p{L})alıcı/iu,
        pt: /recebedor|destinatári/i,
        id: /penerima(?!an)/i,
        ru: /получател/i,
        uz: /oluvchi/i,
        fa: /گیرنده|دریافت‌کننده/,
        ur: /وصول کنندہ|وصول کرنے والے/,
        zh: /收款人|充值对象/,
      },
      agent: {
        en: /\bagents?\b/i,
        ar: /وكيل|وكلاء/,
        tr: /(?<!\p{L})bayi/iu,
        pt: /\bagentes?\b/i,
        id: /\bagen\b/i,
        ru: /агент(?!ств)/i,
        uz: /agent(?!lik|lig)/i,
        fa: /نمایند/,
        ur: /ایجنٹ/,
        zh: /(?<!提现)代理/,
      },
    },
    'coins, diamonds and gemstones': {
      coins: {
        en: /\bcoins?\b/i,
        ar: /عمل(ة|ات)/,
        tr: /jeton/i,
        pt: /moeda/i,
        id: /koin/i,
        ru: /монет/i,
        uz: /tanga/i,
        fa: /سکه/,
        ur: /کوائن/,
        zh: /金币/,
      },
      diamonds: {
        en: /diamonds?\b/i,
        ar: /[اأ]لماس/,
        tr: /elmas/i,
        pt: /diamante/i,
        id: /berlian/i,
        ru: /алмаз/i,
        uz: /olmos/i,
        fa: /الماس/,
        ur: /ڈائمنڈ/,
        zh: /钻石/,
      },
      gemstones: {
        en: /gemstone/i,
        ar: /الأحجار الكريمة/,
        tr: /mücevher/i,
        pt: /gemas/i,
        id: /permata/i,
        ru: /самоцвет/i,
        uz: /javohir/i,
        fa: /جواهر/,
        ur: /جواہر/,
        zh: /宝石/,
      },
    },
    'applications and invitations': {
      application: {
        en: /\bappl(y|ied|ications?|icant)\b/i,
        ar: /طلب|انضمام/,
        tr: /başvur/i,
        pt: /solicit/i,
        id: /mohon|ajukan/i,
        ru: /заяв|подать|подано|ожидают/i,
        uz: /ariza/i,
        fa: /درخواست|متقاضی/,
        ur: /درخواست/,
        zh: /申请/,
      },
      invitation: {
        en: /\binvit/i,
        ar: /دع/,
        tr: /dave[td]/i,
        pt: /convi[td]/i,
        id: /undang/i,
        ru: /приглас|приглаш/i,
        uz: /taklif/i,
        fa: /دعوت/,
        ur: /دعوت|مدعو|بلا/,
        zh: /邀请/,
      },
    },
  }

  /** The specification fixes this English text (S5-13). It means a reseller. */
  const meant: { readonly [key: string]: string } = { 'withdraw.reseller.empty': 'Please select a reseller' }

  const english = new Map(
    Object.entries(bundleNamed('en').texts).map(([key, text]) => [baseOf(key), meant[key] ?? text]),
  )
  const namedIn = (things: { readonly [thing: string]: ByLanguage }, language: string, text: string) =>
    Object.entries(things).flatMap(([thing, names]) => (names[language]?.test(text) === true ? [thing] : []))

  const languages = ['ar', 'tr', 'pt', 'id', 'ru', 'uz', 'fa', 'ur', 'zh']
  describe.each(Object.entries(groups))('S1-11 S1-14 a text tells apart %s', (_group, things) => {
    const told = new Map(
      [...english].flatMap(([key, text]) => {
        const named = namedIn(things, 'en', text)
        return named.length > 0 ? [[key, named] as const] : []
      }),
    )

    it.each(languages)('in %s', (language) => {
      expect(told.size).toBeGreaterThanOrEqual(10)
      const wrong = Object.entries(bundleNamed(language).texts).filter(([key, text]) => {
        const expected = told.get(baseOf(key))
        return expected !== undefined && namedIn(things, language, text).join() !== expected.join()
      })
      expect(wrong).toEqual([])
    })
  })
})

describe.skipIf(isLater)('side by side', () => {
  /** The names of one group: the labels of parts that stand in one place, or the words of one value. */
  const groups: readonly (readonly string[])[] = objectsIn(pages).flatMap((part) => {
    const { words } = part
    const labels = Object.values(part).flatMap((one) =>
      isObject(one) && typeof one['label'] === 'string' ? [one['label']] : [],
    )
    const named = isObject(words) ? Object.values(words).filter((key) => typeof key === 'string') : []
    return [labels, named].filter((keys) => new Set(keys).size > 1)
  })

  /** Pairs of names that are the same in English as well, or that are never there together. */
  const pairs = [
    ...new Set(
      groups.flatMap((keys) =>
        keys.flatMap((one, at) => keys.slice(at + 1).map((other) => [one, other].toSorted().join(' '))),
      ),
    ),
  ].map((pair) => pair.split(' '))
  const { texts: english } = bundleNamed('en')
  const apart = pairs.filter(([one = '', other = '']) => one !== other && english[one] !== english[other])

  describe('S1-11 S2-43 S4-14 what differs in English', () => {
    it.each(bundles)('differs in $language', ({ texts }) => {
      expect(apart.length).toBeGreaterThan(300)
      const same = ([one = '', other = '']: readonly string[]) =>
        texts[one]?.toLowerCase() === texts[other]?.toLowerCase()
      expect(apart.filter(same)).toEqual([])
    })
  })
})

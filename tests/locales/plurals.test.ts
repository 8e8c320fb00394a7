// After a figure stands the form of the noun that its language demands for the figure.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '@pagewright/cli/source'
import { isLater } from '../support/release'

/** A noun by the plural category of the figure before it. A category that a language writes without a figure has none. */
type Forms = { readonly [category in Intl.LDMLPluralRule]?: string }

const russian = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few })
/** "not more than one row" and "not more than 5 rows": the genitive has two forms. The figure of `other` has a fraction. */
const genitive = (one: string, many: string): Forms => ({ one, few: many, many, other: one })
const arabic = (few: string, many: string, other: string): Forms => ({ few, many, other })
const portuguese = (one: string, other: string): Forms => ({ one, many: other, other })
const two = (one: string, other: string): Forms => ({ one, other })
const same = (word: string): Forms => ({ one: word, other: word })

const nouns: { readonly [language: string]: readonly Forms[] } = {
  en: [
    two('minute', 'minutes'),
    two('hour', 'hours'),
    two('coin', 'coins'),
    two('day', 'days'),
    two('diamond', 'diamonds'),
    two('time', 'times'),
    two('entry', 'entries'),
    two('character', 'characters'),
    two('field', 'fields'),
    two('row', 'rows'),
    two('picture', 'pictures'),
    two('member', 'members'),
    two('agency', 'agencies'),
  ],
  ru: [
    russian('минуту', 'минуты', 'минут'),
    russian('час', 'часа', 'часов'),
    russian('монета', 'монеты', 'монет'),
    russian('день', 'дня', 'дней'),
    russian('раз', 'раза', 'раз'),
    russian('алмаз', 'алмаза', 'алмазов'),
    russian('монету', 'монеты', 'монет'),
    russian('поле', 'поля', 'полей'),
    russian('строка', 'строки', 'строк'),
    russian('фото', 'фото', 'фото'),
    russian('участник', 'участника', 'участников'),
    russian('агентство', 'агентства', 'агентств'),
    genitive('записи', 'записей'),
    genitive('символа', 'символов'),
    genitive('дня', 'дней'),
    genitive('алмаза', 'алмазов'),
  ],
  ar: [
    arabic('دقائق', 'دقيقة', 'دقيقة'),
    arabic('ساعات', 'ساعة', 'ساعة'),
    arabic('أيام', 'يومًا', 'يوم'),
    arabic('مرات', 'مرة', 'مرة'),
    arabic('عناصر', 'عنصرًا', 'عنصر'),
    arabic('أحرف', 'حرفًا', 'حرف'),
    arabic('حقول', 'حقلًا', 'حقل'),
    arabic('صور', 'صورة', 'صورة'),
    arabic('عملات', 'عملة', 'عملة'),
    arabic('أعضاء', 'عضوًا', 'عضو'),
    arabic('وكالات', 'وكالة', 'وكالة'),
    // "of the diamonds" needs no form.
    arabic('من', 'من', 'من'),
  ],
  pt: [
    portuguese('minuto', 'minutos'),
    portuguese('hora', 'horas'),
    portuguese('moeda', 'moedas'),
    portuguese('dia', 'dias'),
    portuguese('diamante', 'diamantes'),
    portuguese('vez', 'vezes'),
    portuguese('item', 'itens'),
    portuguese('caractere', 'caracteres'),
    portuguese('campo', 'campos'),
    portuguese('imagem', 'imagens'),
    portuguese('membro', 'membros'),
    portuguese('agência', 'agências'),
  ],
  ur: [
    same('منٹ'),
    two('گھنٹہ', 'گھنٹے'),
    two('کوائن', 'کوائنز'),
    two('ڈائمنڈ', 'ڈائمنڈز'),
    two('اندراج', 'اندراجات'),
    two('حرف', 'حروف'),
    two('خانے', 'خانوں'),
    two('تصویر', 'تصاویر'),
    two('ممبر', 'ممبران'),
    two('ایجنسی', 'ایجنسیاں'),
    same('بار'),
    same('دن'),
  ],
  tr: [
    'dakika',
    'saat',
    'jeton',
    'kez',
    'öğe',
    'karakter',
    'alanı',
    'kayıt',
    'görsel',
    'gün',
    'günden',
    'elmas',
    'üye',
    'ajans',
  ].map(same),
  uz: ['daqiqa', 'soat', 'tanga', 'marta', 'ta', 'kun', 'kundan', 'olmos', 'aʼzo', 'agentlik'].map(same),
  fa: ['دقیقه', 'ساعت', 'سکه', 'بار', 'مورد', 'نویسه', 'ردیف', 'تصویر', 'روز', 'الماس', 'عضو', 'آژانس'].map(same),
}

const figure = /\{\{(?:count|coins|num|amount)\}\}\s+(?:more |de )?(\p{L}[\p{L}\p{M}]*)/u

const languages = Object.entries(nouns).map(([language, known]) => {
  const texts = JSON.parse(readFileSync(join(root, `locales/${language}.json`), 'utf8')) as { [key: string]: string }
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const messages = Object.keys(texts).flatMap((key) => {
    if (!key.endsWith('_other')) return []
    const base = key.slice(0, -'_other'.length)
    const found = categories.flatMap((category) => {
      const noun = figure.exec(texts[`${base}_${category}`] ?? '')?.[1]
      return noun === undefined ? [] : [{ category, noun }]
    })
    // Some messages have no noun behind the figure: "Coins: 5".
    return found.length > 0 ? [{ base, found }] : []
  })
  return { language, known, messages }
})

describe.skipIf(isLater).each(languages)('S9-02 in $language', ({ known, messages }) => {
  it.each(messages)('$base has the forms of one noun', ({ found }) => {
    const fitting = known.filter((forms) => found.every(({ category, noun }) => (forms[category] ?? noun) === noun))
    expect(fitting, JSON.stringify(found)).not.toEqual([])
  })

  it('each noun of the table is in a message', () => {
    const used = messages.flatMap(({ found }) => found.map(({ noun }) => noun))
    expect(known.filter((forms) => !Object.values(forms).some((noun) => used.includes(noun)))).toEqual([])
  })
})

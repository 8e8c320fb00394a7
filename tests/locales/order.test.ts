// Tests that a text of every language has the build of the English text: its values in their order, its figures, and the mark at
// its end.
import { describe, expect, it } from 'vitest'
import { bundleNamed, bundles } from './bundles'
import { baseOf } from '../../tools/cli/check/texts/messageParts'
import { isLater } from '../support/release'

const { texts: english } = bundleNamed('en')
const inEnglish = (key: string) => english[key] ?? english[`${baseOf(key)}_other`] ?? ''

/** Texts that a grammar orders otherwise: the languages, and the order there. */
const otherOrders: { readonly [key: string]: { readonly languages: string; readonly order: string } } = {
  // "for 20 dollars you get 5,000 coins"
  'recharge.quote': { languages: 'tr ur uz zh', order: 'amount currency coins' },
  // "join, on Lumi, the Falcons"
  'guild.share.text': { languages: 'fa tr ur uz zh', order: 'product name id' },
  // "up to the 9th 12 % more"
  'engine.record.change': { languages: 'tr ur uz zh', order: 'day change' },
  // "of 3, 2 are left"
  'withdraw.week': { languages: 'tr ur uz', order: 'limit left' },
}
const valuesOf = (text: string) => [...new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name))].join(' ')

/** Texts that end otherwise: a button that is short for a longer word, a noun for a question, and a sentence for a count of none. */
const otherEnds: { readonly [language: string]: readonly string[] } = {
  ar: ['order.dispute.kind', 'engine.image.uploading_zero'],
  id: ['withdraw.max'],
}
const marks = ['.。۔', '?؟？', '!！', ':：', '…']
const endOf = (text: string) => marks.find((mark) => mark.includes(text.trim().at(-1) ?? ' '))

/** The figures of a text, without those of its values. */
const figuresOf = (text: string) =>
  [...text.replaceAll(/\{\{.*?\}\}/g, '').matchAll(/\d+/g)]
    .map(([figure]) => figure)
    .toSorted()
    .join(' ')
/** Texts that say a figure by a word, in the languages of the list: "one time", "less than a day", "year, month, day". */
const inWords: { readonly [key: string]: string } = {
  'agent.transfer.bound': 'ar fa id pt ru tr ur uz zh',
  'agent.transfer.max': 'ar fa id pt ru tr ur uz zh',
  'settlement.today': 'ar',
  'settlement.todayClosed': 'ar',
  'engine.form.format.date': 'ar fa ur',
}

describe.skipIf(isLater).each(bundles)('S9-01 S1-11 in $language', ({ language, texts }) => {
  it('the values of a text stand in their order', () => {
    const wrong = Object.entries(texts).flatMap(([key, text]) => {
      const { languages = '', order = '' } = otherOrders[baseOf(key)] ?? {}
      const due = languages.split(' ').includes(language) ? order : valuesOf(inEnglish(key))
      const found = valuesOf(text)
      return found.includes(' ') && found !== due ? [`${key}: ${found}, not ${due}`] : []
    })
    expect(wrong).toEqual([])
  })

  it('a question ends as a question, a sentence as a sentence, and a name as a name', () => {
    const others = Object.entries(texts).flatMap(([key, text]) => (endOf(text) === endOf(inEnglish(key)) ? [] : [key]))
    expect(others.toSorted()).toEqual((otherEnds[language] ?? []).toSorted())
  })

  it('a text says the figures that the English text says', () => {
    const wrong = Object.entries(texts).flatMap(([key, text]) => {
      const due = inWords[key]?.split(' ').includes(language) ? '' : figuresOf(inEnglish(key))
      return figuresOf(text) === due ? [] : [`${key}: ${figuresOf(text)}, not ${due}`]
    })
    expect(wrong).toEqual([])
  })
})

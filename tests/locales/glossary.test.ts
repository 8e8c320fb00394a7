// Tests that the glossary has each term in each language, and that the texts use it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { bundleNamed, bundles } from './bundles'
import { isLater } from '../support/release'

/** The tables of the glossary, each as its lines of cells. The second line of a table separates. */
const tables = [...readFileSync(join(root, 'docs/glossary.md'), 'utf8').matchAll(/(?:^\|.*\n)+/gm)].map(([table]) =>
  table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ),
)
const [[head = [], , ...rows] = [], [oppositeHead = [], , ...oppositeRows] = []] = tables
const [, ...languages] = head

it.skipIf(isLater)('S9-01 has a column for each language', () => {
  expect(languages.toSorted()).toEqual(bundles.map(({ language }) => language))
})

it.skipIf(isLater)('has each term once', () => {
  const terms = rows.map(([term]) => term)
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([])
})

describe.skipIf(isLater).each(languages)('in %s', (language) => {
  const { texts } = bundleNamed(language)
  const column = head.indexOf(language)

  it.each([
    ['coins', 'account.coins'],
    ['diamonds', 'account.diamonds'],
    ['gemstones', 'account.gemstones'],
    ['agent coins', 'agent.coin.title'],
    ['country', 'recharge.country'],
    ['payment method', 'recharge.method'],
    ['upper-level agent', 'agent.record.upper'],
    ['payment number', 'pay.paymentNo'],
    ['income', 'data.income'],
    ['income', 'data.perHour'],
    ['income', 'data.chart'],
    ['user ID', 'account.id'],
    ['user ID', 'pay.user'],
    ['withdrawal method', 'order.method'],
    ['withdrawal method', 'method.channel'],
    ['withdrawal account', 'method.remove.ask'],
    ['complaint', 'order.thread'],
  ])('%s is what %s says', (term, key) => {
    const cell = rows.find(([name]) => name === term)?.[column] ?? ''
    const [word = ''] = cell.split(/ ?[(;؛（]/)
    expect(texts[key]?.toLocaleLowerCase(language)).toContain(word.toLocaleLowerCase(language))
  })
})

it.skipIf(isLater)('S9-01 the letters of Uzbek are written with their own signs', () => {
  const texts = Object.values(bundleNamed('uz').texts)
  expect(texts.filter((text) => /\p{L}['‘’`]/u.test(text))).toEqual([])
  expect(texts.filter((text) => /[og]ʻ/i.test(text)).length).toBeGreaterThan(50)
})

describe.skipIf(isLater)('opposites', () => {
  const opposites = oppositeRows.map(([meaning = '', others = '', texts = '']) => ({
    meaning,
    others: others.split(', '),
    keys: [...texts.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key),
  }))
  const formsOf = (meaning: string, language: string) => {
    const cell = oppositeRows.find(([name]) => name === meaning)?.[oppositeHead.indexOf(language)]
    return cell?.split(' / ') ?? []
  }

  it('have a column for each language, and are opposites of each other or of a known meaning', () => {
    expect(oppositeHead.slice(3)).toEqual(languages)
    for (const { others } of opposites)
      for (const other of others) expect(opposites.map(({ meaning }) => meaning)).toContain(other)
  })

  const cases = opposites.flatMap(({ meaning, others, keys }) =>
    keys.flatMap((key) => languages.map((language) => ({ meaning, others, key, language }))),
  )
  it.each(cases)(
    'S9-01 $key in $language says $meaning, and none of: $others',
    ({ meaning, others, key, language }) => {
      const own = formsOf(meaning, language)
      const text = bundleNamed(language).texts[key]?.toLocaleLowerCase(language) ?? ''
      expect(own.filter((form) => text.includes(form))).not.toEqual([])
      // A form may contain its opposite, as "not done" contains "done".
      const rest = own.reduce((left, form) => left.replaceAll(form, ' '), text)
      expect(others.flatMap((other) => formsOf(other, language)).filter((form) => rest.includes(form))).toEqual([])
    },
  )
})

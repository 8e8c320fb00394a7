// The glossary has a word in each language for each term, and the texts use it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { bundleNamed, bundles } from './bundles'

const [head = [], , ...rows] = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const [, ...languages] = head

it('S9-01 has a column for each language', () => {
  expect(languages.toSorted()).toEqual(bundles.map(({ language }) => language))
})

describe('has a word in every language for', () => {
  it.each(rows)('%s', (...cells) => {
    expect(cells).toHaveLength(head.length)
    expect(cells.filter((cell) => cell === '')).toEqual([])
  })
})

it('has each term once', () => {
  const terms = rows.map(([term]) => term)
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([])
})

describe.each(languages)('in %s', (language) => {
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
  ])('%s is what %s says', (term, key) => {
    const cell = rows.find(([name]) => name === term)?.[column] ?? ''
    const [word = ''] = cell.split(/ ?[(;؛（]/)
    expect(texts[key]?.toLocaleLowerCase(language)).toContain(word.toLocaleLowerCase(language))
  })
})

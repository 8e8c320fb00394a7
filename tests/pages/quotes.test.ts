// The sentences and labels that quote a price, with figures that a server or a person should not send.
import { describe, expect, it } from 'vitest'
import { evaluateCondition } from '@pagewright/engine/tools'
import { pages } from '../support/lumi'

const huge = '99999999999999'

describe('a recharge quotes nothing that is not so', () => {
  const form = pages['/recharge']?.blocks.recharge
  if (form?.block !== 'form' || !('labels' in form.submit)) throw new Error('/recharge has no form with labels.')
  const { labels, review } = form.submit
  const notes = form.fields.amount?.notes ?? {}
  const shown = (form: object) =>
    Object.entries(notes).flatMap(([id, { when }]) =>
      evaluateCondition(when, { form: { method_id: '1', ...form } }) ? [id] : [],
    )
  const bounds = { min_amount: '1', max_amount: '5000' }

  it.each([
    ['an amount and a rate', { amount: '20', coins_per_unit: 250, ...bounds }, ['quote', 'bounds']],
    ['no amount yet', { coins_per_unit: 250, ...bounds }, ['rate', 'bounds']],
    ['no rate', { amount: '20', ...bounds }, ['bounds']],
    ['a rate of one', { amount: '0.01', coins_per_unit: 1 }, ['quote']],
    ['one bound that is the least', { coins_per_unit: 1, min_amount: '0.01' }, ['rate', 'least']],
    ['a rate of nothing', { amount: '20', coins_per_unit: 0, ...bounds }, ['bounds']],
    ['a negative rate', { coins_per_unit: -5 }, []],
    ['a rate that is text of digits', { amount: '20', coins_per_unit: '250' }, ['quote']],
    ['a rate that is other text', { amount: '20', coins_per_unit: 'many' }, []],
    ['more than the method takes', { amount: '5000.01', coins_per_unit: 250, ...bounds }, ['bounds']],
    ['the most that the method takes', { amount: '5000', coins_per_unit: 250, ...bounds }, ['quote', 'bounds']],
    ['less than the method takes', { amount: '0.99', coins_per_unit: 250, ...bounds }, ['bounds']],
    ['the least that the method takes', { amount: '1', coins_per_unit: 250, ...bounds }, ['quote', 'bounds']],
    ['nothing, where no bound is known', { amount: '0', coins_per_unit: 250 }, []],
    ['a negative amount', { amount: '-5', coins_per_unit: 250 }, []],
    ['what is no figure', { amount: 'ten', coins_per_unit: 250 }, []],
    ['a huge amount', { amount: huge, coins_per_unit: 250 }, []],
    ['one bound only', { coins_per_unit: 250, max_amount: '5' }, ['rate', 'most']],
    ['bounds of nothing and less', { coins_per_unit: 250, min_amount: '0', max_amount: '-5' }, ['rate']],
    ['a least of nothing', { coins_per_unit: 250, min_amount: '0.00', max_amount: '5' }, ['rate', 'most']],
    ['nothing at all', {}, []],
  ])('S9-10 with %s', (_, form, expected) => expect(shown(form)).toEqual(expected))

  it.each([
    [{ amount: '20', currency: 'SAR' }, true],
    [{ amount: '20' }, false],
    [{ amount: '', currency: 'SAR' }, false],
    [{ amount: 'ten', currency: 'SAR' }, false],
    [{ amount: huge, currency: 'SAR' }, false],
    [{ amount: '21', currency: 'SAR', max_amount: '20' }, false],
    [{ amount: '3', currency: 'SAR', min_amount: '4' }, false],
    [{ amount: '4', currency: 'SAR', min_amount: '4' }, true],
    [{ amount: '0', currency: 'SAR' }, false],
    [{ amount: '-5', currency: 'SAR' }, false],
  ])('the button names the amount of %j: %s', (form, isNamed) =>
    expect(evaluateCondition(labels?.['pay']?.when, { form })).toBe(isNamed),
  )

  it('the step before leaves out coins that nobody can compute', () => {
    const isShown = (coins_per_unit: unknown) =>
      evaluateCondition(review?.lines?.['coins']?.when, { form: { amount: '20', coins_per_unit } })
    expect([250, 0, undefined, null].map(isShown)).toEqual([true, false, false, false])
  })
})

describe('a withdrawal quotes nothing that is not so', () => {
  const form = pages['/withdraw']?.blocks.withdraw
  if (form?.block !== 'form' || !('labels' in form.submit)) throw new Error('/withdraw has no form with labels.')
  const when = form.submit.labels?.['amount']?.when
  const rate = { diamonds_per_unit: 10, currency: 'USD' }
  const bounded = { ...rate, min_diamonds: 100 }

  it.each([
    ['a figure and a rate', '200', rate, true],
    ['no figure', undefined, rate, false],
    ['what is no figure', '1e3', rate, false],
    ['a huge figure', huge, rate, false],
    ['less than the server allows', '99.99', bounded, false],
    ['the least that the server allows', '100', bounded, true],
    ['all that there is', '6000.5', bounded, true],
    ['more than there is', '6000.51', bounded, false],
    ['nothing', '0', rate, false],
    ['the least that there can be', '0.01', rate, true],
    ['one diamond for one unit', '1', { ...rate, diamonds_per_unit: 1 }, true],
    ['a negative figure', '-5', rate, false],
    ['no rate', '200', { currency: 'USD' }, false],
    ['a rate of nothing', '200', { ...rate, diamonds_per_unit: 0 }, false],
    ['no currency', '200', { diamonds_per_unit: 10 }, false],
  ])('S9-10 with %s', (_, diamonds, withdrawal, isQuoted) =>
    expect(evaluateCondition(when, { form: { diamonds }, data: { withdrawal }, user: { diamonds: 6000.5 } })).toBe(
      isQuoted,
    ),
  )
})

describe('the rules of withdrawals say nothing that is not so', () => {
  const limits = pages['/withdraw']?.blocks.limits
  if (limits?.block !== 'text') throw new Error('The rules are no text.')
  const { items } = limits
  const shown = (withdrawal: object) =>
    Object.entries(items).flatMap(([id, { when }]) => (evaluateCondition(when, { data: { withdrawal } }) ? [id] : []))
  const reasonsOf = (withdrawal: object, diamonds: string) => {
    const scope = { data: { withdrawal }, user: { diamonds } }
    const { closed, withdraw: form } = pages['/withdraw']?.blocks ?? {}
    if (closed?.block !== 'text') throw new Error('The reasons are no text.')
    return Object.entries({ ...closed.items, 'the form': form }).flatMap(([id, one]) =>
      evaluateCondition(one?.when, scope) ? [id] : [],
    )
  }
  const all = {
    weekly_limit: 3,
    weekly_left: 0,
    weekly_reset_at: 1_779_051_600,
    min_diamonds: '100',
    min_amount: '10',
    currency: 'USD',
    diamonds_per_unit: 10,
    receipt_hours_min: 1,
    receipt_hours_max: 2,
  }
  const every = ['week', 'reset', 'diamonds', 'amount', 'rate', 'lag']
  const without = (...ids: readonly string[]) => every.filter((id) => !ids.includes(id))

  it.each([
    ['every figure, and none left', all, every],
    ['some left', { ...all, weekly_left: 2 }, every],
    ['nothing', {}, []],
    ['no weekly limit', { ...all, weekly_limit: undefined, weekly_reset_at: undefined }, without('week', 'reset')],
    ['no moment at which the week ends', { ...all, weekly_reset_at: undefined }, without('reset')],
    ['a moment without a limit', { ...all, weekly_limit: null }, without('week', 'reset')],
    ['no count of what is left', { ...all, weekly_left: undefined }, without('week')],
    ['a limit of none', { ...all, weekly_limit: 0 }, every],
    ['negative counts', { ...all, weekly_limit: -5, weekly_left: -5 }, without('week', 'reset')],
    ['a least of nothing', { ...all, min_diamonds: '0', min_amount: '0.00' }, without('diamonds', 'amount')],
    ['a negative least', { ...all, min_diamonds: '-5', min_amount: '-5' }, without('diamonds', 'amount')],
    ['a least that is no figure', { ...all, min_diamonds: 'many', min_amount: '' }, without('diamonds', 'amount')],
    ['a rate of nothing', { ...all, diamonds_per_unit: 0 }, without('rate')],
    ['a negative rate', { ...all, diamonds_per_unit: -5 }, without('rate')],
    ['no currency', { ...all, currency: undefined }, without('amount', 'rate')],
    ['the least of each', { ...all, min_diamonds: '0.01', min_amount: '0.01', diamonds_per_unit: 1 }, every],
    ['one hour at most', { ...all, receipt_hours_min: 0, receipt_hours_max: 1 }, every],
    ['hours of nothing', { ...all, receipt_hours_min: 0, receipt_hours_max: 0 }, without('lag')],
    ['negative hours', { ...all, receipt_hours_min: -2, receipt_hours_max: 2 }, without('lag')],
  ])('S9-10 with %s', (_, withdrawal, expected) => expect(shown(withdrawal)).toEqual(expected))

  it.each([
    [0, true],
    [-5, true],
    [1, false],
    [undefined, false],
    [null, false],
  ])('S9-10 over the weekly limit with %j left: %s', (weekly_left, isOver) => {
    expect(reasonsOf({ weekly_left }, '200')).toEqual(isOver ? ['over', 'wait'] : ['the form'])
  })

  it.each([
    ['enough', { min_diamonds: '100' }, '100', ['the form']],
    ['a little too few', { min_diamonds: '100' }, '99.99', ['few']],
    ['none', { min_diamonds: '100' }, '0', ['none']],
    ['none, and no bound', {}, '0', ['none']],
    ['a negative balance', {}, '-5', ['none']],
    ['a huge balance', { min_diamonds: '100' }, huge, ['the form']],
    ['a bound that is no figure', { min_diamonds: 'many' }, '100', []],
    [
      'enough, but no withdrawal left',
      { min_diamonds: '100', weekly_left: 0, weekly_reset_at: 1 },
      '200',
      ['over', 'again'],
    ],
    ['too little money', { min_amount: '10', diamonds_per_unit: 10 }, '99.99', ['little']],
    ['enough money', { min_amount: '10', diamonds_per_unit: 10 }, '100', ['the form']],
    ['a least amount without a rate', { min_amount: '10' }, '5', ['the form']],
    ['too few, and too little', { min_diamonds: '50', min_amount: '10', diamonds_per_unit: 10 }, '40', ['little']],
    [
      'too few, which is the larger bound',
      { min_diamonds: '200', min_amount: '10', diamonds_per_unit: 10 },
      '150',
      ['few'],
    ],
    ['too few, and none left', { min_diamonds: '100', weekly_left: 0 }, '50', ['over', 'wait', 'few']],
  ])('S8-06 S9-10 with %s, there is the form, or the reason why there is none', (_, withdrawal, diamonds, expected) =>
    expect(reasonsOf(withdrawal, diamonds)).toEqual(expected),
  )

  it.each([
    [1_000_000, true],
    [1, true],
    [0, false],
    [-5, false],
    [undefined, false],
  ])('S5-16 a largest transfer of %j is named: %s', (max_transfer, isNamed) => {
    const transfer = pages['/agent/coin']?.blocks.transfer
    if (transfer?.block !== 'form') throw new Error('/agent/coin has no form for a transfer.')
    const { amount } = transfer.fields
    expect(evaluateCondition(amount?.notes?.['most']?.when, { data: { settings: { max_transfer } } })).toBe(isNamed)
  })
})

it.each([
  ['nothing', undefined, false],
  ['no coins', 0, false],
  ['one coin', 1, true],
  ['a million', 1_000_000, true],
  ['more digits than an amount has', 1e13, false],
])('S5-16 for %s, %j, the button of a transfer names the coins: %j', (_what, typed, isNamed) => {
  const transfer = pages['/agent/coin']?.blocks.transfer
  if (transfer?.block !== 'form' || !('labels' in transfer.submit)) throw new Error('/agent/coin has no labels.')
  const when = transfer.submit.labels?.['send']?.when
  expect(evaluateCondition(when, { form: { amount: typed } })).toBe(isNamed)
})

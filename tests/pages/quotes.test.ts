// The sentences and labels that quote a price, with figures that a server or a person should not send.
import { describe, expect, it } from 'vitest'
import { evaluateCondition } from '@pagewright/engine/tools'
import { payment, payLabels, payReview } from '../../pages/rechargeFields'
import { withdraw } from '../../pages/withdraw/withdraw'

const huge = '99999999999999'

describe('a recharge quotes nothing that is not so', () => {
  const { notes } = payment.amount
  const shown = (form: object) =>
    Object.entries(notes).flatMap(([id, { when }]) => (evaluateCondition(when, { form }) ? [id] : []))
  const bounds = { min_amount: '1', max_amount: '5000' }

  it.each([
    ['an amount and a rate', { amount: '20', coins_per_unit: 250, ...bounds }, ['quote', 'bounds']],
    ['no amount yet', { coins_per_unit: 250, ...bounds }, ['rate', 'bounds']],
    ['no rate', { amount: '20', ...bounds }, ['bounds']],
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
    expect(evaluateCondition(payLabels.pay.when, { form })).toBe(isNamed),
  )

  it('the step before leaves out coins that nobody can compute', () => {
    const isShown = (coins_per_unit: unknown) =>
      evaluateCondition(payReview.lines.coins.when, { form: { amount: '20', coins_per_unit } })
    expect([250, 0, undefined, null].map(isShown)).toEqual([true, false, false, false])
  })
})

describe('a withdrawal quotes nothing that is not so', () => {
  const { withdraw: form } = withdraw.blocks
  if (form?.block !== 'form' || !('labels' in form.submit)) throw new Error('/withdraw has no form with labels.')
  const when = form.submit.labels?.['amount']?.when as Parameters<typeof evaluateCondition>[0]
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

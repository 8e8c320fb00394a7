import { expect, it, vi } from 'vitest'
import { ahead } from '../../../src/engine/page/ahead'
import { createBundles } from '../../../src/engine/text/bundles'
import * as plurals from '../../../src/engine/text/plurals'

/** Bundles of a browser that has not loaded what says plurals yet: it comes, or fails, when it is told to. */
function make() {
  const loads: { come(): void; fail(): void }[] = []
  const load = () =>
    new Promise<typeof plurals>((resolve, reject) =>
      loads.push({ come: () => resolve(plurals), fail: () => reject(new Error('lost')) }),
    )
  const told = vi.fn()
  const bundles = createBundles('en', told, ahead(load))
  bundles.add('en', { days_one: '{{count}} day', days_other: '{{count}} days', left: '{{count}} left' })
  bundles.add('ru', {
    days_one: '{{count}} день',
    days_few: '{{count}} дня',
    days_many: '{{count}} дней',
    days_other: 'дня',
  })
  return { say: (language: string, count: number, key = 'days') => bundles.say(language, key, { count }), loads, told }
}

it('a count is said in the form for most until what says plurals is there, and then in its own', async () => {
  const { say, loads, told } = make()
  expect([say('en', 5), say('en', 1), say('ru', 5)]).toEqual(['5 days', '1 days', 'дня'])
  expect(loads).toHaveLength(1)
  loads[0]?.come()
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  expect([say('en', 5), say('en', 1), say('ru', 5)]).toEqual(['5 days', '1 day', '5 дней'])
  expect(loads).toHaveLength(1)
})

it('what a count does not change needs none of it, in any language', () => {
  const { say, loads } = make()
  expect([say('en', 1, 'left'), say('ru', 1, 'left'), say('en', 1, 'hours')]).toEqual(['1 left', '1 left', undefined])
  expect(loads).toEqual([])
})

it('where it does not come the form for most stays, nobody is told, and the next count asks again', async () => {
  const { say, loads, told } = make()
  expect(say('en', 1)).toBe('1 days')
  loads[0]?.fail()
  await vi.waitFor(() => {
    expect(say('en', 1)).toBe('1 days')
    expect(loads).toHaveLength(2)
  })
  expect(told).not.toHaveBeenCalled()
  loads[1]?.come()
  await vi.waitFor(() => expect(say('en', 1)).toBe('1 day'))
})

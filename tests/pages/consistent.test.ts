// Criteria 3.2.4 and 3.3.4 of WCAG 2.2: one name and one icon for one place, and a look at what cannot be taken back.
import { expect, it } from 'vitest'
import { pages } from '../../pages.config'
import { sceneOf } from '@pagewright/engine/testing'
import api from '../../schemas/api.json' with { type: 'json' }
import { partsIn } from './partsIn'

const parts = partsIn(pages)

/** Links that say why one goes there, beside the name that the page has elsewhere. */
const occasions: { readonly [label: string]: string } = {
  'agent.buy': 'an agent buys coins for others there',
  'agent.sent.again': 'after a transfer: one more',
  'order.toPay': 'opens the tab of the reseller',
  'withdraw.done.order': 'opens the order that was just made',
  'recharge.others': 'for somebody else than oneself',
  'guild.list.invited': 'opens the tab of invitations',
  'recharge.check.submit': 'the button of a form that looks a payment up',
  'agent.login.others': 'says who logs in there',
}

it('WCAG 3.2.4 links to one page have one name and one icon', () => {
  const names = new Map<string, Set<unknown>>()
  const icons = new Map<string, Set<unknown>>()
  const used = new Set<string>()
  const note = (of: Map<string, Set<unknown>>, to: string, what: unknown) =>
    void (of.get(to) ?? of.set(to, new Set()).get(to))?.add(what)
  for (const { do: kind, to, label, icon } of parts) {
    if (kind !== 'link' || typeof to !== 'string') continue
    const isOccasion = typeof label === 'string' && Object.hasOwn(occasions, label)
    if (isOccasion) used.add(label)
    else note(names, to, label)
    if (icon !== undefined && !isOccasion) note(icons, to, icon)
  }
  const several = (of: Map<string, Set<unknown>>) =>
    [...of].flatMap(([to, found]) => (found.size > 1 ? [[to, ...found]] : []))
  expect(names.size).toBeGreaterThan(20)
  expect(several(names)).toEqual([])
  expect(several(icons)).toEqual([])
  expect(Object.keys(occasions).filter((label) => !used.has(label))).toEqual([])
})

/** Sentences of empty lists that hold the same things. */
const sameThings: { readonly [text: string]: string } = {
  'guild.bound.empty': 'guild.list.empty',
  'recharge.records.visitor': 'recharge.records.empty',
}

it('empty lists share a drawing only if they hold the same things', () => {
  const shown = new Map<unknown, Set<string>>()
  for (const { empty } of parts) {
    const { text, icon } = (empty ?? {}) as { readonly text?: unknown; readonly icon?: unknown }
    if (typeof text !== 'string' || typeof icon !== 'string') continue
    const { scene } = sceneOf(icon)
    shown.set(scene, (shown.get(scene) ?? new Set()).add(sameThings[text] ?? text))
  }
  expect(shown.size).toBeGreaterThanOrEqual(9)
  expect([...shown.values()].map((texts) => [...texts]).filter((texts) => texts.length > 1)).toEqual([])
})

it('WCAG 3.3.4 whatever moves money is looked at once more before it is sent', () => {
  const kinds: { readonly [endpoint: string]: { readonly kind?: string } } = api
  const sends = parts.filter(({ do: kind, call }) => kind === 'call' && kinds[String(call)]?.kind === 'money')
  expect(new Set(sends.map(({ call }) => call)).size).toBe(
    // A withdrawal, its two confirmations, a transfer and two recharges.
    Object.values(kinds).filter(({ kind }) => kind === 'money').length,
  )
  expect(sends.filter((one) => !('review' in one || 'ask' in one)).map(({ call, label }) => [call, label])).toEqual([])
})

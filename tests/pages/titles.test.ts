// The titles of the parts of a page, the days above rows, the parts of a long form, and how a page begins.
import { expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { pages } from '../../pages.config'
import { asText, blocksOfKind, formsByPlace, words } from './facts'

const orders = (side: string) => `/withdraw/order › sides › tabs › ${side} › orders`
const ofOrder = (side: string) => ({
  [`${orders(side)} › detail › progress`]: 'Progress',
  [`${orders(side)} › detail › thread`]: 'Complaint and answers',
})
const kinds = ['record', 'list', 'kept', 'form', 'links', 'text', 'carousel', 'timeline', 'media', 'tabs']

/** The title of each part that has one. */
const titles: { readonly [place: string]: string } = {
  '/ › income': 'My income',
  '/ › work': 'My work',
  '/ › money': 'Money',
  '/ › guild': 'Agency',
  '/ › app': 'In the app',
  '/recharge › questions': 'Good to know',
  '/recharge/records › mine': 'Started on this device',
  '/recharge/records › check': 'Check a payment',
  '/agent/coin › transfer': 'Coin transfer',
  '/my-diamond › limits': 'Good to know',
  '/withdraw › limits': 'Good to know',
  ...ofOrder('mine'),
  ...ofOrder('toPay'),
  '/withdraw/done › next': 'What comes next',
  '/console › bd': 'BD centre',
  '/console › ext': 'Outside-admin centre',
  '/console › admin': 'Admin centre',
  '/guild › banners': 'News',
  '/guild › app': 'In the app',
  '/guild › me': 'Me in the agency',
  '/guild/list › banners': 'News',
  '/guild/invite › fans': 'Fans without an agency',
  '/guild/data-center/detail › people': 'Team',
}

it('S2-44 S2-46 S2-48 every part of a page has its title', () => {
  const found = kinds.flatMap((kind) =>
    [...blocksOfKind(kind)].flatMap(([place, { title }]) => (title === undefined ? [] : [[place, words(title)]])),
  )
  expect(Object.fromEntries(found)).toEqual(titles)
})

it('S1-06 S2-14 transfers and orders stand under their days', () => {
  const found = [...blocksOfKind('list')].flatMap(([place, { sections }]) =>
    isObject(sections) ? [[place, `${asText(sections['by'])} (${asText(sections['format'])})`]] : [],
  )
  expect(Object.fromEntries(found)).toEqual({
    '/agent/transferRrecord › record': 'row.created_at (day)',
    [orders('mine')]: 'row.requested_at (day)',
    [orders('toPay')]: 'row.requested_at (day)',
  })
})

it('S2-47 the form to create an agency asks first for the agency, then for who applies', () => {
  const { sections } = formsByPlace().get('/guild/create › create') ?? {}
  const found = Object.values(isObject(sections) ? sections : {}).map((section) =>
    isObject(section) ? [words(section['title']), section['fields']] : [],
  )
  expect(found).toEqual([
    ['Your agency', ['cover', 'name', 'country_id']],
    ['Your details', ['real_name', 'contact_phone', 'contact_address', 'inviter_uid']],
  ])
})

it('S2-09 S2-10 a page begins with the balances shown, and with no click counted', () => {
  const begun = Object.entries(pages).flatMap(([route, page]) => ('state' in page ? [[route, page.state]] : []))
  expect(Object.fromEntries(begun)).toEqual({ '/my-diamond': { covered: 0 }, '/demo': { clicks: 0 } })
})

// Tests where Back leads after a form was sent, and the first values of a form that changes a row.
import { expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { pages } from '../../pages.config'
import { sources } from '../../pages/sources'
import { effectivePages, type Product } from '../../tools/cli/generate/routes'
import { isObject } from '@pagewright/engine/tools'
import { partsIn } from './partsIn'

const product = { pages, sources, markets } as unknown as Product

const partsOf = (market: string) => Object.values(effectivePages(product, market)).flatMap(partsIn)
const all = Object.keys(markets)

it.each(all)('S4-15 S4-16 in %s Back from what a form led to is not the form again', (market) => {
  const led = partsOf(market).flatMap(({ submit }) => {
    const then = isObject(submit) ? submit['then'] : undefined
    // The engine itself leads on whoever signs in, and replaces the login.
    return isObject(then) && 'to' in then && !('signIn' in then) ? [then] : []
  })
  expect(led.length).toBeGreaterThan(2)
  expect(led.filter(({ replace }) => replace !== true)).toEqual([])
})

it.each(all)('S1-12 in %s a form that changes a row begins with all that the row has', (market) => {
  const changes = partsOf(market).flatMap(({ fields }) => {
    if (!isObject(fields)) return []
    const starts = Object.entries(fields).map(([name, field]) => ({ name, from: startOf(field) }))
    return starts.some(({ from }) => from.startsWith('row.')) ? [starts] : []
  })
  expect(changes.length).toBeGreaterThan(0)
  // The country of an account is that of its owner.
  const own = changes.flat().filter(({ from }) => from !== 'user.country_id')
  expect(own.filter(({ name, from }) => from !== `row.${name}`)).toEqual([])
})

/** Returns the path from which a field takes its first value. */
function startOf(field: unknown): string {
  const initial = isObject(field) ? field['initial'] : undefined
  return isObject(initial) && typeof initial['from'] === 'string' ? initial['from'] : ''
}

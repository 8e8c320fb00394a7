import { expect, it } from 'vitest'
import { markets } from '../../markets.config'

interface Hosted {
  readonly hosts: { readonly [environment: string]: { readonly web: readonly string[]; readonly api: string } }
}
const all: readonly (readonly [string, Hosted])[] = Object.entries(markets)

it.each(all)('S4-01 S3-07 %s has a development and a production of its own', (_id, { hosts }) => {
  expect(hosts.development?.api).toBe('')
  const production = Object.entries(hosts).filter(([environment]) => environment.endsWith('production'))
  expect(production.flatMap(([, { web }]) => web).length).toBeGreaterThan(0)
})

it('S7-07 no host belongs to two environments or markets', () => {
  const hosts = all.flatMap(([, market]) => Object.values(market.hosts).flatMap(({ web }) => web))
  expect(hosts.filter((host, at) => hosts.indexOf(host) < at)).toEqual([])
})

it('S4-01 every environment but development has an API of its own', () => {
  const roots = all.flatMap(([, { hosts }]) =>
    Object.entries(hosts).flatMap(([environment, { api }]) => (environment === 'development' ? [] : [api])),
  )
  expect(roots.every((api) => api.startsWith('https://'))).toBe(true)
  expect(new Set(roots).size).toBe(roots.length)
})

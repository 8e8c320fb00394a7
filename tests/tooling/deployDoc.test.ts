// docs/deploy.md: what it tells a server to send is what is tested here and served by `npm run preview`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { root } from '../../scripts/root'
import { appSecurityHeaders, connectHosts, securityHeaders } from '../../scripts/securityHeaders'
import { requestHeaders } from '../../src/engine/api/headers'
import { docBlock } from './docBlock'

const doc = readFileSync(join(root, 'docs/deploy.md'), 'utf8')

const block = (name: string) => docBlock('docs/deploy.md', `nginx ${name}`)

it('the headers for browsers are those that are served', () => {
  const added = [...block('browsers').matchAll(/^add_header (\S+) "(.*)" always;$/gm)]
  expect(Object.fromEntries(added.map(([, name = '', value]) => [name.toLowerCase(), value]))).toEqual(securityHeaders)
})

it('the app’s policy differs in the directive that is named, and in nothing else', () => {
  const rule = block('app').trim().replace(/;$/, '')
  const policy = (securityHeaders['content-security-policy'] ?? '').replace("frame-src 'none'", rule)
  expect(policy).toBe(appSecurityHeaders['content-security-policy'])
})

it('the hosts that the policy names are those of the markets', () => {
  for (const host of connectHosts(markets)) expect(doc).toContain(host)
})

it('an API on another origin is told every header that calls carry', () => {
  const facts = {
    deviceId: 'd',
    language: 'en',
    isAndroid: true,
    appVersion: '1',
    phoneModel: 'm',
    systemVersion: '1',
    uid: '1',
    token: 't',
  }
  const names = Object.keys(requestHeaders(facts, 0, 'x')).map((name) => name.toLowerCase())
  const told = /It allows these headers: `([^`]*)`/.exec(doc)?.[1]?.split(', ') ?? []
  // The last is carried by what moves money alone.
  expect(told.toSorted()).toEqual([...names, 'idempotency-key'].toSorted())
})

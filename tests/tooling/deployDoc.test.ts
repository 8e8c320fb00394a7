// Tests docs/deploy.md and deploy/nginx: their headers equal those of `npm run preview`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { root } from '../../tools/cli/root'
import { connectHosts, securityHeadersFor } from '../../tools/cli/securityHeaders'
import { productHeaders } from '../../tools/vite/productHeaders'
import { requestHeaders } from '@pagewright/engine/tools'

const securityHeaders = productHeaders(root)
const appSecurityHeaders = productHeaders(root, 'app')

const doc = readFileSync(join(root, 'docs/deploy.md'), 'utf8')

const headers = readFileSync(join(root, 'deploy/nginx/security-headers.conf'), 'utf8')
const maps = readFileSync(join(root, 'deploy/nginx/http.conf'), 'utf8')

it('nginx sends the headers that are served in development and in tests', () => {
  const added = [...headers.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value.replace('$pagewright_frames', "'none'"),
  ])
  const { 'strict-transport-security': transport, ...others } = Object.fromEntries(added) as {
    readonly [name: string]: string
  }
  expect(others).toEqual(securityHeaders)
  expect(transport).toBe('max-age=31536000; includeSubDomains')
})

it('the app’s policy differs in the directive that nginx chooses by the host, and in nothing else', () => {
  const [, frames = ''] = /"~\^app\\\."\s+"([^"]+)"/.exec(maps) ?? []
  const policy = (securityHeaders['content-security-policy'] ?? '').replace("'none'; manifest", `${frames}; manifest`)
  expect(policy).toBe(appSecurityHeaders['content-security-policy'])
})

it('the hosts that the policy names are those of the markets', () => {
  for (const host of connectHosts(markets)) expect(headers).toContain(host)
})

it.each([
  ['https://errors.shop.example:8443/api/1/envelope/?sentry_key=1', ['https://errors.shop.example:8443']],
  ['/errors/envelope', []],
])('a report to %s lets the page connect to %j, without path and key', (url, expected) => {
  expect(connectHosts({ shop: { hosts: {}, linkHosts: [], report: { url } } })).toEqual(expected)
})

it('nginx names the types of videos and captions', () => {
  const server = readFileSync(join(root, 'deploy/nginx/server.conf'), 'utf8')
  const [, listed = ''] = /types \{([^}]*)\}/.exec(server) ?? []
  const types = Object.fromEntries(
    [...listed.matchAll(/(\S+)\s+(\w+);/g)].map(([, type = '', ending = '']) => [ending, type]),
  )
  expect(types).toMatchObject({ mp4: 'video/mp4', vtt: 'text/vtt', webm: 'video/webm' })
})

it('videos come from the page’s own host and from hosts that a market may link to', () => {
  const { 'content-security-policy': policy = '' } = securityHeadersFor('browser', {
    shop: { hosts: { production: { web: [], api: 'https://api.shop.example' } }, linkHosts: ['video.shop.example'] },
  })
  expect(policy.split('; ')).toContain("media-src 'self' https://video.shop.example")
})

it('an API on another origin must allow every header of calls', () => {
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
  const told = /The client may send these headers:\s+`([^`]*)`/.exec(doc)?.[1]?.split(', ') ?? []
  // Only calls that move money have the last header.
  expect(told.toSorted()).toEqual([...names, 'idempotency-key'].toSorted())
})

// Tests docs/deploy.md and deploy/nginx: their headers equal those of `npm run preview`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { markets } from '../../markets.config'
import { readContract } from '../../tools/cli/generate/schemaSet'
import { root } from '../../tools/cli/root'
import { connectHosts, securityHeadersFor } from '../../tools/cli/securityHeaders'
import { productHeaders } from '../../tools/vite/productHeaders'
import { startSite } from '../../tools/vite/startSite'

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

const server = readFileSync(join(root, 'deploy/nginx/server.conf'), 'utf8')

/** Returns the value of a map of nginx for a text: that of the first pattern that fits, or the default. */
function mapped(name: string, text: string): string | undefined {
  const [, body = ''] = new RegExp(`map \\S+ \\${name} \\{([^]*?)\\n\\}`).exec(maps) ?? []
  const rows = [...body.matchAll(/^ *(?:"~([^"]+)"|(default)) +"([^"]*)";$/gm)]
  const row = rows.find(([, pattern]) => pattern !== undefined && new RegExp(pattern).test(text))
  return (row ?? rows.find(([, , other]) => other !== undefined))?.[3]
}

it.each<readonly [status: number, path: string, kept: string]>([
  ...[200, 206, 304].map((status) => [status, '/assets/a-12345678.js', 'public, max-age=31536000, immutable'] as const),
  ...[200, 206, 304].map((status) => [status, '/favicon.svg', 'no-cache'] as const),
  ...[200, 304].map((status) => [status, '/index.html', 'no-store'] as const),
  [404, '/assets/a-12345678.js', 'no-store'],
  [404, '/favicon.svg', 'no-store'],
  [405, '/login', 'no-store'],
  [500, '/assets/a-12345678.js', 'no-store'],
])('nginx answers %i for %s with the lifetime %s', (status, path, kept) => {
  expect(mapped('$pagewright_cache', `${status}:${path}`)).toBe(kept)
})

it.each([
  ['app.lumi.example', 'https: yy: wvjbscheme:'],
  ['app.nova.example', 'https: yy: wvjbscheme:'],
  ['m.lumi.example', "'none'"],
  ['www.app.example', "'none'"],
  ['application.example', "'none'"],
])('nginx lets a page of %s open the frames %s', (host, frames) => {
  expect(mapped('$pagewright_frames', host)).toBe(frames)
})

it('nginx serves each host by http too, which leads to https', () => {
  const [secure, plain, ...others] = server.split(/^server \{$/m).slice(1)
  const hostsOf = (block = '') => /^ *server_name (.*);$/m.exec(block)?.[1]
  expect([others, hostsOf(secure), hostsOf(plain)]).toEqual([[], expect.stringContaining(' app.'), hostsOf(secure)])
  expect([secure, plain].map((block = '') => /^ *listen (.*);$/m.exec(block)?.[1])).toEqual(['443 ssl http2', '80'])
})

it.each([
  ['the accepted encoding decides about compressed files, and caches are told', /^ *gzip_vary on;$/m],
  ['the compressed files of the build are sent', /^ *gzip_static on;$/m],
  ['http leads to https with the same path and query', /^ *return 301 https:\/\/\$host\$request_uri;$/m],
  ['a file that has not changed is not sent again', /^ *etag on;$/m],
  ['nobody is told its version', /^ *server_tokens off;$/m],
  ['the lifetime belongs to errors too', /^ *add_header Cache-Control \$pagewright_cache always;$/m],
])('nginx: %s', (_what, line) => {
  expect(server).toMatch(line)
})

it('nginx starts without its brotli module: what needs it is in a file of its own', () => {
  expect(server).not.toMatch(/^ *brotli/m)
  expect(readFileSync(join(root, 'deploy/nginx/brotli.conf'), 'utf8')).toMatch(/^brotli_static on;$/m)
})

it('nginx names the type of each file as the preview does, and the letters of each text', async () => {
  const [, listed = ''] = /types \{([^}]*)\}/.exec(server) ?? []
  const types = [...listed.matchAll(/(\S+)\s+(\w+);/g)].map(([, type = '', ending = '']) => [ending, type] as const)
  const [, withLetters = ''] = /charset_types ([^;]*);/.exec(server) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const names = [
    'css',
    'html',
    'ico',
    'jpg',
    'js',
    'json',
    'mp4',
    'png',
    'svg',
    'txt',
    'vtt',
    'webm',
    'webmanifest',
    'webp',
    'woff2',
  ]
  for (const name of names) writeFileSync(join(folder, `a.${name}`), 'a')
  const { origin, stop } = await startSite({
    folder,
    api: (_request, _response, next) => next(),
    port: 0,
    host: '127.0.0.1',
  })
  const preview = names.map(async (name) => [name, (await fetch(`${origin}/a.${name}`)).headers.get('content-type')])
  const nginx = types.map(([ending, type]) => {
    // The page itself has letters without being named, and a drawing is in UTF-8 without being told.
    const hasLetters = type === 'text/html' || (ending !== 'svg' && withLetters.split(' ').includes(type))
    return [ending, hasLetters ? `${type}; charset=utf-8` : type]
  })
  expect(Object.fromEntries(nginx)).toEqual(Object.fromEntries(await Promise.all(preview)))
  await stop()
})

it('no answer lets other sites frame, script or embed the page, or use the device', () => {
  const { 'content-security-policy': policy = '', ...rest } = securityHeadersFor('browser', {})
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' https: blob: data:",
    "media-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
  expect(rest).toEqual({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
})

it('an API on another origin must allow every header of calls', () => {
  const names = Object.keys(readContract(root).protocol?.headers ?? {}).map((name) => name.toLowerCase())
  const told = /Lumi's client sends these headers:\s+`([^`]*)`/.exec(doc)?.[1]?.split(', ') ?? []
  // Only calls that move money have the last header.
  expect(told.toSorted()).toEqual([...names, 'idempotency-key'].toSorted())
})

// The headers that every answer of the production server carries. A host that serves `dist` must send the same.
import { markets } from '../markets.config'
import type { Market } from '../src/engine/config/market'

/** Where the client may send to beside its own origin: the API roots of the markets, and the hosts that take files. */
export function connectHosts(all: { readonly [id: string]: Market }): readonly string[] {
  const hosts = Object.values(all).flatMap((market) => [
    ...Object.values(market.hosts).flatMap(({ api }) => (api === '' ? [] : [new URL(api).origin])),
    ...market.linkHosts.map((host) => `https://${host}`),
  ])
  return [...new Set(hosts)].sort()
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: blob: data:",
  ["connect-src 'self'", ...connectHosts(markets)].join(' '),
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "frame-src 'none'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

export const securityHeaders: { readonly [name: string]: string } = {
  'content-security-policy': policy.join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

// The headers that every answer of the production server carries. A host that serves `dist` must send the same.
import type { Market } from '@pagewright/engine/tools'

/**
 * Returns where the client may send to beside its own origin: the API roots of the markets, the hosts that take files, and
 * the servers that are told what fails.
 */
export function connectHosts(all: { readonly [id: string]: Connects }): readonly string[] {
  const hosts = Object.values(all).flatMap((market) => [
    ...Object.values(market.hosts).flatMap(({ api }) => (api === '' ? [] : [new URL(api).origin])),
    ...market.linkHosts.map((host) => `https://${host}`),
    // A path is of the page's own origin.
    ...(market.report && !market.report.url.startsWith('/') ? [new URL(market.report.url).origin] : []),
  ])
  return [...new Set(hosts)].sort()
}

type Connects = Pick<Market, 'hosts' | 'linkHosts' | 'report'>

/** Addresses that the scripts of some apps open in a hidden frame: they are how the page calls the app. */
const frames = { app: 'https: yy: wvjbscheme:', browser: "'none'" } as const

const policy = (frameSource: string, all: Parameters<typeof connectHosts>[0]) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: blob: data:",
  ["connect-src 'self'", ...connectHosts(all)].join(' '),
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  `frame-src ${frameSource}`,
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

/** The headers for pages that open in browsers, or in the app's web view: there the policy lets the app be called. */
export const securityHeadersFor = (
  place: keyof typeof frames,
  all: Parameters<typeof connectHosts>[0],
): { readonly [name: string]: string } => ({
  'content-security-policy': policy(frames[place], all).join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
})

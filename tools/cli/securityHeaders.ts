// The headers that every answer of the production server has. Every host of `dist` must send the same.
import type { Market } from '@pagewright/engine/tools'

type AllMarkets = { readonly [id: string]: Connects }

function linkedHosts(all: AllMarkets): readonly string[] {
  return [...new Set(Object.values(all).flatMap(({ linkHosts }) => linkHosts.map((host) => `https://${host}`)))].sort()
}

/**
 * Returns the hosts that the client may connect to, besides its own origin: API roots, upload hosts and report servers
 * of the markets.
 */
export function connectHosts(all: AllMarkets): readonly string[] {
  const hosts = Object.values(all).flatMap((market) => [
    // The server of development is asked through the development server.
    ...Object.entries(market.hosts).flatMap(([environment, { api }]) =>
      environment === 'development' || api === '' ? [] : [new URL(api).origin],
    ),
    // A path is on the page's own origin.
    ...(market.report && !market.report.url.startsWith('/') ? [new URL(market.report.url).origin] : []),
  ])
  return [...new Set([...hosts, ...linkedHosts(all)])].sort()
}

type Connects = Pick<Market, 'hosts' | 'linkHosts' | 'report'>

/** Some apps open these addresses in a hidden frame, which is how the page calls the app. */
const frames = { app: 'https: yy: wvjbscheme:', browser: "'none'" } as const

const policy = (frameSource: string, all: Parameters<typeof connectHosts>[0]) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: blob: data:",
  // A video of another host needs the host in `linkHosts`.
  ["media-src 'self'", ...linkedHosts(all)].join(' '),
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

/** Returns the headers for browsers, or for the app's web view, whose policy allows calls of the app. */
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

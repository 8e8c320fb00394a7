// Checks addresses that come from a server, a person or the address bar. A rejected address is not used at all.

/** Returns the normalised link if it is https to one of the hosts (`host` or `host:port`), otherwise undefined. */
export function safeLink(url: unknown, allowedHosts: readonly string[]): string | undefined {
  const parsed = parseAbsolute(url)
  if (!parsed) return undefined
  if (isLocal(parsed)) return parsed.href
  return parsed.protocol === 'https:' && allowedHosts.includes(parsed.host) ? parsed.href : undefined
}

/** Returns the address that calls a telephone number, or undefined if the text has no digits. */
export function phoneLink(number: string): string | undefined {
  return /\d/.test(number) ? `tel:${number.replaceAll(/[^\d+]/g, '')}` : undefined
}

/**
 * Returns the address of an image if it is https, of the same origin, a blob of it, or an inline png, jpeg or webp. SVG
 * is rejected.
 */
export function safeImage(url: unknown, origin: string = window.location.origin): string | undefined {
  if (typeof url !== 'string') return undefined
  if (url.startsWith('data:')) return url.length <= maxInline && inlineImage.test(url) ? url : undefined
  if (url.startsWith(`blob:${origin}/`)) return url.length <= maxLength && !unwanted.test(url) ? url : undefined
  const parsed = url.startsWith('/') ? parseFrom(url, origin) : parseAbsolute(url)
  if (!parsed || /\.svgz?$/i.test(parsed.pathname)) return undefined
  if (parsed.origin === origin) return url.startsWith('/') ? `${parsed.pathname}${parsed.search}` : parsed.href
  return parsed.protocol === 'https:' ? parsed.href : undefined
}

interface ReturnRoutes {
  known(path: string): boolean
  readonly logins: readonly string[]
}

/**
 * Returns a path to return to, with query and hash. Returns undefined for an unknown route, another origin, or a login
 * (no login leads to a login).
 */
export function safePath(
  path: unknown,
  routes: ReturnRoutes,
  origin: string = window.location.origin,
): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined
  const parsed = parseFrom(path, origin)
  if (!parsed || parsed.origin !== origin || hiddenSeparator.test(parsed.pathname)) return undefined
  const route = routeOf(parsed.pathname)
  if (route === undefined || !routes.known(route)) return undefined
  if (routes.logins.some((login) => login.toLowerCase() === route.toLowerCase())) return undefined
  return `${parsed.pathname}${parsed.search}${parsed.hash}`
}

const maxLength = 2048
const maxInline = 8_000_000
const inlineImage = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/
// Browsers drop tabs and line breaks inside an address, and read a backslash as a slash.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unwanted = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/
const hiddenSeparator = /\/\/|%(?:2f|5c|0|1|7f)/i

function parseAbsolute(url: unknown): URL | undefined {
  if (typeof url !== 'string' || url.length > maxLength || unwanted.test(url)) return undefined
  if (!/^https?:\/\/[^/?#]/i.test(url)) return undefined
  return parse(url)
}

function parseFrom(path: string, origin: string): URL | undefined {
  const isPlain = path.length <= maxLength && !unwanted.test(path) && !/^[^?#]*\/\//.test(path)
  return isPlain ? parse(path, origin) : undefined
}

function parse(url: string, base?: string): URL | undefined {
  try {
    const parsed = new URL(url, base)
    return parsed.username || parsed.password ? undefined : parsed
  } catch {
    return undefined
  }
}

function isLocal(url: URL): boolean {
  const isOwn = url.origin === window.location.origin && url.protocol === 'http:'
  return isOwn && (url.hostname === 'localhost' || url.hostname === '127.0.0.1')
}

// The router decodes paths and ignores case and trailing slashes: so must the comparison with logins.
function routeOf(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname).replace(/(.)\/+$/, '$1')
  } catch {
    return undefined
  }
}

import { isIdentity, type StoredSession } from './session'

/**
 * Reads uid and token from the address and removes both with `replaceState`; other parameters and the hash stay
 * unchanged. Call it once at a cold start, before the first request. Returns undefined unless both are there.
 */
export function takeIdentity(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'state' | 'replaceState'>,
): StoredSession | undefined {
  const params = location.search
    .replace(/^\?/, '')
    .split('&')
    .filter((member) => member !== '')
  const others = params.filter((member) => !secrets.has(nameOf(member)))
  if (others.length === params.length) return undefined
  const query = others.length === 0 ? '' : `?${others.join('&')}`
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
  const uid = valueOf('uid', params)
  const token = valueOf('token', params)
  return uid !== undefined && token !== undefined && isIdentity(uid, token) ? { uid, token } : undefined
}

const secrets: ReadonlySet<string> = new Set(['uid', 'token'])

function nameOf(member: string): string {
  return decoded(member.split('=', 1)[0] ?? '')
}

function valueOf(name: string, members: readonly string[]): string | undefined {
  const member = members.find((one) => nameOf(one) === name)
  return member?.includes('=') === true ? decoded(member.slice(member.indexOf('=') + 1)) : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

import { isIdentity, type StoredSession } from './session'

/**
 * Takes uid and token out of the address: reads them, strips both by `replaceState`, and keeps the other members and the
 * hash verbatim (spec §4). Called once, at a cold start, before the first request. Gives nothing unless both are there.
 */
export function takeIdentity(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'state' | 'replaceState'>,
): StoredSession | undefined {
  const members = location.search
    .replace(/^\?/, '')
    .split('&')
    .filter((member) => member !== '')
  const others = members.filter((member) => !secrets.has(nameOf(member)))
  if (others.length === members.length) return undefined
  const query = others.length === 0 ? '' : `?${others.join('&')}`
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
  const uid = valueOf('uid', members)
  const token = valueOf('token', members)
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

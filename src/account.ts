// Converts the answer of the account call to the values that pages see as `user.`.
import type { RememberedPerson } from '@pagewright/engine'
import type { Account as AccountAnswer, Session } from './generated/types'

/** Stores the side that a person last viewed, by uid. */
export interface SideMemory {
  get(key: string): string | undefined
  set(key: string, value: string): boolean
}

/**
 * Returns the session of an account. Gemstones are gold / 100. The stored side of the same uid wins over the agent
 * flag.
 */
export function toUser(answer: AccountAnswer, memory: SideMemory): Session {
  const key = `side.${answer.uid}`
  const remembered = memory.get(key)
  const cacheUserRole = remembered === '0' ? 0 : remembered === '1' ? 1 : answer.agent === 1 ? 0 : 1
  memory.set(key, String(cacheUserRole))
  const { uid, nikeName, duid, guild_id: guildId, is_bd, is_sub_bd, is_ext_admin } = answer
  memory.set('user', JSON.stringify({ uid, nikeName, duid, guildId, cacheUserRole, is_bd, is_sub_bd, is_ext_admin }))
  const { agent, country_icon: _icon, ...rest } = answer
  return { ...rest, gemstone: gemstones(answer.gold), cacheUserRole, is_agent: agent === 1 }
}

/** Returns what is stored of a person, for what shows before the account has loaded. An agent has the accent. */
export function remembered(memory: SideMemory, uid: string): RememberedPerson | undefined {
  const stored = read(memory.get('user'))
  if (stored?.uid !== uid || typeof stored.nikeName !== 'string') return undefined
  const user = { ...stored, uid, guild_id: stored.guildId }
  return { name: stored.nikeName, look: stored.cacheUserRole === 0 ? 'accent' : 'plain', user }
}

function read(text: string | undefined): { readonly [name: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Converts gold to gemstones: 100 to 1. Works on digits, because a division would round large numbers. */
function gemstones(gold: number): string {
  const digits = String(Math.abs(gold)).padStart(3, '0')
  return `${gold < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

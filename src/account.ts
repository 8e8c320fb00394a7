// From the account call to what pages see as `user.` (spec §3).
import type { Account as AccountAnswer, Session } from './generated/types'

/** Remembers the side that a person last saw, by uid. */
export interface SideMemory {
  get(key: string): string | undefined
  set(key: string, value: string): boolean
}

/** Makes the session of an account: gemstone is gold / 100, and the remembered side of the same uid wins over the agent flag. */
export function toUser(answer: AccountAnswer, memory: SideMemory): Session {
  const key = `side.${answer.uid}`
  const remembered = memory.get(key)
  const cacheUserRole = remembered === '0' ? 0 : remembered === '1' ? 1 : answer.agent === 1 ? 0 : 1
  memory.set(key, String(cacheUserRole))
  const { agent, country_icon: _icon, ...rest } = answer
  return { ...rest, gemstone: gemstones(answer.gold), cacheUserRole, is_agent: agent === 1 }
}

/** 100 gold make a gemstone (spec §9); by digits, because a division would round what is large. */
function gemstones(gold: number): string {
  const digits = String(Math.abs(gold)).padStart(3, '0')
  return `${gold < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

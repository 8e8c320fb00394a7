// What people earned: not kept but computed from who and when, as half a million rows would say nothing more.
import { hash, hashNumbers, toShare } from './seed/random'

/** The same number for a person in all that follows. */
export function personNumber(uid: string): number {
  return hash(uid, 77)
}

/** Diamonds earned on a day, in hundredths. Some people earn on most days, some seldom, and most of them little. */
export function earned(person: number, day: number): number {
  const chance = hashNumbers(person, day)
  if (chance % 8 > 1 + (person % 6)) return 0
  const luck = toShare(chance)
  return Math.round(200 + luck * luck * (person % 5000) * 20)
}

/** Minutes on air on a day. */
export function onAir(person: number, day: number): number {
  return earned(person, day) === 0 ? 0 : 15 + (hashNumbers(person ^ 5, day) % 300)
}

export function gifts(person: number, day: number): number {
  return Math.ceil(earned(person, day) / 450)
}

/** A whole number from 0 to 2^32 that looks like chance and is the same for the same words. */
export function hash(text: string, salt: number): number {
  let state = 0x811c9dc5 ^ salt
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  return mixed(state)
}

/** The same for two numbers, where there are many of them. */
export function hashNumbers(first: number, second: number): number {
  return mixed(Math.imul(first ^ 0x9e3779b9, 0x85ebca6b) ^ second)
}

/** A hash as a share from 0 to 1. */
export function toShare(value: number): number {
  return value / 4294967296
}

export interface Random {
  /** From 0 to 1. */
  share(): number
  /** A whole number, both ends possible. */
  between(least: number, most: number): number
  pick<T>(list: readonly T[]): T
}

/** Numbers that look random and are the same in every run. */
export function createRandom(seed: number): Random {
  let count = 0
  const share = () => toShare(hashNumbers(seed, (count += 1)))
  return {
    share,
    between: (least, most) => least + Math.floor(share() * (most - least + 1)),
    pick<T>(list: readonly T[]): T {
      const found = list[Math.floor(share() * list.length)]
      if (found === undefined) throw new Error('There is nothing to pick from.')
      return found
    },
  }
}

function mixed(value: number): number {
  let state = value ^ (value >>> 16)
  state = Math.imul(state, 0x7feb352d)
  state = Math.imul(state ^ (state >>> 15), 0x846ca68b)
  return (state ^ (state >>> 16)) >>> 0
}

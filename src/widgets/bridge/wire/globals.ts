// What shells leave in a page: nothing is known of it, so nothing is taken for granted.

/** A value whose members may be anything. */
export interface Foreign {
  readonly [name: string]: unknown
}
export type ForeignFunction = (...args: readonly unknown[]) => unknown

/** Gives a global of a page; undefined where reading it throws. */
export function globalOf(window: Window, name: string): unknown {
  return memberOf(window, name)
}

/** Gives a member of whatever it is; elements that carry a name of ours are not taken for one. */
export function memberOf(owner: unknown, name: string): unknown {
  if (!isForeign(owner)) return undefined
  try {
    const member = owner[name]
    return isElement(member) ? undefined : member
  } catch {
    return undefined
  }
}

/** Gives a function of an owner, to be called on it: objects of the app refuse any other receiver. */
export function methodOf(owner: unknown, name: string): ForeignFunction | undefined {
  const method = memberOf(owner, name)
  return typeof method === 'function' ? (...args) => Reflect.apply(method, owner, args) as unknown : undefined
}

/** Sets a member of whatever it is; objects of the app may refuse. */
export function setMember(owner: unknown, name: string, value: unknown): boolean {
  try {
    return isForeign(owner) && Reflect.set(owner, name, value)
  } catch {
    return false
  }
}

export function isForeign(value: unknown): value is Foreign {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

function isElement(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'nodeType' in value
}

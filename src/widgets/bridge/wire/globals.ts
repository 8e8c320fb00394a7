// Safe access to the globals that apps add to a page. Their types are unknown.

/** A value whose members may be anything. */
export interface Foreign {
  readonly [name: string]: unknown
}
export type ForeignFunction = (...args: readonly unknown[]) => unknown

/** Returns a global of a page. Returns undefined if reading it throws. */
export function globalOf(window: Window, name: string): unknown {
  return memberOf(window, name)
}

/** Returns a member of any value. Ignores an element of the page whose id equals the name. */
export function memberOf(owner: unknown, name: string): unknown {
  if (!isForeign(owner)) return undefined
  try {
    const member = owner[name]
    return isElement(member) ? undefined : member
  } catch {
    return undefined
  }
}

/** Returns a method bound to its owner, because objects of the app refuse any other receiver. */
export function methodOf(owner: unknown, name: string): ForeignFunction | undefined {
  const method = memberOf(owner, name)
  return typeof method === 'function' ? (...args) => Reflect.apply(method, owner, args) as unknown : undefined
}

/** Sets a member of any value. Returns false if the object refuses. */
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

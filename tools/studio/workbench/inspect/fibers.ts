// Reads React's element tree as React's developer tools do. So the engine contains nothing for the workbench.

/** The part of React's tree that this folder uses. */
export interface Fiber {
  readonly key: string | null
  /** The function of a component. */
  readonly type: unknown
  readonly memoizedProps: unknown
  readonly return: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/** Returns the fiber of an element, or of the nearest element around it. */
export function fiberOf(element: Element): Fiber | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const found = ownOf(at, '__reactFiber$')
    if (found) return found as Fiber
  }
  return undefined
}

/** Returns the current root of the site in a document, or undefined if there is none. */
export function rootFiber(document: Document): Fiber | undefined {
  const element = document.getElementById('app')
  const container = element && (ownOf(element, '__reactContainer$') as { readonly stateNode: { current: Fiber } })
  return container ? container.stateNode.current : undefined
}

/** Returns the props of a fiber. Text has none. */
export function propsOf({ memoizedProps }: Fiber): { readonly [name: string]: unknown } {
  return typeof memoizedProps === 'object' && memoizedProps !== null
    ? (memoizedProps as { readonly [name: string]: unknown })
    : {}
}

function ownOf(element: Element, prefix: string): unknown {
  const name = Object.keys(element).find((one) => one.startsWith(prefix))
  return name === undefined ? undefined : (element as unknown as { readonly [name: string]: unknown })[name]
}

// The elements of a page as React keeps them while it is developed, read as its developer tools read them. That way the
// engine carries nothing for the workbench, and a production build has no trace of it.

/** As much of React's own tree as is looked at here. */
export interface Fiber {
  readonly key: string | null
  /** Of a component its function. */
  readonly type: unknown
  readonly memoizedProps: unknown
  readonly return: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/** The fiber that drew an element, or the nearest one around it. */
export function fiberOf(element: Element): Fiber | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const found = ownOf(at, '__reactFiber$')
    if (found) return found as Fiber
  }
  return undefined
}

/** The current root of the site that a document shows; undefined while there is none. */
export function rootFiber(document: Document): Fiber | undefined {
  const element = document.getElementById('app')
  const container = element && (ownOf(element, '__reactContainer$') as { readonly stateNode: { current: Fiber } })
  return container ? container.stateNode.current : undefined
}

/** The props of a fiber; none where it is a text. */
export function propsOf({ memoizedProps }: Fiber): { readonly [name: string]: unknown } {
  return typeof memoizedProps === 'object' && memoizedProps !== null
    ? (memoizedProps as { readonly [name: string]: unknown })
    : {}
}

function ownOf(element: Element, prefix: string): unknown {
  const name = Object.keys(element).find((one) => one.startsWith(prefix))
  return name === undefined ? undefined : (element as unknown as { readonly [name: string]: unknown })[name]
}

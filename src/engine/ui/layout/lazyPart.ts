import { createElement, lazy, type ComponentType, type LazyExoticComponent, type ReactElement } from 'react'

/**
 * Gives what draws a component whose code is loaded when it is first drawn; where `now` has it by then, nothing waits.
 * React keeps a failed load for good; here the next drawing after a failure loads anew, so that a retry can help.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  now: () => ComponentType<Props> | undefined = () => undefined,
): (props: Props) => ReactElement {
  let part: LazyExoticComponent<ComponentType<Props>> | undefined
  let known: ComponentType<Props> | undefined
  return (props) => {
    // What is drawn stays the same: another component would begin anew.
    if (!part) known ??= now()
    if (known) return createElement(known, props)
    part ??= lazy(() =>
      load().then(
        (component) => ({ default: component }),
        (error: unknown) => {
          part = undefined
          throw error
        },
      ),
    )
    return createElement(part as ComponentType<Props>, props)
  }
}

import { createElement, lazy, type ComponentType, type LazyExoticComponent, type ReactElement } from 'react'

/**
 * Returns a function that draws a component whose code loads at the first drawing, unless `now` already has it. React
 * caches a failed load for good; here the next drawing loads again, so that a retry can help.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  now: () => ComponentType<Props> | undefined = () => undefined,
): (props: Props) => ReactElement {
  let part: LazyExoticComponent<ComponentType<Props>> | undefined
  let known: ComponentType<Props> | undefined
  return (props) => {
    // Keeps the first component, because another one would lose its state.
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

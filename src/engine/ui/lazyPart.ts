import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * Gives a component whose code is loaded when it is first drawn. React keeps a failed load for good; here whoever asks
 * for the component after a failure gets one that loads anew, so that a retry can help.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => LazyExoticComponent<ComponentType<Props>> {
  let part: LazyExoticComponent<ComponentType<Props>> | undefined
  return () => {
    part ??= lazy(() =>
      load().then(
        (component) => ({ default: component }),
        (error: unknown) => {
          part = undefined
          throw error
        },
      ),
    )
    return part
  }
}

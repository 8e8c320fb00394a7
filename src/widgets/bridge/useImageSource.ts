import { useContext, useMemo } from 'react'
import { appHost } from './appHost'
import { browserSource, ImageSourceContext, type ImageSource } from './chooseImages'

/** Gives what a field chooses pictures with: the app where there is one that can, else the browser's file input. */
export function useImageSource(input: HTMLInputElement | null): ImageSource | undefined {
  const given = useContext(ImageSourceContext)
  return useMemo(() => given ?? (input ? appOr(browserSource(input)) : undefined), [given, input])
}

/** Decided at each choice: whoever is quick may choose before the app has said what it can. */
function appOr(browser: ImageSource): ImageSource {
  let app: ImageSource | undefined
  return {
    async choose(max) {
      const images = await appHost.images()
      app = images?.source ?? app
      return (images?.source ?? browser).choose(max)
    },
    own: {
      has: (file) => app?.own?.has(file) ?? false,
      send: (file) => app?.own?.send(file) ?? Promise.reject(new Error('The app is gone, and the picture with it.')),
    },
  }
}

import { useContext, useMemo } from 'react'
import { appHost } from './appHost'
import { browserSource, ImageSourceContext, type ImageSource } from './chooseImages'

/** Returns the picture source of a field: the app if it has one, otherwise the browser's file input. */
export function useImageSource(input: HTMLInputElement | null): ImageSource | undefined {
  const given = useContext(ImageSourceContext)
  return useMemo(() => given ?? (input ? appOrBrowser(browserSource(input)) : undefined), [given, input])
}

/** Asks the app at each choice, because a person may choose before the app has answered. */
function appOrBrowser(browser: ImageSource): ImageSource {
  let app: ImageSource | undefined
  return {
    async choose(max) {
      const images = await appHost.images()
      app = images?.source ?? app
      return (images?.source ?? browser).choose(max)
    },
    own: {
      has: (file) => app?.own?.has(file) ?? false,
      send: (file) =>
        app?.own?.send(file) ??
        Promise.reject(new Error('The app no longer answers, so its picture cannot be uploaded.')),
    },
  }
}

import { createLazyHost } from './lazyHost'

/** The app around this document, if there is one. */
export const appHost = createLazyHost({
  window,
  load: async () => (await import('./host')).createAppHost({ window, scheme: 'lumi' }),
})

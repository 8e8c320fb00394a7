import { createLazyHost } from './lazyHost'

/** The app around this document: there is one, or none. */
export const appHost = createLazyHost({
  window,
  load: async () => (await import('./host')).createAppHost({ window, scheme: 'lumi' }),
})

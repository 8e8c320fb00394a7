/** Tells the page of a load that failed as the build's own loads do (spec §8), and lets it fail; whoever listens may reload. */
export function announceLost(error: unknown): never {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }))
  throw error
}

import type { Plugin } from 'vite'

/** Reloads the page when generated files change: they are data, and no module takes them over while it runs. */
export function reloadPlugin(): Plugin {
  return {
    name: 'reload-generated',
    apply: 'serve',
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !/[\\/]\.pagewright[\\/]/.test(file)) return undefined
      this.environment.hot.send({ type: 'full-reload', path: '*' })
      return []
    },
  }
}

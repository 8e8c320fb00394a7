// How a build loads a chunk: with what it imports, all at once. Vite's own also loads style sheets, which ours have none of.
import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/** Puts `preload`, the module at that path, in the place of what Vite loads chunks with. */
export function leanPreload(preload: string): Plugin {
  let isUsed = false
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== helper) return null
      isUsed = true
      return `export { preload as __vitePreload } from ${JSON.stringify(preload)}`
    },
    generateBundle() {
      if (!isUsed) this.error(`Nothing asks for "${helper}": Vite loads chunks in another way by now.`)
    },
  }
}

// Refuses a build in which a person would read English among the texts of another language.
import { loadProduct, missingTexts } from '@pagewright/cli'
import { filesAt } from '@pagewright/cli/source'
import type { Plugin } from 'vite'

/** Refuses to build while a market offers a language that lacks texts. `npm run check` only warns of them. */
export function completeTexts(root: string): Plugin {
  return {
    name: 'complete-texts',
    apply: 'build',
    buildStart() {
      const files = filesAt(root)
      const { markets } = loadProduct(files).product
      const missing = missingTexts(files, markets)
      if (missing.length > 0) this.error(missing.join('\n'))
    },
  }
}

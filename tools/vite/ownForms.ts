// A page of a build is one file: a form or an endpoint of several pages is in each, or all of them would wait for a file more.
import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'

/** Resolves forms and endpoints of generated pages to copies of their own, by a query that is the page's name. */
export function ownForms(root: string): Plugin {
  return {
    name: 'own-forms',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || dirname(importer) !== `${root}/.pagewright/routes` || !/^\.\.\/(forms|endpoints)\//.test(source))
        return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && { ...found, id: `${found.id}?page=${basename(importer, '.ts')}` }
    },
  }
}

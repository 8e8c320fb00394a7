// Makes each page of a build one file: every page gets its own copy of its forms and endpoints, and no second request.
import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'

/** Resolves forms and endpoints of generated pages to copies, with the page's name as query. */
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

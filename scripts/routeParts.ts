// Which code a page of a build is drawn with, in a file beside it: that code is asked for together with the page.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes the parts of each route to `folder` below assets/. */
export function routeParts(root: string, folder: string): Plugin {
  const routes = join(root, 'src/generated/routes')
  return {
    name: 'route-parts',
    apply: 'build',
    generateBundle() {
      for (const file of readdirSync(routes)) {
        const page = readFileSync(join(routes, file), 'utf8')
        const forms = [...page.matchAll(/from '(\.\.\/forms\/[^']+)'/g)].map(([, form = '']) =>
          readFileSync(join(routes, `${form}.ts`), 'utf8'),
        )
        const fileName = `assets/${folder}/${basename(file, '.ts')}.json`
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(partsOf(page, forms)) })
      }
    },
  }
}

/** The kinds of blocks in a generated page, each once, `money` where a call moves some, `mergeAllOf` where a form needs it. */
export function partsOf(page: string, forms: readonly string[]): readonly string[] {
  const kinds = [...page.matchAll(/"block": "(\w+)"/g)].map(([, kind = '']) => kind)
  return [
    ...new Set(kinds),
    ...(page.includes('"kind": "money"') ? ['money'] : []),
    ...(forms.some((form) => form.includes('/mergeAllOf')) ? ['mergeAllOf'] : []),
  ]
}

// The most that each route may load until its page can be used, by kind of route or by a bound of its own.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routeFile, type SiteEntry } from '@pagewright/engine/tools'
import { root } from '@pagewright/cli/source'
import type { Budget, Budgets } from './size'

/** Bounds in kB of gzip -9. */
export interface RouteBounds {
  /** Bounds for routes with a form, for routes with a list and no form, and for all others. */
  readonly js: { readonly form: number; readonly list: number; readonly view: number }
  readonly css: number
  /** Bounds of routes that need more than others of their kind. */
  readonly own: { readonly [route: string]: number }
}

/** The files of the code groups of blocks, which `blockCode.ts` loads by name. */
const blocks = 'src/engine/blocks'
const blockFiles = [
  ...readFileSync(join(root, blocks, 'blockCode.ts'), 'utf8').matchAll(
    /(\w+): preloadable\(\(\) => import\('\.\/([^']+)'\)\)/g,
  ),
].map(([, name = '', path = '']) => [name, fileOf(`${blocks}/${path}`)] as const)
const codeFile: { readonly [code: string]: string } = {
  ...Object.fromEntries(blockFiles),
  money: 'src/engine/actions/money/moneyViews.tsx',
}

function fileOf(path: string): string {
  return existsSync(join(root, `${path}.ts`)) ? `${path}.ts` : `${path}.tsx`
}

/** Returns the budget of each page in English: start, code and page. Throws for a bound of an unknown route. */
export function routeBudgets(site: { readonly [route: string]: SiteEntry }, { js, css, own }: RouteBounds): Budgets {
  const gone = Object.keys(own).find((route) => !Object.hasOwn(site, route))
  if (gone !== undefined)
    throw new Error(
      `tools/commands/budgets.json bounds "${gone}", which is not a route. Routes: ${Object.keys(site).join(', ')}.`,
    )
  return Object.fromEntries(
    Object.entries(site).flatMap(([route, entry]) => {
      const kind = (['form', 'list'] as const).find((one) => entry.code?.includes(one)) ?? 'view'
      const code = (entry.code ?? []).flatMap((name) => codeFile[name] ?? [])
      return filesOf(route, entry).map(([name, file]): [string, Budget] => [
        name,
        { modules: [`.pagewright/routes/${file}.ts`, 'locales/en.json', ...code], js: own[route] ?? js[kind], css },
      ])
    }),
  )
}

function filesOf(route: string, { own = {} }: SiteEntry): readonly (readonly [name: string, file: string])[] {
  const file = routeFile(route)
  const markets = [...new Set(Object.values(own))]
  return [[route, file], ...markets.map((market) => [`${route} of ${market}`, `${file}.${market}`] as const)]
}

// What each route may make a phone load until its page can be used: by what draws it, or by a bound of its own.
import { type CodeGroup, routeFile, type SiteEntry } from '@pagewright/engine/tools'
import type { Budget, Budgets } from './size'

/** Bounds in kB of gzip -9. */
export interface RouteBounds {
  /** Of a route with a form, of one with a list and no form, and of all others. */
  readonly js: { readonly form: number; readonly list: number; readonly view: number }
  readonly css: number
  /** Of routes that need more than others of their kind. */
  readonly own: { readonly [route: string]: number }
}

const codeFile: { readonly [code in CodeGroup]: string } = {
  form: 'src/engine/blocks/form/formBlocks.ts',
  list: 'src/engine/blocks/list/ListBlockView.tsx',
  view: 'src/engine/blocks/viewBlocks.ts',
  money: 'src/engine/actions/money/moneyViews.ts',
}

/** Gives the budget of each page of a site, in English: start, code and page. Throws for a bound of a route that is not there. */
export function routeBudgets(site: { readonly [route: string]: SiteEntry }, { js, css, own }: RouteBounds): Budgets {
  const gone = Object.keys(own).find((route) => !Object.hasOwn(site, route))
  if (gone !== undefined)
    throw new Error(
      `tools/quality/bench/budgets.json bounds "${gone}", which is no route. Routes: ${Object.keys(site).join(', ')}.`,
    )
  return Object.fromEntries(
    Object.entries(site).flatMap(([route, entry]) => {
      const kind = (['form', 'list'] as const).find((one) => entry.code?.includes(one)) ?? 'view'
      const code = (entry.code ?? []).map((name) => codeFile[name])
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

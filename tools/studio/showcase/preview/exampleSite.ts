import type { RouteModule } from '@pagewright/engine/boot'
import type { PageConfig } from '@pagewright/engine/tools'
import { draftAt, draftPaths, routeOf } from './drafts'

/** The first argument of `prepareStart` has the type of a site. */
type Prepared = Parameters<typeof import('@pagewright/engine/boot').prepareStart>[0]
type Site = Prepared['site']

const home: PageConfig = { title: 'preview.title', blocks: {} }
const things: PageConfig = {
  title: 'things.title',
  blocks: { list: { block: 'list', rows: 'POST /things', key: 'row.id', show: { title: 'row.name' } } },
}

/** The places of a navigation bar. */
export const exampleNavigation: NonNullable<Prepared['navigation']> = {
  first: { label: 'preview.title', icon: 'star', to: '/' },
  things: { label: 'things.title', icon: 'wallet', to: '/things' },
  people: { label: 'choice.friend', icon: 'user', to: '/login' },
}

/** Returns a site with a path for each draft, and the routes that examples lead to. */
export function exampleSite(): Site {
  const drafts = draftPaths.map((path) => [path, routeAt(() => draftAt(path))] as const)
  return {
    ...Object.fromEntries(drafts),
    '/': routeAt(() => routeOf(home)),
    '/things': routeAt(() => routeOf(things)),
    '/login': routeAt(() => routeOf(home)),
  }
}

function routeAt(read: () => RouteModule): Site[string] {
  return {
    access: 'account',
    load: { default: async () => ({ route: read() }) },
    code: ['carousel', 'form', 'list', 'media', 'receipt', 'timeline', 'view'],
  }
}

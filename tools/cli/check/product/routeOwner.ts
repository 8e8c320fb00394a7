// The addresses that something else than the pages of a product answers.

/** The folders that the development server serves as files, or that a build contains. */
const folders = ['assets', 'dist', 'locales', 'node_modules', 'public', 'sandbox', 'schemas', 'src']

/**
 * Returns why a route can be no page: a tool, a folder or the API answers it. `calls` are the names of the endpoints, such
 * as `POST /web/shop/list`.
 */
export function routeOwner(route: string, calls: readonly string[]): string | undefined {
  const first = (route.split('/')[1] ?? '').toLowerCase()
  if (first.startsWith('__')) return 'addresses that begin with "/__" belong to the tools of development.'
  if (folders.includes(first)) return `"/${first}" belongs to the files of the product and of its builds.`
  const paths = calls.map(pathOf)
  return apiRoots(paths).has(first) ? `the API answers below "/${first}".` : undefined
}

/**
 * Returns the first names of the API's paths that hold groups of calls, such as `web` for `/web/shop/list` and `/web/user/add`.
 * A group itself, such as `notes` for `/notes/list`, is none: a page may have its name, or even the address of a call.
 */
export function apiRoots(paths: readonly string[]): ReadonlySet<string> {
  const groups = new Map<string, Set<string>>()
  for (const path of paths) {
    const [, root = '', group = '', ...rest] = path.toLowerCase().split('/')
    const isGroup = rest.length > 0 && !group.startsWith('{')
    if (isGroup) groups.set(root, (groups.get(root) ?? new Set()).add(group))
  }
  const whole = new Set(paths.map((path) => path.toLowerCase()))
  return new Set([...groups].flatMap(([root, held]) => (held.size > 1 && !whole.has(`/${root}`) ? [root] : [])))
}

/** Returns the path in the name of a call. */
export function pathOf(call: string): string {
  return (call.split(' ')[1] ?? '').replace(/#.*/, '')
}

// Finds endless redirects: pages that redirect to each other, and login pages that need a session.
import { evaluateCondition, isObject, isRef, type Problem } from '@pagewright/engine/tools'

/** Returns the endless redirects of one market, each at its first page. The pages must have passed `checkPages`. */
export function checkWays(pages: { readonly [route: string]: unknown }): Problem[] {
  return [...loginProblems(pages), ...redirectProblems(pages)]
}

/** Returns a problem for each login page that needs a session itself. */
function loginProblems(pages: { readonly [route: string]: unknown }): Problem[] {
  const closed = (login: unknown) => {
    const target = typeof login === 'string' && Object.hasOwn(pages, login) ? pages[login] : undefined
    return isObject(target) && target.access !== 'open' && target.access !== 'visitor'
  }
  const named = Object.entries(pages).flatMap(([route, page]): Problem[] => {
    const login = isObject(page) ? page.login : undefined
    if (!closed(login)) return []
    const what = `"${String(login)}" asks for a session itself, so whoever has none would never arrive: its "access" must be open.`
    return [{ name: 'endless-way', where: [route, 'login'], what }]
  })
  if (!closed(generalLogin)) return named
  const what = 'pages without "login" open this page for people who have no session, so its "access" must be open.'
  return [...named, { name: 'endless-way', where: [generalLogin], what }]
}

/** The login that the engine opens if a page names none. */
export const generalLogin = '/login'

interface Step {
  readonly route: string
  readonly id: string
  readonly to: string
  readonly when: { readonly [path: string]: unknown }
  readonly query: { readonly [name: string]: unknown }
}

function redirectProblems(pages: { readonly [route: string]: unknown }): Problem[] {
  const steps = Object.entries(pages).flatMap(([route, page]) => stepsOf(route, page))
  return steps.flatMap((first): Problem[] => {
    const way = wayBack([first], steps)
    // A circle is reported once, at the page that comes first in the product.
    if (!way || way.some((step) => steps.indexOf(step) < steps.indexOf(first))) return []
    const shown = [...way.map(({ route }) => route), first.route].join(' → ')
    return [{ name: 'endless-way', where: [first.route, 'redirects', first.id], what: `${shown} never ends.` }]
  })
}

function stepsOf(route: string, page: unknown): Step[] {
  const redirects = isObject(page) && isObject(page.redirects) ? page.redirects : {}
  return Object.entries(redirects).flatMap(([id, one]) => {
    if (!isObject(one) || typeof one.to !== 'string' || !isObject(one.when)) return []
    return [{ route, id, to: one.to, when: one.when, query: isObject(one.query) ? one.query : {} }]
  })
}

/** Returns the redirects that lead from the first step back to its page, or undefined. */
function wayBack(way: readonly Step[], steps: readonly Step[]): readonly Step[] | undefined {
  const last = way.at(-1)
  const [first] = way
  if (!first || !last) return undefined
  if (last.to === first.route) return mayFollow(last, first) && agree(way) ? way : undefined
  for (const next of steps) {
    if (next.route !== last.to || way.some(({ route }) => route === next.route) || !mayFollow(last, next)) continue
    const found = wayBack([...way, next], steps)
    if (found) return found
  }
  return undefined
}

/** Tells whether the query that a step sets lets the next step happen. */
function mayFollow({ query }: Step, { when }: Step): boolean {
  const asked = Object.entries(when).filter(([path]) => path.startsWith('query.'))
  const open = asked.filter(([path]) => !isRef(query[path.slice(6)]))
  const given = Object.entries(query).map(([name, value]) => [name, String(value)])
  return open.every(([path, test]) => evaluateCondition({ [path]: test }, { query: Object.fromEntries(given) }))
}

/** Tells whether the conditions of all steps can hold at once. Conditions on the query are left out. */
function agree(way: readonly Step[]): boolean {
  const wanted = new Map<string, unknown>()
  return way.every(({ when }) =>
    Object.entries(when).every(([path, test]) => {
      if (path.startsWith('query.') || isObject(test) || path === 'any') return true
      const isNew = !wanted.has(path)
      if (isNew) wanted.set(path, test)
      return isNew || wanted.get(path) === test
    }),
  )
}

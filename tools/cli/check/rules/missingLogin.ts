import { generalLogin, type Problem } from '@pagewright/engine/tools'
import type { MarketProblem } from '../../generate/checkMarkets'
import { partsOfPage } from './parts'
import type { MarketSite, WholeSite } from './rule'
import { waysOf } from './ways'

/** Finds pages that need a session where nobody can sign in, and links from open pages to guarded ones without a login. */
export function missingLogins({ pages, known }: MarketSite): Problem[] {
  return Object.entries(pages).flatMap(([route, page]): Problem[] => {
    const { access = 'account', login = generalLogin } = page
    if (access === 'account' && !known.routes.includes(login)) {
      const what = `this page needs a session, and there is no page "${login}": add it, name another page as "login", or write access: 'open'.`
      return [{ name: 'missing-login', where: [route], what }]
    }
    if (access !== 'open' && access !== 'visitor') return []
    return waysOf(partsOfPage(route, page)).flatMap(({ to, where, signsIn }): Problem[] => {
      const target = Object.hasOwn(pages, to) ? pages[to] : undefined
      if (target?.access !== 'guarded' || target.login !== undefined || signsIn) return []
      const what = `"${to}" needs a session and names no "login", so people without a session cannot open it.`
      return [{ name: 'missing-login', where, what }]
    })
  })
}

/** Finds codes that end the session while pages lead to a sign-in that does not exist. People would see "Page not found". */
export function sessionsWithoutLogin({ contract, markets }: WholeSite): MarketProblem[] {
  const codes = contract.protocol?.envelope?.sessionEnd ?? []
  if (codes.length === 0) return []
  return markets.flatMap(({ id, pages, known }): MarketProblem[] => {
    if (known.routes.includes(generalLogin)) return []
    const lost = Object.entries(pages).find(([, { login }]) => login === undefined)
    if (!lost) return []
    const what = `after these codes, "${lost[0]}" opens "${generalLogin}", which is no page: add that page, name the page for signing in as "login" of each page, or remove the codes.`
    const where = ['schemas/api.json', 'protocol', 'envelope', 'sessionEnd']
    return [{ name: 'missing-login', where, what, market: id }]
  })
}

import { addressOf, openRoutes, routes, visitorOf } from '../../../../tests/e2e/support/routes'
import { forgetAll, startAnew, takeProblems, type EngineCheck, type Found, type Kit } from './kit'

/** After this many failures in a row, the remaining pages are skipped. */
const enough = 4
const patienceMs = 12_000

/** Checks that every route is drawn: not blank, no failure, no error. */
export const routesCheck = (only: readonly string[] = routes): EngineCheck => ({
  id: 'routes',
  title: 'Routes drawn',
  run: (kit) =>
    visitAll(kit, only, async (route) => {
      const { url, isBlank, title, failed, guard } = await kit.page.settle(patienceMs)
      if (guard !== null) return `the guard says "${guard}"`
      if (isBlank || title === '') return 'blank'
      if (new URL(url).pathname !== route) return `it leads to ${new URL(url).pathname}`
      return failed === null ? undefined : `it says "${failed}"`
    }),
})

/** Checks that every route shows the guard's message below the floor. */
export const guardCheck = (only: readonly string[] = routes): EngineCheck => ({
  id: 'guard',
  title: 'Guard shown',
  run: (kit) =>
    visitAll(
      kit,
      only,
      async () => {
        const { guard, isBlank } = await kit.page.settle(patienceMs)
        if (guard === null) return isBlank ? 'blank' : 'the application without the guard'
        return guard === '' ? 'the guard shows no message' : undefined
      },
      { areErrorsExpected: true },
    ),
})

interface Visit {
  readonly areErrorsExpected?: boolean
  /** Opens the address of a route. By default it loads in the tab. */
  open?(url: string): Promise<void>
}

/** Opens each route as somebody with access, and collects what `judge` finds wrong. */
export async function visitAll(
  kit: Kit,
  only: readonly string[],
  judge: (route: string) => Promise<string | undefined>,
  { areErrorsExpected = false, open = (url) => kit.page.tab.open(url) }: Visit = {},
): Promise<Found> {
  await startAnew(kit)
  const problems: string[] = []
  let inARow = 0
  let tried = 0
  for (const route of only) {
    if (inARow >= enough) break
    tried += 1
    await forgetAll(kit.page, kit.site.origin)
    const address = addressOf(route)
    await open(
      openRoutes.includes(route) ? kit.site.origin + address : await kit.site.entrance(address, visitorOf(route)),
    )
    const wrong = await judge(route).catch((error: Error) => error.message)
    const noted = areErrorsExpected ? [] : await takeProblems(kit)
    const all = [...(wrong === undefined ? [] : [wrong]), ...noted]
    inARow = all.length > 0 ? inARow + 1 : 0
    if (all.length > 0) problems.push(`${route}: ${all.join('; ')}`)
  }
  const done = tried - problems.length
  if (tried < only.length) problems.push(`the other ${only.length - tried} were not tried`)
  return { count: [done, only.length], problems }
}

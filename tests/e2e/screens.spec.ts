// Every page under every fault that a visitor can see, in the browser and in an app: it says so, names a way on that the
// keyboard reaches, and recovers. The oracle looks for blank screens, holes, raw keys and stacks meanwhile.
import { account, isWait, visibleFaults } from './support/faultKinds'
import { breakCalls, expectRecovery, expectWhole, openScreen, type Where } from './support/faultScreen'
import { desk } from './support/phone'
import { routes } from './support/routes'
import { slice } from './support/slice'
import { test } from './support/test'

/** These ask for nothing when they are opened, or for the account alone: they stand whatever the rest does. */
const silent = ['/login', '/agent/login', '/pay/result', '/pay/notice', '/demo', '/app-recharge/faq']
/** None of what these ask for when they are opened is a list. */
const listless = [...silent, '/', '/agent/coin', '/my-diamond', '/guild/console']
const places: readonly Where[] = ['browser', 'app']

const table = routes.flatMap((route) =>
  visibleFaults.flatMap((fault) => places.map((where) => ({ route, fault, where }))),
)
// Neighbours in the list differ in all three, so that a slice of it is a bit of everything.
const cases = table.map((_case, index) => table[(index * 137) % table.length]).filter((each) => each !== undefined)

for (const where of places) {
  test.describe(where, () => {
    if (where === 'app') test.use(desk)
    for (const { route, fault } of slice(cases, 6).filter((each) => each.where === where)) {
      test(`F13 F16 F17 F18 S8-01 ${route} in the ${where}: ${fault} names a way on`, async ({
        page,
        site,
        oracle,
      }) => {
        if (isWait(fault)) await page.clock.install()
        await breakCalls(site, fault, { endpoint: '*', but: [account] })
        const screen = await openScreen({ page, site, oracle }, route, where)
        if ((fault === 'no list' ? listless : silent).includes(route)) await expectWhole(screen)
        else await expectRecovery(screen, site, fault)
      })
    }
  })
}

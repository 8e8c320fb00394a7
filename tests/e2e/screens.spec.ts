// Every page under every fault that a visitor can see, in the browser and in an app: it says so, names a way on that the
// keyboard reaches, and recovers. The oracle looks for blank screens, holes, raw keys and stacks meanwhile.
import { account, isWait, visibleFaults } from './support/faultKinds'
import { breakCalls, expectRecovery, expectWhole, openScreen, type Where } from './support/faultScreen'
import { asksForNoList, asksNothing } from './support/pageReads'
import { desk } from './support/phone'
import { routes } from './support/routes'
import { test } from './support/test'

const places: readonly Where[] = ['browser', 'app']

const table = routes.flatMap((route) =>
  visibleFaults.flatMap((fault) => places.map((where) => ({ route, fault, where }))),
)
// Neighbours in the list differ in all three, so that a part of it is a bit of everything.
const cases = table.map((_case, index) => table[(index * 137) % table.length]).filter((each) => each !== undefined)

for (const where of places) {
  test.describe(where, () => {
    if (where === 'app') test.use(desk)
    for (const { route, fault } of cases.filter((each) => each.where === where)) {
      test(`F13 F16 F17 F18 S8-01 ${route} in the ${where}: ${fault} names a way on`, async ({
        page,
        site,
        oracle,
      }) => {
        if (isWait(fault)) await page.clock.install()
        await breakCalls(site, fault, { endpoint: '*', but: [account] })
        const screen = await openScreen({ page, site, oracle }, route, where)
        const isSpared = fault === 'no list' ? asksForNoList(route, where) : asksNothing(route, where)
        if (isSpared) await expectWhole(screen)
        else await expectRecovery(screen, site, fault)
      })
    }
  })
}

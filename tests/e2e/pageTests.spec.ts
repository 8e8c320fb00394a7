// Tests that come with a page: what every page must do is told by its config, so a page that is added is tested at once.
// Loading, failures with retry, answers of another kind, small screens and what assistive technology needs have their own
// tables over the same routes: screens, hostile and policy.
import { appCases, carouselCases, formCases, isSentToLogin, listCases, personCases } from './support/pageCases'
import { expectRequired } from './support/pageForms'
import { expectEmpty, expectEmptyCarousel, expectEnd } from './support/pageLists'
import { expectOffers } from './support/pageOffers'
import { blocksIn } from './support/pageParts'
import { sitePages } from './support/pagePeople'
import { inApp, inBrowser } from './support/pageViews'
import { desk } from './support/phone'
import { test } from './support/test'

for (const [index, what] of ["says 'no more' at its end and asks for nothing more", 'says so without rows'].entries()) {
  test(`S8-01 each list ${what}`, async ({ page, site, oracle, context }) => {
    for (const one of listCases(sitePages).filter((_case, at) => at % 2 === index)) {
      await test.step(`${one.route} ${one.path}`, () => (index === 0 ? expectEnd : expectEmpty)({ page, site }, one))
      await oracle.inspect(context)
      await site.noFaults()
    }
  })
}

test('each carousel without pictures is not there', async ({ page, site }) => {
  for (const one of carouselCases(sitePages)) {
    await test.step(`${one.route} ${one.path}`, () => expectEmptyCarousel({ page, site }, one))
    await site.noFaults()
  }
})

for (const [index, language] of ['en', 'ar'].entries()) {
  test(`S5-17 each form in ${language}: nothing typed, so it says what is wanted and sends nothing`, async ({
    page,
    site,
  }) => {
    for (const one of formCases(sitePages).filter((_case, at) => at % 2 === index)) {
      await test.step(`${one.route} ${one.path}`, () => expectRequired({ page, site }, one, language))
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
}

/** A page of each make-up, for people who take turns. What each of them may do is tested without a browser, in tests/pages. */
function oneEach(cases: Cases): Cases {
  const kindsOf = (route: string) => blocksIn(sitePages[route]?.blocks ?? {}).map(({ block }) => block.block)
  const makeUps = new Map(cases.map(({ route }) => [[...new Set(kindsOf(route))].toSorted().join(), route]))
  return [...makeUps.values()].flatMap((route, at) => {
    const own = cases.filter((one) => one.route === route && !isSentToLogin(one))
    return own.slice(at % own.length).slice(0, 1)
  })
}

/** A few pages to a test. */
function inGroups<One>(cases: readonly One[]): readonly (readonly One[])[] {
  const atOnce = 6
  return Array.from({ length: Math.ceil(cases.length / atOnce) }, (_, at) =>
    cases.slice(at * atOnce, (at + 1) * atOnce),
  )
}

type Cases = ReturnType<typeof personCases>
type Place = Parameters<typeof inApp>[0]

/** Shows each case in a tab of its own, with the data of the start. */
function offers(cases: Cases, where: string, view: (place: Place) => Parameters<typeof expectOffers>[0]): void {
  for (const group of inGroups(oneEach(cases)))
    test(`${group.map(({ route }) => route).join(' ')} ${where}stand, and offer what the page says`, async ({
      site,
      context,
      oracle,
    }) => {
      for (const one of group)
        await test.step(`${one.route} for ${one.persona}`, async () => {
          await site.reset()
          const page = await context.newPage()
          await expectOffers(view({ page, site, oracle }), one)
          await oracle.inspect(context)
          await page.close()
        })
    })
}

offers(personCases(sitePages), '', inBrowser)

test('pages that want an account lead those who have none to a login', async ({ page, site }) => {
  // One for each login and kind of access: by these alone the engine leads.
  const sent = personCases(sitePages).filter(isSentToLogin)
  const kinds = new Map(sent.map((one) => [`${one.page.access} ${one.page.login}`, one]))
  for (const one of kinds.values()) await test.step(one.route, () => expectOffers(inBrowser({ page, site }), one))
})

test.describe('in an app', () => {
  test.use(desk)
  offers(appCases(sitePages), 'in an app ', inApp)
})

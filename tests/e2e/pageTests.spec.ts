// Tests that come with a page: what every page must do is told by its config, so a page that is added is tested at once.
// Loading, failures with retry, answers of another kind, small screens and what assistive technology needs have their own
// tables over the same routes: screens, states, fit and policy.
import { appCases, carouselCases, formCases, listCases, personCases } from './support/pageCases'
import { expectRequired } from './support/pageForms'
import { expectEmpty, expectEmptyCarousel, expectEnd } from './support/pageLists'
import { expectOffers } from './support/pageOffers'
import { sitePages } from './support/pagePeople'
import { inApp, inBrowser } from './support/pageViews'
import { desk } from './support/phone'
import { test } from './support/test'

for (const one of listCases(sitePages)) {
  test(`S8-01 ${one.route} ${one.path} says 'no more' at its end and asks for nothing more; without rows it says so`, async ({
    page,
    site,
  }) => {
    await test.step('at the end', () => expectEnd({ page, site }, one))
    await site.noFaults()
    await test.step('without rows', () => expectEmpty({ page, site }, one))
  })
}

for (const one of carouselCases(sitePages)) {
  test(`${one.route} ${one.path} without pictures is not there`, ({ page, site }) =>
    expectEmptyCarousel({ page, site }, one))
}

const forms = formCases(sitePages).flatMap((one) => (['en', 'ar'] as const).map((language) => ({ one, language })))
for (const { one, language } of forms) {
  test(`S5-17 ${one.route} ${one.path} in ${language}: nothing typed, so it says what is wanted and sends nothing`, ({
    page,
    site,
  }) => expectRequired({ page, site }, one, language))
}

for (const one of personCases(sitePages)) {
  test(`${one.route} stands, and offers to ${one.persona} what the page says`, ({ page, site }) =>
    expectOffers(inBrowser({ page, site }), one))
}

test.describe('in an app', () => {
  test.use(desk)
  for (const one of appCases(sitePages)) {
    test(`${one.route} in an app stands, and offers to ${one.persona} what the page says`, ({ page, site, oracle }) =>
      expectOffers(inApp({ page, site, oracle }), one))
  }
})

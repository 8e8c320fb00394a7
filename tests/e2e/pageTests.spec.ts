// Tests that come with a page: what every page must do is told by its config, so a page that is added is tested at once.
// Loading, failures with retry, answers of another kind, small screens and what assistive technology needs have their own
// tables over the same routes: screens, hostile and policy.
import { carouselCases, formCases, listCases } from './support/pageCases'
import { expectRequired } from './support/pageForms'
import { expectEmpty, expectEmptyCarousel, expectEnd } from './support/pageLists'
import { sitePages } from './support/pagePeople'
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

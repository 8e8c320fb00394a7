// A page that opens asks for each thing once, whoever of it needs the answer.
import { openRoutes, addressOf, routes, settled, visitorOf } from './support/routes'
import { expectOnceEach, requestsOf } from './support/requests'
import { expect, test } from './support/test'

for (const route of routes) {
  test(`S4-05 ${route}: nothing is asked for twice by opening it`, async ({ page, site }) => {
    const address = addressOf(route)
    const requests = requestsOf(page)
    await page.goto(openRoutes.includes(route) ? address : await site.entrance(address, visitorOf(route)))
    await settled(page)
    expect(requests.filter((one) => one.resourceType() === 'fetch')).not.toEqual([])
    await expectOnceEach(requests, site.origin)
  })
}

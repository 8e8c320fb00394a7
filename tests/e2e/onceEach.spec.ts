// A page that opens asks for each thing once, whoever of it needs the answer.
import { openRoutes, addressOf, routes, settled, visitorOf } from './support/routes'
import { slice } from './support/slice'
import { expect, test } from './support/test'

for (const route of slice(routes, 4)) {
  test(`S4-05 ${route}: nothing is asked for twice by opening it`, async ({ page, site }) => {
    const address = addressOf(route)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'fetch') asked.push(`${pathname} ${request.postData() ?? ''}`)
    })
    await page.goto(openRoutes.includes(route) ? address : await site.entrance(address, visitorOf(route)))
    await settled(page)
    expect(asked).not.toEqual([])
    expect(asked.filter((one, at) => asked.indexOf(one) < at)).toEqual([])
  })
}

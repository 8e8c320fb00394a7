// In which order a start asks for what it needs: what is asked for after an answer costs a slow network a round each.
import { holdChunk } from './support/holdChunk'
import { buttonOf, expectTitle } from './support/parts'
import { expectOnceEach, nameOf, requestsOf } from './support/requests'
import { expect, test } from './support/test'

test('data, words and code of a page and the account are asked for while the engine itself is still loading', async ({
  page,
  site,
}) => {
  const requests = requestsOf(page)
  const asked = () => requests.map((one) => nameOf(one, site.origin))
  const release = await holdChunk(page, 'start')
  // Its load ends with the engine.
  await page.goto(await site.entrance('/withdraw', 'owner'), { waitUntil: 'commit' })
  await expect
    .poll(asked)
    .toEqual(
      expect.arrayContaining([
        'begin',
        'page withdraw.js',
        'page en/withdraw.json',
        'en',
        'formBlocks',
        'viewBlocks',
        'moneyViews',
        'POST /web/MyAccountInfo',
        'POST /web/withdrawal/config',
      ]),
    )
  await expect(page.getByRole('heading')).toHaveCount(0)
  const before = requests.length
  release()
  await expectTitle(page, 'withdraw.page')
  await expect(page.locator('form')).toBeVisible()
  // Besides what the form itself reads nothing more was needed, and nothing was asked for twice.
  const late = asked().slice(before)
  // The step before the call waits for the form: its own code, and the lines that it shares with the details of a row.
  // The font of figures comes last, on purpose.
  const review = ['ReviewBody', 'Notes']
  expect(late.filter((name) => !/^POST |\.woff2$/.test(name) && !review.includes(name))).toEqual([])
  await expectOnceEach(requests, site.origin)
})

test('what the blocks of a page read is asked for while their code is still loading, and once', async ({
  page,
  site,
}) => {
  const requests = requestsOf(page)
  const asked = () => requests.map((one) => nameOf(one, site.origin))
  const release = await holdChunk(page, 'ListBlockView')
  await page.goto(await site.entrance('/guild/member', 'owner'), { waitUntil: 'commit' })
  await expect.poll(asked).toContain('POST /web/guild/member')
  await expect(page.getByRole('listitem')).toHaveCount(0)
  release()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expectOnceEach(requests, site.origin)
})

test('S7-10 a read that leaves when the first answer has brought the anti-forgery cookie is made again with its token', async ({
  page,
  site,
}) => {
  const requests = requestsOf(page)
  const made = page.waitForRequest('**/web/settings/kv')
  const answered = page.waitForResponse('**/web/MyAccountInfo')
  const statuses: number[] = []
  await page.route('**/web/MyAccountInfo', async (route) => {
    await made
    await route.continue()
  })
  await page.route('**/web/settings/kv', async (route) => {
    await answered
    // With the headers as they were written, and the cookies that are there by now.
    const response = await route.fetch()
    statuses.push(response.status())
    await route.fulfill({ response })
  })
  await page.goto(await site.entrance('/withdraw', 'owner'))
  await expectTitle(page, 'withdraw.page')
  await expect(page.locator('form')).toBeVisible()
  await expect(buttonOf(page, 'engine.retry')).toHaveCount(0)
  await expect.poll(() => statuses).toEqual([403, 200])
  await expectOnceEach(requests, site.origin)
})

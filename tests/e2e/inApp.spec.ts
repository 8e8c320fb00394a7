// What people do with the app around the page: its pictures, its back button, its language.
import { apps, type AppName } from '../../tools/studio/shell/apps'
import { demoUid } from '../../sandbox/accounts'
import { buttonOf, rows } from './support/parts'
import { adder, retrier, sentPictures } from './support/pictures'
import { desk, openPhone, type OpenedPhone } from './support/phone'
import { expect, test } from './support/test'
import { words } from './support/words'

test.use(desk)

const owner = demoUid('owner')

async function openComplaint(phone: OpenedPhone): Promise<void> {
  await rows(phone.app).first().click()
  await buttonOf(phone.app.getByRole('dialog').first(), 'order.dispute').click()
}

const orders = '/withdraw/order?status=in_progress'

/** Apps for iOS take all pictures in one call, those for Android one after another. */
const uploaders = [
  ['dsAndroid', { sent: 2, calls: [1, 1, 1, 1] }],
  ['webViewFrame', { sent: 0, calls: [3, 1, 1, 1] }],
] as const satisfies readonly (readonly [AppName, object])[]
for (const [app, { sent: atFirst, calls }] of uploaders) {
  test(`S7-05 ${apps[app].name}: pictures are chosen and uploaded by the app, in order, and one that fails is tried again`, async ({
    page,
    site,
    oracle,
  }) => {
    const phone = await openPhone({ page, site, oracle }, { app, user: owner, pictures: 3, path: orders })
    await openComplaint(phone)
    await site.fault({ endpoint: 'upload', kind: 'status', status: 500, times: 1 })
    await adder(phone.app).click()
    await expect(retrier(phone.app)).toHaveCount(3 - atFirst)
    await expect(sentPictures(phone.app)).toHaveCount(atFirst)
    expect(await phone.seen('chooseImage')).toMatchObject([
      { args: { count: 3, sizeType: 'compressed', mp4Enabled: false, ts: 10 } },
    ])
    for (let left = 3 - atFirst; left > 0; left -= 1) {
      await retrier(phone.app).first().click()
      await expect(retrier(phone.app)).toHaveCount(left - 1)
    }
    await expect(sentPictures(phone.app)).toHaveCount(3)
    const sent = await phone.seen('uploadFile')
    expect(sent.map(({ args }) => (args as { images: unknown[] }).images.length)).toEqual(calls)
    const urls = sent.flatMap(({ answer }) => (Array.isArray(answer) ? (answer as { url: string }[]) : []))
    expect(new Set(urls.map(({ url }) => url)).size).toBe(3)
  })
}

test('S7-02 the back button of the app closes the sheet, goes back a page, and is the app’s on the first', async ({
  page,
  site,
  oracle,
}) => {
  const phone = await openPhone({ page, site, oracle }, { app: 'dsAndroid', user: owner, path: '/guild' })
  await phone.app
    .getByRole('link', { name: words('guild.members') })
    .first()
    .click()
  await expect(phone.app.getByRole('heading', { name: words('guild.member.title'), exact: true })).toBeVisible()
  await rows(phone.app).first().click()
  await expect(phone.app.getByRole('dialog')).toBeVisible()
  await phone.fire('onBackButton')
  await expect(phone.app.getByRole('dialog')).toHaveCount(0)
  await phone.fire('onBackButton')
  await expect(phone.app.getByRole('heading', { name: words('guild.member.title'), exact: true })).toHaveCount(0)
  await expect.poll(() => phone.evaluate(() => location.pathname)).toBe('/guild')
  await phone.fire('onBackButton')
  await expect
    .poll(async () => (await phone.seen('onBackButton')).map(({ answer }) => answer))
    .toEqual([{ isHandled: true }, { isHandled: true }, { isHandled: false }])
})

/** Hybrid, brand and native: whoever opened the page from outside of it can close it again. */
const openers = [
  { source: 0, name: 'another page', canClose: false },
  { source: 2, name: 'the app', canClose: true },
]
for (const { source, name, canClose } of openers) {
  test(`S2-18 S9-07 what ${name} opened (source ${source}) ${canClose ? 'closes again' : 'has nothing to close'}`, async ({
    page,
    site,
    oracle,
  }) => {
    const path = `/guild/middle?source=${source}`
    const phone = await openPhone({ page, site, oracle }, { app: 'webViewPipe', user: '', path })
    await expect(phone.app.getByText(words('guild.middle.text'))).toBeVisible()
    const close = buttonOf(phone.app, 'common.close')
    await expect(close).toHaveCount(canClose ? 1 : 0)
    if (canClose) await close.click()
    await expect.poll(() => phone.seen('closeWebViewPage')).toHaveLength(canClose ? 1 : 0)
  })
}

test('S7-06 an app that answers nothing, or nonsense, leaves a page that works as in a browser', async ({
  page,
  site,
  oracle,
}) => {
  const phone = await openPhone(
    { page, site, oracle },
    {
      app: 'lision',
      user: owner,
      path: '/recharge',
      manners: {
        getUserInfo: 'garbage',
        getUserDeviceInfo: 'refused',
        hasNativeMethod: 'never',
        stopLoading: 'missing',
      },
    },
  )
  await expect(phone.app.getByRole('heading', { name: words('recharge.page') })).toBeVisible()
})

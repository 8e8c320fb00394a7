// The product inside an app, in every protocol that apps speak.
import { appNames, apps } from '../../tools/studio/shell/apps'
import type { Arrival } from '../../tools/studio/shell/choices'
import { expectAccessible } from './support/axe'
import { desk, openPhone } from './support/phone'
import { expect, test } from './support/test'
import { words } from './support/words'

test.use(desk)

const host = { uid: '1000004', name: 'Ayu Pratama ✨' }

/** Apps take turns: JsBridge 2 once made every call go nowhere. */
const moments = ['start', 'parsed', 'loaded'] as const satisfies readonly Arrival[]

for (const [at, app] of appNames.entries()) {
  const arrival = moments[at % 3] ?? 'start'
  test(`F42 S1-13 S4-04 S7-06 S7-08 ${apps[app].name}, ${arrival}: whoever uses the app is signed in, and calls say what it runs on`, async ({
    page,
    site,
    oracle,
  }) => {
    const account = page.waitForRequest((request) => request.url().endsWith('/web/MyAccountInfo'))
    const phone = await openPhone({ page, site, oracle }, { app, arrival, user: host.uid, version: '2.5.1' })
    await expect(phone.app.getByText(host.name)).toBeVisible()
    expect(await phone.evaluate(() => sessionStorage.getItem('lumi.uid'))).toBe(host.uid)
    const headers = await (await account).allHeaders()
    expect(headers).toMatchObject({
      uid: host.uid,
      platform: apps[app].platform === 'android' ? '2' : '1',
      'app-version': '2.5.1',
      'phone-model': apps[app].platform === 'android' ? 'Pixel 8' : 'iPhone 15',
      'device-id': `shell-${apps[app].platform}`,
    })
    const [asked] = await phone.seen('getUserInfo')
    expect(asked).toMatchObject({ by: 'page', args: {}, answer: { uid: host.uid, token: headers['token'] } })
    const row = phone.calls.getByRole('listitem').filter({ hasText: 'getUserInfo' })
    await expect(row.getByLabel('Arguments')).toHaveText('{}')
    await expect(row.getByLabel('Answer')).toContainText(host.uid)
    await expect(row).toContainText(/\d+ ms/)
    expect(await phone.seen('stopLoading')).toHaveLength(1)
    await phone.fire('onResume')
    await expect.poll(() => phone.seen('onResume')).toEqual([{ by: 'app', name: 'onResume', args: {}, answer: {} }])
  })
}

for (const [app, arrival] of [
  ['dsAndroid', 'asked'],
  ['webViewFrame', 'late'],
] as const) {
  test(`S4-04 ${apps[app].name} that comes ${arrival} is found`, async ({ page, site, oracle }) => {
    const phone = await openPhone({ page, site, oracle }, { app, arrival, user: host.uid })
    await expect(phone.app.getByText(host.name)).toBeVisible()
  })
}

test('S1-13 where no app ever comes, the person logs in', async ({ page, site, oracle }) => {
  const phone = await openPhone({ page, site, oracle }, { arrival: 'never' })
  await expect(phone.app.getByRole('heading', { name: words('login.title') })).toBeVisible()
  expect(await phone.seen()).toEqual([])
})

test('the shell shows what the app does, and keeps what is chosen in its address', async ({ page, site, oracle }) => {
  const phone = await openPhone({ page, site, oracle }, { app: 'rawHandler', user: host.uid })
  await expect(phone.app.getByText(host.name)).toBeVisible()
  // Later than this: what it says may end the frame.
  const call = (name: string, data: object) =>
    phone.evaluate(
      `void setTimeout(() => webkit.messageHandlers.nativeBridge.postMessage(${JSON.stringify({ id: 'x', call: name, data })}))`,
    )
  await call('setTabBar', { isShow: true })
  await expect(phone.body.getByLabel('Tab bar of the app')).toBeVisible()
  await call('jumpToUser', { uid: '123' })
  await expect(phone.body.getByText('The app was asked for jumpToUser: uid 123')).toBeVisible()
  await call('closeWebview', {})
  await phone.body.getByRole('button', { name: 'Open it again' }).click()
  await expect(phone.app.getByText(host.name)).toBeVisible()
  await page.getByLabel('Protocol').selectOption('jsBridge2')
  await page.getByLabel('User', { exact: true }).selectOption('1000001')
  await expect(phone.app.getByText('Layla Haddad')).toBeVisible()
  await page.getByLabel('Path').fill('/guild/member')
  await page.getByLabel('Path').press('Enter')
  await expect(phone.app.getByRole('heading', { name: words('guild.member.title') })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?app=jsBridge2&path=%2Fguild%2Fmember')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('None yet.')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
})

test('a page is let into no frame but the phone’s', async ({ page, request, site }) => {
  const plain = await request.get('/', { headers: { accept: 'text/html' } })
  expect(await plain.text()).not.toContain('__shell')
  expect(plain.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  const framed = await page.request.get(site.origin, { headers: { accept: 'text/html', 'sec-fetch-dest': 'iframe' } })
  expect(await framed.text()).toMatch(/<head>\s*<meta name="referrer"[^>]*>\s*<script src="\/__shell\/native\.js">/)
  expect(framed.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
})

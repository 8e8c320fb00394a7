// Who one is, where two sources say it: the address, the tab's own session, another document, another tab.
import type { Page } from '@playwright/test'
import { logIn } from './support/loginForm'
import { desk, openPhone } from './support/phone'
import { buttonOf, expectTitle, textbox } from './support/parts'
import { expect, test } from './support/test'
import { words } from './support/words'

const account = 'POST /web/MyAccountInfo'
const names = { host: 'Ayu Pratama ✨', owner: 'Layla Haddad' } as const

test.describe('F02 an address that names somebody', () => {
  test('over a session of the same person: the newer token counts, and what was typed is kept', async ({
    page,
    site,
  }) => {
    await page.goto(await site.entrance('/guild/create', 'host'))
    await type(page, 'Night Owls')
    const { uid, token } = await site.session('host')
    await page.goto(await site.entrance('/guild/create', { uid, token }))
    await expect(textbox(page, 'guild.name')).toHaveValue('Night Owls')
    expect(await stored(page)).toMatchObject({ uid, token })
  })

  test('over a session of somebody else: nothing of theirs is left, typed, kept or shown', async ({ page, site }) => {
    const before = await site.session('owner')
    await page.goto(await site.entrance('/withdraw/add-method', before))
    await page.getByRole('radio', { name: 'stc pay', exact: true }).check()
    const holder = textbox(page, 'method.holder')
    await holder.fill('Layla Haddad')
    await expect.poll(() => kept(page)).toContain('Layla Haddad')
    const { uid, token } = await site.session('host')
    await page.goto(await site.entrance('/withdraw/add-method', { uid, token }))
    await page.getByRole('radio', { name: 'DANA', exact: true }).check()
    await expect(holder).toHaveValue('')
    expect(await kept(page)).not.toContain('Layla Haddad')
    const tab = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    for (const secret of [before.token, before.uid]) expect(tab).not.toContain(secret)
    await page.goto('/')
    await expect(page.getByText(names.host)).toBeVisible()
    await expect(page.getByText(names.owner)).toHaveCount(0)
  })

  test('after a login, with a session that is over: nobody is signed in silently, the login says so', async ({
    page,
    site,
  }) => {
    await page.goto('/login')
    await logIn(page)
    await expect(page.getByText(names.host)).toBeVisible()
    const old = await site.session('owner', { expired: true })
    await page.goto(await site.entrance('/guild/list', old))
    await expectTitle(page, 'login.title')
    expect(await stored(page)).toEqual({})
    await logIn(page)
    await expectTitle(page, 'guild.list.title')
  })

  test('within the running site: it is no cold start, and changes nobody', async ({ page, site, signIn }) => {
    await signIn('host')
    await expect(page.getByText(names.host)).toBeVisible()
    const before = await stored(page)
    const entrance = await site.entrance('/guild/list', 'owner')
    await page.evaluate((address) => {
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, entrance)
    await expectTitle(page, 'guild.list.title')
    expect(await stored(page)).toEqual(before)
    await page.evaluate(() => history.replaceState({}, '', '/guild/list'))
  })
})

test.describe('F20 a document that is shown again as it was left', () => {
  test('asks for the login where the session was ended meanwhile, and shows nothing more of it', async ({
    page,
    site,
    signIn,
  }) => {
    await signIn('owner', '/my-diamond')
    await expectTitle(page, 'diamond.title')
    await showAgain(page, () => sessionStorage.clear())
    await expectTitle(page, 'login.title')
    await logIn(page, 'owner')
    await expectTitle(page, 'diamond.title')
    await expect(page).toHaveURL(`${site.origin}/my-diamond`)
  })

  test('asks for everything again where somebody else is signed in by now', async ({ page, site, signIn }) => {
    await signIn('owner')
    await expect(page.getByText(names.owner)).toBeVisible()
    const { uid, token } = await site.session('host')
    await showAgain(
      page,
      (other) => {
        for (const [name, value] of Object.entries(other)) sessionStorage.setItem(`lumi.${name}`, value)
      },
      { uid, token },
    )
    await expect(page.getByText(names.host)).toBeVisible()
    await expect(page.getByText(names.owner)).toHaveCount(0)
  })
})

test('F25 S4-08 a login that leads into the same refusal again ends after two redirects in 10 s, with a retry', async ({
  page,
  site,
  signIn,
}) => {
  const start = Date.now()
  await site.fault({ endpoint: account, kind: 'code', code: 11, times: 20 })
  await page.clock.setFixedTime(start)
  await signIn('host')
  await expectTitle(page, 'login.title')
  await page.clock.setFixedTime(start + 3000)
  await logIn(page)
  await expect.poll(async () => (await site.log(account)).length).toBe(2)
  await expectTitle(page, 'login.title')
  await expect(page.getByRole('alert').getByText(words('engine.failed'))).toHaveCount(0)
  await page.clock.setFixedTime(start + 6000)
  await logIn(page)
  await expect(page.getByRole('alert').getByText(words('engine.failed'))).toBeVisible()
  expect(await site.log(account)).toHaveLength(3)
  await site.noFaults()
  await page.clock.setFixedTime(start + 20_000)
  await buttonOf(page, 'engine.retry').click()
  await expectTitle(page, 'login.title')
})

test.describe('F01 the token', () => {
  test('is not in what is shared, copied or kept beyond the tab', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Reflect.set(navigator, 'share', (data: ShareData) => {
        document.documentElement.setAttribute('data-shared', JSON.stringify(data))
        return Promise.resolve()
      })
    })
    const { uid, token } = await site.session('owner')
    await page.goto(await site.entrance('/guild/invite?from=app', { uid, token }))
    await buttonOf(page, 'guild.invite.share').click()
    await expect(page.locator('html')).toHaveAttribute('data-shared', /http/)
    expect(await page.locator('html').getAttribute('data-shared')).not.toContain(token)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie)).not.toContain(token)
  })

  test('is not in what is reported when the start of the page fails', async ({ page, site, oracle }) => {
    // The oracle reads every line of the console; what is uncaught counts there too.
    oracle.allow(/^uncaught: /, /blank/)
    const said: string[] = []
    page.on('pageerror', (error) => said.push(`${error.message} ${error.stack}`))
    page.on('console', (message) => said.push(`${message.text()} ${message.location().url}`))
    const { uid, token } = await site.session('host')
    await page.route(/\/assets\/en-[\w-]+\.js/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(await site.entrance('/guild/list', { uid, token }))
    await expect.poll(() => said.length).toBeGreaterThan(0)
    for (const line of said) expect(line).not.toContain(token)
  })
})

test.describe('F01 the token in an app', () => {
  test.use(desk)

  test('is said by the app alone: no call of the page holds it', async ({ page, site, oracle }) => {
    const phone = await openPhone({ page, site, oracle }, { app: 'jsBridge2', path: '/guild/invite' })
    await buttonOf(phone.app, 'guild.invite.share').click()
    await expect.poll(async () => (await phone.seen('appShare')).length).toBe(1)
    const token = await phone.evaluate(() => sessionStorage.getItem('lumi.token') ?? '')
    expect(token).not.toBe('')
    const calls = (await phone.seen()).filter(({ by }) => by === 'page')
    expect(calls.length).toBeGreaterThan(2)
    expect(JSON.stringify(calls.map(({ name, args }) => [name, args]))).not.toContain(token)
  })
})

async function type(page: Page, name: string): Promise<void> {
  await textbox(page, 'guild.name').fill(name)
  await expect.poll(() => kept(page)).toContain(name)
}

/** What the tab keeps of who is signed in. */
function stored(page: Page): Promise<{ readonly uid?: string; readonly token?: string }> {
  return page.evaluate(() => {
    const named = (name: string) => {
      const value = sessionStorage.getItem(`lumi.${name}`)
      return value === null ? {} : { [name]: value }
    }
    return { ...named('uid'), ...named('token') }
  })
}

/** Everything that outlives the tab. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage }))
}

/** What the browser does where it kept a document whole: something may have happened in between. */
async function showAgain<T>(page: Page, between: (given: T) => void, given?: T): Promise<void> {
  await page.evaluate(between as (given: unknown) => void, given)
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
}

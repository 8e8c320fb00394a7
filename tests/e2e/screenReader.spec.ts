// What a screen reader is told on five tasks, in English and Arabic: the names, states and messages in their order.
import ar from '../../locales/ar.json' with { type: 'json' }
import en from '../../locales/en.json' with { type: 'json' }
import { rows } from './support/parts'
import { expect, test } from './support/test'
import { meetPaid, orderRoute } from './support/withdrawals'
import type { PlainWord } from './support/words'

// A language may lack a text: people then read the English one.
const languages: readonly (readonly [language: string, texts: Partial<typeof en>, other: string])[] = [
  ['en', en, 'العربية'],
  ['ar', ar, 'English'],
]
for (const [language, texts, other] of languages) {
  const say = (key: PlainWord) => JSON.stringify((texts[key] ?? en[key]).replaceAll('{{product}}', 'Lumi')).slice(1, -1)

  test(`${language}: a sign-in that is refused, a recharge that is refused, and the choice of a language`, async ({
    page,
  }) => {
    await test.step(`${language}: a sign-in that is refused names both fields and what is wrong with each`, async () => {
      await page.goto(`/login?lang=${language}`)
      await expect(page.locator('main')).toMatchAriaSnapshot(`
      - main "${say('login.title')}":
        - textbox "${say('login.account')}" [invalid=false]
        - textbox "${say('login.password')}" [invalid=false]
    `)
      await expect(page.locator('[data-field=account] input')).toHaveAttribute('aria-required', 'true')
      // Readers do not say that a password is required, so its description does.
      await expect(page.locator('[data-field=password] input')).toHaveAccessibleDescription(
        say('engine.form.mandatory'),
      )
      await page.locator('form button[type=submit]').click()
      await expect(page.locator('main')).toMatchAriaSnapshot(`
      - main "${say('login.title')}":
        - textbox "${say('login.account')}" [invalid]
        - text: /${say('login.password')}/
    `)
      await expect(page.locator('[data-field=account] input')).toBeFocused()
    })

    await test.step(`${language}: a refused recharge says how many fields need attention, and why`, async () => {
      await page.goto(`/recharge?lang=${language}`)
      await page.locator('form button[type=submit]').click()
      await expect(page.locator('main')).toMatchAriaSnapshot(`
      - main "${say('recharge.page')}":
        - textbox "${say('recharge.userId')}" [invalid]
        - button "${say('recharge.country')}"
        - button /${say('recharge.method')}/ [disabled]
        - textbox "${say('recharge.amount')}" [invalid]
        - checkbox "${say('recharge.agree')}" [invalid]
        - status: /5/
    `)
      await expect(page.locator('[data-field=country_id] button')).toHaveAccessibleDescription(/./)
    })

    await test.step(`${language}: the choice of a language names each in its own words`, async () => {
      await page.goto(`/login?lang=${language}`)
      await page.getByRole('button', { name: say('account.language') }).click()
      await page.getByRole('dialog').getByRole('button', { name: other }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'ar' : 'en')
      await expect(page.locator('main')).toMatchAriaSnapshot(`
      - main "${(language === 'en' ? ar : en)['login.title']}"
    `)
    })
  })

  test(`${language}: a row tells its place, and its dialog and the question are named`, async ({ page, signIn }) => {
    await signIn('host', `/guild/list?lang=${language}`)
    const row = rows(page).first()
    await expect(row).toHaveAttribute('aria-posinset', '1')
    expect(Number(await row.getAttribute('aria-setsize'))).toBeGreaterThan(1)
    await page.getByRole('searchbox').fill('jakarta')
    await expect(rows(page)).toHaveCount(1)
    await row.getByRole('button').click()
    await expect(page.locator('dialog')).toMatchAriaSnapshot(`
      - dialog "Jakarta Voices":
        - banner:
          - heading "Jakarta Voices" [level=2]
          - button "${say('engine.close')}"
        - contentinfo:
          - button "${say('guild.join')}"
    `)
    await page
      .locator('dialog')
      .getByRole('button', { name: say('guild.join') })
      .click()
    await expect(page.getByRole('alertdialog')).toMatchAriaSnapshot(`
      - alertdialog:
        - button "${say('engine.cancel')}"
        - button "${say('guild.join')}"
    `)
  })

  test(`${language}: a complaint without a reason says what is missing`, async ({ browser, site }) => {
    const { userPage, number } = await meetPaid({ browser, site })
    await userPage.goto(`${site.origin}${orderRoute}?side=mine&row=${number}&lang=${language}`)
    await userPage.getByRole('button', { name: say('order.dispute'), exact: true }).click()
    await userPage.locator('dialog form button[type=submit]').click()
    await expect(userPage.locator('dialog form')).toMatchAriaSnapshot(`
      - radiogroup /${say('order.dispute.kind').replace('?', '.')}.+/ [invalid]:
        - radio "${say('order.dispute.notReceived')}"
    `)
    await expect(userPage.locator('dialog form')).toContainText(
      say('engine.form.summary_one').replace('{{count}}', '1'),
    )
  })
}

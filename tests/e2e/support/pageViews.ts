// A page as somebody looks at it: in a browser, or in an app.
import type { Locator, Page } from '@playwright/test'
import type { AppName } from '../../../tools/studio/shell/apps'
import { demoUid } from '../../../sandbox/accounts'
import { openCase } from './pageLists'
import { accountOf, type Persona, type Query } from './pagePeople'
import { openPhone } from './phone'
import type { Oracle } from './oracle'
import { addressOf, settled } from './routes'
import type { Site } from './site'

export interface Visit {
  readonly route: string
  readonly persona: Persona
  readonly query: Query
}

export interface View {
  readonly body: Locator
  /** The path that the page is at. */
  path(): Promise<string>
}

/** Where pages are looked at. */
export interface Where {
  readonly page: Page
  readonly site: Site
  readonly isApp: boolean
  open(visit: Visit): Promise<View>
}

export function inBrowser(place: { readonly page: Page; readonly site: Site }): Where {
  const { page } = place
  return {
    ...place,
    isApp: false,
    async open(visit) {
      await openCase(place, visit)
      return { body: page.locator('body'), path: async () => new URL(page.url()).pathname }
    },
  }
}

/** The app has every function, and whoever the visit is for uses it. */
export function inApp(
  place: { readonly page: Page; readonly site: Site; readonly oracle: Oracle },
  app: AppName = 'dsAndroid',
): Where {
  return {
    page: place.page,
    site: place.site,
    isApp: true,
    async open({ route, persona, query }) {
      const account = accountOf[persona]
      const user = account === null ? '' : demoUid(account)
      const phone = await openPhone(place, { app, user, path: addressOf(route, query) })
      await settled(phone.app)
      return { body: phone.app, path: () => phone.evaluate(() => window.location.pathname) }
    },
  }
}

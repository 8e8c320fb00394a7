// The shell as a test drives it: a page in the phone of a simulated app, and what the two say to each other.
import type { Locator, Page } from '@playwright/test'
import { initialChoices, writeChoices, type Choices } from '../../../tools/studio/shell/choices'
import { demoUid } from '../../../sandbox/accounts'
import type { Oracle } from './oracle'
import type { Signed, Site } from './site'

/** The shell signs the first person in. */
const firstUser = demoUid('owner')

/** The shell is made for a screen beside a keyboard: `test.use(desk)`. */
export const desk = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false }

interface Place {
  readonly page: Page
  readonly site: Site
  readonly oracle: Oracle
}

interface SeenCall {
  readonly by: 'page' | 'app'
  readonly name: string
  readonly args: unknown
  /** Absent where there is none yet. */
  readonly answer?: unknown
}

export interface OpenedPhone {
  /** The whole phone, with what the app draws around the page. */
  readonly body: Locator
  /** The page in it. */
  readonly app: Locator
  /** The list of calls, for waiting. */
  readonly calls: Locator
  /** Calls in the order they were made, of one function or of all. */
  seen(name?: string): Promise<readonly SeenCall[]>
  /** Lets the app tell the page of something. */
  fire(name: string, data?: object): Promise<void>
  /** Runs a function, or the text of an expression, in the page in the phone. */
  evaluate<T>(run: (() => T) | string): Promise<T>
}

/** Opens the shell with choices, at a host if it is not the site's own. */
export async function openPhone(
  { page, site, oracle }: Place,
  choices: Partial<Choices>,
  base = site.origin,
): Promise<OpenedPhone> {
  // Some apps are called by addresses that lead nowhere. What the policy refuses of them is still told.
  oracle.allow(/foreign host: https:\/\/__\w+__\/$/, /'wvjbscheme:/, /^console.error: Navigation to external protocol/)
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/__sandbox/session') return
    const signed = (await response.json().catch(() => undefined)) as Signed | undefined
    if (signed?.token) site.onSession(signed)
  })
  await page.goto(`${base}/__shell/${writeChoices({ ...initialChoices, user: firstUser, ...choices }, firstUser)}`)
  const view = page.locator('iframe[title="Page"]')

  return {
    body: page.getByRole('region', { name: 'Phone' }),
    app: view.contentFrame().locator('body'),
    calls: page.getByRole('region', { name: 'Calls' }),
    async seen(name) {
      const calls = await page.evaluate(() => window.phone?.state().calls ?? [])
      return calls
        .toReversed()
        .filter((call) => name === undefined || call.name === name)
        .map(({ by, name: called, args, answer }) => ({
          by,
          name: called,
          args,
          ...(answer && { answer: answer.value }),
        }))
    },
    async fire(name, data = {}) {
      await page.evaluate(([event, args]) => void window.phone?.fire(event, args), [name, data] as const)
    },
    evaluate: (run) => view.contentFrame().locator('html').evaluate(run),
  }
}

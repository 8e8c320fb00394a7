// Whether a text of an attacker has become more than text anywhere on a page.
import { expect, type Page } from '@playwright/test'
import { demoUid } from '../../../sandbox/accounts'
import { openRoutes, visitorOf } from './routes'
import type { Site } from './site'

/** The pages with a list whose rows open something. */
export const routesOfRows = [
  '/agent/transferRrecord',
  '/guild/apply',
  '/guild/apply-guild',
  '/guild/bind-list',
  '/guild/data-center/detail',
  '/guild/ext-admins',
  '/guild/invite',
  '/guild/list',
  '/guild/member',
  '/recharge/records',
  '/withdraw/account',
  '/withdraw/order',
]

/** The pages with a picker that opens a sheet, and no such list. */
export const routesOfPickers = ['/app-recharge', '/guild/create', '/recharge']

/** This page shows payments whose numbers the device keeps for whoever is signed in. */
const records = '/recharge/records'

/** Opens a route at a path as somebody for whom it has rows, if it ever has some. */
export async function openWithRows(page: Page, site: Site, route: string, path: string): Promise<void> {
  if (route === records) {
    // The number of a seeded payment.
    const key = `lumi.kept.${demoUid('owner')}/recharges`
    await page.addInitScript((name) => localStorage.setItem(name, '["P260011"]'), key)
  }
  const isOpen = openRoutes.includes(route) && route !== records
  await page.goto(isOpen ? path : await site.entrance(path, visitorOf(route)))
}

/** Nothing ran, nothing was added to the document but what the product itself draws, and no address leads to code. */
export async function expectHarmless(page: Page): Promise<void> {
  const problems = await page.evaluate(problemsOfDocument)
  expect(problems, `hostile texts on ${page.url()}`).toEqual([])
}

/** Runs in the page: it refers to nothing outside itself. */
export function problemsOfDocument(): readonly string[] {
  const foreign =
    'iframe, frame, object, embed, applet, base, math, style, template, marquee, video, audio, portal, form[action], [srcdoc], [formaction], [http-equiv=refresh]'
  const mark = /XSS/
  const elements = [...document.querySelectorAll('*')]
  const say = (what: string) => (element: Element) => `${what}: ${element.outerHTML.slice(0, 160)}`
  const isOwn = (address: string) => new URL(address, location.href).origin === location.origin
  const hostOf = (address: string) => new URL(address, location.href).hostname
  const isSafe = (address: string) => {
    if (/^data:image\/(png|jpeg|webp);base64,/.test(address)) return true
    if (/^(tel|mailto):/.test(address)) return true
    const { protocol, origin, pathname } = new URL(address, location.href)
    if (protocol === 'blob:') return origin === location.origin
    if (/\.svgz?$/.test(pathname) && origin !== location.origin) return false
    return origin === location.origin || protocol === 'https:'
  }
  const loads = elements.flatMap((element) =>
    ['src', 'href', 'xlink:href', 'poster', 'data', 'action']
      .map((name) => element.getAttribute(name))
      .filter((address) => address !== null && (!isSafe(address) || hostOf(address).endsWith('xss.invalid')))
      .map((address) => `address ${address}: ${element.outerHTML.slice(0, 160)}`),
  )
  const named = (element: Element, name: string) => mark.test(element.getAttribute(name) ?? '')
  return [
    ...Object.getOwnPropertyNames(window)
      .filter((name) => name === 'XSS')
      .map(() => 'window.XSS is set'),
    ...('XSS' in Object.prototype ? ['Object.prototype.XSS is set'] : []),
    ...elements.filter((element) => element.matches(foreign)).map(say('foreign element')),
    ...elements
      .filter(
        (element) =>
          element.matches('script, link') && !isOwn(element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
      )
      .map(say('foreign code')),
    ...elements.filter((element) => element.matches('script:not([src])')).map(say('code in the document')),
    ...elements
      .filter(
        (element) =>
          element.matches('svg *') && /^(script|title|foreignObject|a|use|animate|set)$/.test(element.localName),
      )
      .map(say('foreign drawing')),
    ...elements
      .filter((element) => element.getAttributeNames().some((name) => name.startsWith('on')))
      .map(say('handler in an attribute')),
    ...elements
      .filter((element) => ['id', 'name', 'class', 'style', 'for'].some((name) => named(element, name)))
      .map(say('named by a text')),
    ...loads,
  ]
}

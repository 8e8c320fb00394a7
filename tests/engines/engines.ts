// The engines in which the build is used: an old Chromium, a WebKit and a Firefox. Each opens one tab.
import { chromium } from '@playwright/test'
import { fromApt, fromNpm, miniBrowser, NotHere, programOf } from './install'
import { openFirefox, openWebKit, phone, timeZone, type Tab } from './webdriver'

/** Each opens its engine, or throws `NotHere`. */
export const engines: { readonly [name: string]: () => Promise<Tab> } = {
  'Chromium 88': async () => {
    const { program, libraries } = fromNpm({
      name: 'chrome-aws-lambda@5.5.0',
      integrity: 'sha512-nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==',
      libraries: 'aws.tar.br',
    })
    const browser = await chromium.launch({
      executablePath: program,
      chromiumSandbox: false,
      // Build 4298 has `aspect-ratio` but turns it off; the release, 4324, turns it on.
      args: ['--no-zygote', '--disable-gpu', '--enable-blink-features=CSSAspectRatioProperty'],
      // Old versions take their language from the locale, even from `C`.
      env: { ...process.env, LC_ALL: 'en_US.UTF-8', LD_LIBRARY_PATH: libraries },
    })
    const page = await browser.newPage({
      viewport: phone,
      hasTouch: true,
      isMobile: true,
      locale: 'en-US',
      timezoneId: timeZone,
    })
    return {
      version: `Chromium ${browser.version()}`,
      open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
      evaluate: (expression) => page.evaluate(expression),
      press: (x, y) => page.touchscreen.tap(x, y),
      type: (text) => page.keyboard.type(text),
      close: () => browser.close(),
    }
  },
  WebKit: async () => {
    try {
      const packages = ['wpewebkit-driver', 'libwpewebkit-1.1-0']
      const found = fromApt(packages, () => both(programOf('WPEWebDriver'), miniBrowser('wpe-webkit-')))
      return await openWebKit({ ...found, name: 'WPE WebKit', vendor: 'wpe', args: ['--automation', '--headless'] })
    } catch (error) {
      if (!(error instanceof NotHere)) throw error
      const xvfb = fromApt(['webkit2gtk-driver', 'xvfb'], () => programOf('Xvfb'))
      const found = fromApt(['webkit2gtk-driver'], () => both(programOf('WebKitWebDriver'), miniBrowser('webkit2gtk-')))
      return openWebKit({ ...found, xvfb, name: 'WebKitGTK', vendor: 'webkitgtk', args: ['--automation'] })
    }
  },
  Firefox: async () => openFirefox(fromApt(['firefox-esr'], () => programOf('firefox-esr', 'firefox'))),
}

const both = (driver: string | undefined, browser: string | undefined) =>
  driver !== undefined && browser !== undefined ? { driver, browser } : undefined

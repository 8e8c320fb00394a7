// What must never happen on any page of any test. Each context of the browser is watched from its first document on;
// what was seen fails the test at its end, wherever the test itself was looking.
import { expect, type BrowserContext, type ConsoleMessage, type Page, type Request } from '@playwright/test'
import english from '../../../locales/en.json' with { type: 'json' }
import { watchDocument } from './watchDocument'

/** Marks the lines by which a watched document reports. */
const mark = '[oracle]'
/** The areas of message keys, none of which may be seen raw. */
const areas = [...new Set(Object.keys(english).map((key) => key.split('.', 1)[0]))].join('|')

export class Oracle {
  private readonly seen: string[] = []
  private readonly allowed: RegExp[] = []
  private readonly secrets = new Set<string>()
  private readonly entrances = new Set<string>()

  private readonly isOwn: (url: string) => boolean

  /** `isOwn` tells the site's addresses from foreign ones. */
  constructor(isOwn: (url: string) => boolean) {
    this.isOwn = isOwn
  }

  /** Lets problems that match pass: for a test that provokes them. */
  allow(...patterns: readonly RegExp[]): void {
    this.allowed.push(...patterns)
  }

  /** No address or referrer may hold this word, but the entrance addresses. */
  keepSecret(word: string): void {
    this.secrets.add(word)
  }

  /** An address that a test itself opens, secrets and all. */
  allowEntrance(url: string): void {
    // A request is made without the hash, and the address bar shows it.
    this.entrances.add(url).add(url.split('#', 1)[0] ?? url)
  }

  note(problem: string): void {
    this.seen.push(problem)
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('request', (request) => this.judgeRequest(request))
    context.on('page', (page) => this.watchPage(page))
    for (const page of context.pages()) this.watchPage(page)
    await context.addInitScript(watchDocument, { mark, areas })
  }

  /** Looks once more at what is on the screen of each open page; an entrance must have been left by now, and none is blank. */
  async inspect(context: BrowserContext): Promise<void> {
    this.entrances.clear()
    for (const page of context.pages()) {
      this.judgeAddress('the address bar', page.url())
      await this.judgeBlank(page)
      for (const frame of page.frames()) {
        const found = await frame.evaluate(() => globalThis.inspectDocument?.() ?? []).catch(() => [])
        for (const text of found) this.note(`${frame.url()} ${text}`)
      }
    }
  }

  /** What was seen and not allowed, each once. */
  problems(): readonly string[] {
    return [...new Set(this.seen)].filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)))
  }

  private watchPage(page: Page): void {
    page.on('pageerror', (error) => this.note(`uncaught: ${error.stack ?? error.message}`))
    page.on('crash', () => this.note('the page crashed'))
    page.on('console', (message) => this.judgeLine(message))
    page.on('framenavigated', (frame) => this.judgeAddress('the address bar', frame.url()))
  }

  private judgeLine(message: ConsoleMessage): void {
    const text = message.text()
    if (text.startsWith(mark)) return this.note(text.slice(mark.length + 1))
    if (message.type() === 'error' && !isNetworkLine.test(text)) this.note(`console.error: ${text}`)
    for (const secret of this.secrets) {
      if (text.includes(secret)) this.note(`the console shows a token: ${message.type()}`)
    }
  }

  private judgeRequest(request: Request): void {
    const url = request.url()
    if (/^(https?|wss?):/.test(url) && !this.isOwn(url)) this.note(`request to a foreign host: ${url}`)
    this.judgeAddress('a request', url)
    this.judgeAddress('a referrer', request.headers()['referer'] ?? '')
  }

  private judgeAddress(where: string, url: string): void {
    if (this.entrances.has(url)) return
    for (const secret of this.secrets) {
      if (url.includes(secret)) this.note(`${where} holds a token: ${url.replaceAll(secret, '(token)')}`)
    }
  }

  /** A page that has just been loaded has as long to draw something as any expectation waits. */
  private async judgeBlank(page: Page): Promise<void> {
    const problem = `${page.url()} is blank`
    if (!page.url().startsWith('http') || this.seen.includes(problem)) return
    const isBlank = () => page.evaluate(() => globalThis.isBlankDocument?.() ?? false).catch(() => false)
    await expect
      .poll(isBlank)
      .toBe(false)
      .catch(() => this.note(problem))
  }
}

/** Chromium's own line for an answer of 4xx or 5xx and for a lost connection: faults that tests make on purpose. */
const isNetworkLine = /^Failed to load resource: (the server responded with a status of [45]\d\d|net::ERR_)/

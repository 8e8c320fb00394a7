// What must never happen on any page of any test. Each context of the browser is watched from its first document on;
// what was seen fails the test at its end, wherever the test itself was looking.
import english from '../../../locales/en.json' with { type: 'json' }
import { expect, type BrowserContext, type ConsoleMessage, type Page, type Request } from '@playwright/test'

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

declare global {
  var inspectDocument: (() => readonly string[]) | undefined
  var isBlankDocument: (() => boolean) | undefined
}

/**
 * Runs in each document before its own scripts: reports refusals of the security policy, and every text that shows a
 * hole (undefined, NaN, null, [object Object], a raw message key) or a stack, even when it is on the screen for a moment only.
 * It is sent as source text, so it refers to nothing outside itself.
 */
function watchDocument({ mark, areas }: { readonly mark: string; readonly areas: string }): void {
  const holes = /\b(undefined|NaN|null)\b|\[object \w+\]/
  const stack = /\b(Type|Reference|Range|Syntax|Eval|URI)Error\b|\.[jt]sx?:\d+|\bat \S+ \(/
  const keys = new RegExp(`\\b(${areas})\\.[a-z]+[\\w.]*\\b(?!@)`)
  const silent = 'script, style, noscript, template, textarea'
  const reported = new Set<string>()

  const say = (text: string) => {
    if (reported.has(text)) return
    reported.add(text)
    console.debug(`${mark} ${text}`)
  }
  const holeOf = (text: string) => {
    const hole = holes.exec(text) ?? stack.exec(text) ?? keys.exec(text)
    return hole && !hole[0].endsWith('.example') ? hole[0] : undefined
  }
  const judgeText = (node: Node) => {
    const hole = holeOf(node.textContent ?? '')
    if (hole && !node.parentElement?.closest(silent))
      say(`shows "${hole}" in "${node.textContent?.trim().slice(0, 120)}"`)
  }
  const judgeTree = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) return judgeText(node)
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) judgeText(text)
  }

  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    say(`security policy: ${violatedDirective} refused ${blockedURI} (${sourceFile}:${lineNumber})`),
  )
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') judgeText(target)
      for (const node of addedNodes) judgeTree(node)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })

  globalThis.inspectDocument = () => {
    const names = ['placeholder', 'aria-label', 'title', 'alt', 'value'] as const
    const spoken = [...document.querySelectorAll('*')].flatMap((element) =>
      names.map((name) => [name, element.getAttribute(name) ?? ''] as const),
    )
    return [...spoken, ['the title', document.title] as const, ['the page', document.body.innerText] as const]
      .filter(([, text]) => holeOf(text) !== undefined)
      .map(([name, text]) => `shows "${holeOf(text)}" in ${name}`)
  }
  globalThis.isBlankDocument = () => {
    if (document.body.innerText.trim() !== '') return false
    const drawn = document.querySelectorAll('svg, img, canvas, progress, input, [aria-busy=true], [role=status]')
    return ![...drawn].some((element) => element.getBoundingClientRect().height > 0)
  }
}

// Tests the boot guard of a build: its text runs as a classic script, in a window of its own.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { parse } from 'acorn'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { markets } from '../../markets.config'
import { guardData, guardScript, withSentence, type GuardOptions } from '../../tools/vite/bootGuard'
import { root } from '../../tools/cli/root'

// The test brand stands for a market without a contact.
const folder = mkdtempSync(join(tmpdir(), 'guard-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'markets.json')
writeFileSync(file, JSON.stringify({ ...markets, 'test-brand': { ...markets['test-brand'], facts: {} } }))
const options: GuardOptions = {
  project: 'lumi',
  locales: 'locales',
  markets: relative(root, file),
  contact: 'contact',
}
const { messages } = guardData(root, options)
const languages = Object.keys(messages)
let code = ''

beforeAll(async () => {
  code = await guardScript(root, options)
})

interface Engine {
  readonly lacks?: string
  readonly url?: string
  readonly languages?: readonly string[]
  readonly stored?: string
  readonly isStorageOff?: boolean
}

/** Runs the guard in a document with a splash. Returns what a test observes and controls. */
function open({ lacks, url = 'https://m.lumi.example/', languages: spoken = ['en-US'], ...storage }: Engine = {}) {
  const window = new Window({ url })
  window.document.body.innerHTML = '<div id="app"><div class="splash"></div></div>'
  const app = window.document.getElementById('app')!
  const kept = new Map<string, string>()
  const timers: (() => void)[] = []
  const reload = vi.fn<() => void>()
  const listeners = new Map<string, () => void>()
  const store = {
    getItem: (key: string) => (key === 'lumi.language' ? (storage.stored ?? null) : null),
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const scope: { [name: string]: unknown } = {
    document: window.document,
    navigator: { languages: spoken, language: spoken[0] },
    location: { hostname: window.location.hostname, search: window.location.search, reload },
    setTimeout: (run: () => void, after: number) => {
      expect(after).toBe(8000)
      timers.push(run)
    },
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    CSS: { supports: (name: string) => name === 'aspect-ratio' && lacks !== 'aspect-ratio' },
    BroadcastChannel: lacks === 'BroadcastChannel' ? undefined : Object,
    Intl: lacks === 'Intl' ? undefined : { Segmenter: lacks === 'Intl.Segmenter' ? undefined : Object },
  }
  if (lacks === 'CSS') delete scope.CSS
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(scope, name, {
      get() {
        if (storage.isStorageOff) throw new Error('storage is switched off')
        return store
      },
    })
  scope.window = scope
  runInContext(code, createContext(scope))
  return {
    app,
    kept,
    reload,
    sentences: () => [...app.querySelectorAll('[role=alert] p')].map((line) => line.textContent),
    pass8s: () => timers.forEach((run) => run()),
    fail: () => listeners.get('pw:bootfailed')?.(),
    draw: () => app.replaceChildren(window.document.createElement('main')),
    reason: () => window.document.documentElement.getAttribute('data-guard'),
  }
}

describe('the boot guard', () => {
  it('is ECMAScript 5, so that an engine of 2016 understands it', () => {
    expect(() => parse(code, { ecmaVersion: 5 })).not.toThrow()
  })

  it.each(['CSS', 'aspect-ratio', 'BroadcastChannel', 'Intl', 'Intl.Segmenter'])(
    'speaks at once in an engine without %s, and keeps the reason for a report',
    (lacks) => {
      const page = open({ lacks })
      expect(page.sentences()[0]).toBe(messages.en?.[0])
      expect([page.reason(), page.kept.get('lumi.guard')]).toEqual(['floor', 'floor'])
    },
  )

  it.each([
    ['has not drawn after 8 s', 'late', 'pass8s'],
    ['reports that it failed', 'failed', 'fail'],
  ] as const)('speaks when the application %s', (_, reason, happen) => {
    const page = open()
    expect(page.sentences()).toEqual([])
    page[happen]()
    expect(page.sentences()[0]).toBe(messages.en?.[1])
    expect(page.reason()).toBe(reason)
  })

  it('says nothing once the application has drawn', () => {
    const page = open()
    page.draw()
    page.pass8s()
    page.fail()
    expect([page.sentences(), page.reason(), page.kept.size]).toEqual([[], null, 0])
  })

  it('says nothing twice', () => {
    const page = open()
    page.fail()
    page.pass8s()
    page.fail()
    expect(page.app.querySelectorAll('[role=alert]')).toHaveLength(1)
    expect(page.reason()).toBe('failed')
  })

  it('leaves its place to an application that draws after all', () => {
    const page = open()
    page.pass8s()
    page.draw()
    expect(page.sentences()).toEqual([])
  })

  it('loads the document again by its button', () => {
    const page = open({ lacks: 'BroadcastChannel' })
    const button = page.app.querySelector('button')
    expect(button?.textContent).toBe(messages.en?.[2])
    button?.click()
    expect(page.reload).toHaveBeenCalledOnce()
  })

  it.each(languages)('S9-01 speaks "%s" to whoever reads it, in its direction', (language) => {
    const page = open({ lacks: 'CSS', languages: [`${language}-XX`, 'en'] })
    const box = page.app.querySelector('[role=alert]')
    expect(page.sentences()[0]).toBe(messages[language]?.[0])
    expect(box?.getAttribute('lang')).toBe(language)
    expect(box?.getAttribute('dir')).toBe(['ar', 'fa', 'ur'].includes(language) ? 'rtl' : 'ltr')
  })

  it.each([
    ['of the address', { url: 'https://m.lumi.example/?lang=tr', stored: 'ar', languages: ['zh'] }, 'tr'],
    ['that was chosen', { stored: 'ar', languages: ['zh'] }, 'ar'],
    ['of the browser', { languages: ['de-DE', 'pt-BR'] }, 'pt'],
    ['of the browser, without storage', { isStorageOff: true, stored: 'ar', languages: ['zh'] }, 'zh'],
    ['that everybody gets', { languages: ['de'] }, 'en'],
    ['that no object has as a member', { languages: ['constructor', 'toString'] }, 'en'],
  ] as const)('takes the language %s', (_, engine, language) => {
    expect(open({ lacks: 'CSS', ...engine }).sentences()[0]).toBe(messages[language]?.[0])
  })

  it.each([
    ['m.lumi.example', markets.international.facts.contact],
    ['elsewhere.example', markets.international.facts.contact],
    ['m.lumi-ru.example', markets.russia.facts.contact],
    ['www.lumi-ru.example', markets.russia.facts.contact],
    ['test.lumi-ru.example', markets.russia.facts.contact],
    ['uat.lumi-ru.example', markets.russia.facts.contact],
    ['m.nova.example', undefined],
  ])('on %s it names the contact of the market, %s', (host, contact) => {
    expect(open({ lacks: 'CSS', url: `https://${host}/` }).sentences()[1]).toBe(contact)
  })

  it('a build fails where a language lacks a message, or where there is no market', () => {
    expect(() => withSentence('<html lang="xx"><div class="pw-splash"></div>', root, options)).toThrow(/in "xx"/)
    expect(() => guardData(root, { ...options, locales: 'schemas' })).toThrow(/has no "engine.guard.old"/)
    expect(() => guardData(root, { ...options, markets: 'tests/tooling/noMarkets.json' })).toThrow(/needs a market/)
  })
})

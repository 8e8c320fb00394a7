// Adds the boot guard to the document: a classic script in a file of its own. Even engines without modules run it. If no
// file arrives at all, a sentence in the document speaks for it.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'
import { minify } from 'terser'
import type { Plugin } from 'vite'
import { engineFile } from '@pagewright/cli/source'
import { type GuardData, guardMessages, isRtl } from '@pagewright/engine/tools'

/** The facts about a product that the guard needs. */
export interface GuardOptions {
  /** The prefix of the storage keys. */
  readonly project: string
  /** The language files, below the root. */
  readonly locales: string
  /** The file of the markets by id, below the root. The first market serves every host that no market names. */
  readonly markets: string
  /** The fact of a market that is shown to people for whom the page does not start, such as a phone number. */
  readonly contact?: string | undefined
}

interface GuardMarket {
  readonly hosts: { readonly [environment: string]: { readonly web: readonly string[] } }
  readonly facts: { readonly [name: string]: unknown }
}

/** Adds the guard to the document of a build and of the development server. */
export function bootGuard(root: string, options: GuardOptions): Plugin {
  let isServing = false
  let file = 'assets/guard.js'
  return {
    name: 'boot-guard',
    configResolved({ command }) {
      isServing = command === 'serve'
    },
    configureServer(server) {
      server.middlewares.use(`/${file}`, (_request, response, next) => {
        const send = (code: string) => void response.setHeader('content-type', 'text/javascript').end(code)
        guardScript(root, options).then(send, next)
      })
    },
    async buildStart() {
      if (isServing) return
      const source = await guardScript(root, options)
      file = `assets/guard-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName: file, source })
    },
    transformIndexHtml: (html) => ({
      html: withSentence(html, root, options),
      // The script follows the element that it watches. With `async`, the application does not wait for it.
      tags: [{ tag: 'script', attrs: { async: true, src: `/${file}` }, injectTo: 'body' }],
    }),
  }
}

/**
 * Adds the sentence that shows if no script arrives to the splash, in the language of the document. A page without a
 * splash, such as those of the tools, stays as it is. Throws if there are no messages in that language.
 */
export function withSentence(html: string, root: string, options: GuardOptions): string {
  const splash = /<div[^>]* class="pw-splash"[^>]*>/
  if (!splash.test(html)) return html
  const language = /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? 'en'
  const text = guardData(root, options).messages[language]?.[1]
  if (!text) throw new Error(`index.html is in "${language}", and locales/ has no such language. Change its lang.`)
  const sentence = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return html.replace(splash, (tag) => `${tag}<p class="pw-splash-silence">${sentence}</p>`)
}

/**
 * Returns the guard as one script, with the texts of all languages and the contacts of all markets. The script must be
 * ECMAScript 5. Rolldown's minifier writes newer syntax, so terser minifies it.
 */
export async function guardScript(root: string, options: GuardOptions): Promise<string> {
  const { output } = await build({
    input: engineFile('boot/guard'),
    write: false,
    output: { format: 'iife' },
    transform: { define: { GUARD_DATA: JSON.stringify(guardData(root, options)) } },
  })
  const { code } = await minify(output[0].code, { ecma: 5, safari10: true })
  if (!code) throw new Error('The boot guard is empty after terser minified it.')
  return code
}

/** Collects the guard's data. Throws if a language lacks one of the messages. */
export function guardData(root: string, { project, locales, markets, contact = '' }: GuardOptions): GuardData {
  const files = readdirSync(join(root, locales)).filter((file) => file.endsWith('.json'))
  const messages = Object.fromEntries(
    files.map((file) => [file.slice(0, -'.json'.length), textsOf(join(root, locales, file))]),
  )
  const all = JSON.parse(readFileSync(join(root, markets), 'utf8')) as { readonly [id: string]: GuardMarket }
  const [first, ...others] = Object.values(all)
  if (!first) throw new Error(`The boot guard needs a market. ${markets} has none.`)
  const contactOf = ({ facts }: GuardMarket) => {
    const value = facts[contact]
    return typeof value === 'string' ? value : ''
  }
  const named = others.flatMap((market) => {
    const hosts = Object.values(market.hosts).flatMap(({ web }) => web)
    return hosts.map((host) => [host, contactOf(market)] as const)
  })
  return {
    project,
    messages,
    rtl: Object.keys(messages).filter(isRtl),
    contacts: Object.fromEntries([['', contactOf(first)], ...named]),
  }
}

function textsOf(file: string): readonly string[] {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as { readonly [key: string]: string }
  return guardMessages.map((key) => {
    const text = texts[key]
    if (text === undefined) throw new Error(`${file} has no "${key}", which the boot guard shows.`)
    return text
  })
}

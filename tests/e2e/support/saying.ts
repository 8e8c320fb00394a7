// Words of a config as they may be read on the screen.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../tools/cli/root'
import type { Message } from '@pagewright/engine/tools'

type Texts = { readonly [key: string]: string }

/** The texts of a language by key. */
export function textsOf(language: string): Texts {
  const held = cache.get(language)
  if (held) return held
  const texts = JSON.parse(readFileSync(join(root, 'locales', `${language}.json`), 'utf8')) as Texts
  cache.set(language, texts)
  return texts
}

/**
 * A pattern of the whole sentence that a key stands for, in each of its plural forms; `known` fills holes, whatever else
 * they hold is not looked at.
 */
export function sentence(said: Message, language = 'en', known: Texts = {}): RegExp {
  const key = typeof said === 'string' ? said : said.say
  const texts = textsOf(language)
  const forms = [key, ...plurals.map((plural) => `${key}_${plural}`)].flatMap((name) => texts[name] ?? [])
  if (forms.length === 0) throw new Error(`locales/${language}.json has no text "${key}".`)
  const holes: Texts = { product: 'Lumi', ...known }
  const patterns = forms.map((text) =>
    text
      .trim()
      .split(/(\{\{\w+\}\})/)
      .map((part) => {
        const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1]
        const filled = name === undefined ? part : holes[name]
        if (filled === undefined) return '.*'
        return name === undefined ? literal(filled) : `${isolate}${literal(filled)}${isolate}`
      })
      .join(''),
  )
  return new RegExp(`^(${patterns.join('|')})$`, 's')
}

const plurals = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
const cache = new Map<string, Texts>()

/** What keeps a text of another direction together is not to be seen. */
const isolate = '[\\u2066-\\u2069\\u200e\\u200f]*'

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
}

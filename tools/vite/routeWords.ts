// Splits the messages of a build: those of a page load with the page, those that any page may show load at the start.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

interface Words {
  readonly [key: string]: string
}
type KeySet = (key: string) => boolean
interface Split {
  readonly start: KeySet
  /** By the name of the route's file. */
  readonly routes: ReadonlyMap<string, KeySet>
}

/**
 * Keeps only the start messages in the module of each language, and writes those of each route to `folder` below
 * assets/.
 */
export function routeWords(root: string, folder: string): Plugin {
  const locales = join(root, 'locales')
  let split: Split | undefined
  return {
    name: 'route-words',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      split = splitWords(root)
    },
    transform(code, id) {
      if (!split || !id.startsWith(`${locales}/`)) return null
      return { code: JSON.stringify(chosen(JSON.parse(code) as Words, split.start)), map: null }
    },
    generateBundle() {
      for (const [language, bundle] of textsIn(locales)) {
        const words = JSON.parse(bundle) as Words
        for (const [route, says] of split?.routes ?? []) {
          const fileName = `assets/${folder}/${language}/${route}.json`
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(chosen(words, says)) })
        }
      }
    },
  }
}

/** Reads the generated files and returns the message keys of the start and of each route. */
export function splitWords(root: string): Split {
  const start = startKeys(root)
  const routes = textsIn(join(root, '.pagewright/routes')).map(([route, module]) => {
    const texts = stringsOf(module)
    const isOfKind = (key: string) => texts.has(ofKind.exec(key)?.[1] ?? '')
    return [route, (key: string) => (texts.has(key) || isOfKind(key)) && !start(key)] as const
  })
  return { start, routes: new Map(routes) }
}

/** Returns the messages that any page may show: those of the engine, and those in code. */
function startKeys(root: string): KeySet {
  const named = JSON.parse(readFileSync(join(root, '.pagewright/startWords.json'), 'utf8')) as readonly string[]
  const keys = new Set(named)
  return (key) => (key.startsWith('engine.') && !ofGuard.test(key) && !ofKind.test(key)) || keys.has(key)
}

/** The boot guard contains its own texts. */
const ofGuard = /^engine\.guard\./
/** The messages of kinds of blocks that no other part shows. They load with the pages that have such a block. */
const ofKind = /^engine\.(media|timeline)\./

/** Returns the strings of a generated module. Those that are keys are messages of its page. */
function stringsOf(module: string): ReadonlySet<string> {
  return new Set([...module.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text ?? ''))
}

function textsIn(folder: string): readonly (readonly [name: string, text: string])[] {
  return readdirSync(folder).map((file) => [
    basename(file).replace(/\.\w+$/, ''),
    readFileSync(join(folder, file), 'utf8'),
  ])
}

/** Chooses the texts whose key, or key without its plural form, is used. */
function chosen(words: Words, says: KeySet): Words {
  const forms = /_(zero|one|two|few|many|other)$/
  return Object.fromEntries(Object.entries(words).filter(([key]) => says(key) || says(key.replace(forms, ''))))
}

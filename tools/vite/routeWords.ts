// Which words a page of a build loads: its own beside it, and with the start those that any page may say.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

interface Words {
  readonly [key: string]: string
}
type Says = (key: string) => boolean
interface Split {
  readonly start: Says
  /** By the name of the route's file. */
  readonly routes: ReadonlyMap<string, Says>
}

/** Leaves in each language's module what the start needs, and writes the words of each route to `folder` below assets/. */
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

/** Reads from what is generated who says what: anything may say what the start has, each route's file the rest. */
export function splitWords(root: string): Split {
  const start = saysAtStart(root)
  const routes = textsIn(join(root, '.pagewright/routes')).map(([route, module]) => {
    const texts = stringsOf(module)
    return [route, (key: string) => texts.has(key) && !start(key)] as const
  })
  return { start, routes: new Map(routes) }
}

/** Tells the words that any page may say: the engine's own, but for the boot guard's, and those that the generator found in code. */
function saysAtStart(root: string): Says {
  const named = JSON.parse(readFileSync(join(root, '.pagewright/startWords.json'), 'utf8')) as readonly string[]
  const keys = new Set(named)
  return (key) => (key.startsWith('engine.') && !key.startsWith('engine.guard.')) || keys.has(key)
}

/** The strings of a generated module: what is a key among them is said by its page. */
function stringsOf(module: string): ReadonlySet<string> {
  return new Set([...module.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text ?? ''))
}

function textsIn(folder: string): readonly (readonly [name: string, text: string])[] {
  return readdirSync(folder).map((file) => [
    basename(file).replace(/\.\w+$/, ''),
    readFileSync(join(folder, file), 'utf8'),
  ])
}

/** A key may be said by itself, and by what it is without the form of its plural. */
function chosen(words: Words, says: Says): Words {
  const forms = /_(zero|one|two|few|many|other)$/
  return Object.fromEntries(Object.entries(words).filter(([key]) => says(key) || says(key.replace(forms, ''))))
}

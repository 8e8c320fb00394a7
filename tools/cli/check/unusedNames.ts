// Finds imports and constants of pages and markets that nothing uses.
import { sourceModule } from '../effective/trace'
import type { Files } from '../files'
import type { Finding } from './finding'

/** Returns the unused imports of config files, and the constants that are not exported. */
export function unusedNames(files: Files): Finding[] {
  const configs = [
    ...['pages', 'markets'].flatMap((folder) => files.below(folder)),
    'pages.config.ts',
    'markets.config.ts',
  ]
  const texts = configs.filter((file) => file.endsWith('.ts')).map((file) => [file, files.read(file)] as const)
  const words = new Map(texts.map(([file, text]) => [file, countedWords(text)]))
  const found = texts.flatMap(([file, text]) => {
    const { imports, constants, exports, placeOf } = sourceModule(file, text)
    const own = words.get(file)
    const idle = [...imports].flatMap(([name, { span }]): Finding[] => {
      if ((own?.get(name) ?? 0) > 1) return []
      return [{ ...placeOf(span), name: 'unused', where: [name], what: 'this file imports it and does not use it.' }]
    })
    const lost = [...constants].flatMap(([name, node]): Finding[] => {
      if (exports.has(name)) return []
      return [{ ...placeOf(node), name: 'unused', where: [name], what: 'nothing uses this constant.' }]
    })
    return [...idle, ...lost]
  })
  return found.map((finding) => ({ ...finding, isWarning: true }))
}

/** Counts each word of a text, without comments and texts in quotation marks. */
function countedWords(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'/gm, "''")
  for (const [word] of code.matchAll(/[A-Za-z_$][\w$]*/g)) found.set(word, (found.get(word) ?? 0) + 1)
  return found
}

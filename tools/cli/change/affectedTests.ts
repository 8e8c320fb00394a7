// Finds the tests that a change may affect, by the names and texts that it touches.
import type { Files } from '../files'

export interface TouchedNames {
  readonly pages: readonly string[]
  readonly markets: readonly string[]
  /** Keys of messages and the texts that they had. */
  readonly texts: readonly string[]
  /** Names of files, such as `forms.json`. */
  readonly files: readonly string[]
}

/** Tests below these folders read the whole product, so they name no single part of it. */
const wholeProduct = /^tests\/(pages|locales|markets|schemas)\//

/**
 * Returns the test files that name a touched route, market, message or file in quotation marks, and those that read all
 * pages or messages.
 */
export function affectedTests(files: Files, { pages, markets, texts, files: names }: TouchedNames): readonly string[] {
  const wanted = [...pages.filter((route) => route !== '/'), ...markets, ...texts, ...names].filter(
    (one) => one.length > 1,
  )
  if (wanted.length === 0) return []
  const pattern = new RegExp(`['"\`/](${wanted.map(escaped).join('|')})['"\`?]`)
  return files
    .below('tests')
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .filter((file) => wholeProduct.test(file) || pattern.test(files.read(file)))
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

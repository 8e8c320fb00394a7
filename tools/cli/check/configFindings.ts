// What is wrong with pages, markets and schemas, where it is written.
import { Unreadable } from '../effective/sourceModule'
import type { Files } from '../files'
import type { MarketProblem } from '../generate/checkMarkets'
import type { Examined } from '../generate/examine'
import type { Finding } from './finding'
import { findingsOf } from './findingsOf'
import { locator } from './locate'

/** Gives all that was found when a product was examined, and `more` that somebody else found, with the places. */
export function configFindings(
  files: Files,
  { loaded, problems }: Examined,
  more: readonly MarketProblem[] = [],
): Finding[] {
  // What is said of values that nobody knows would be wrong.
  if (loaded.unknown.length > 0)
    return loaded.unknown.map(({ place, what }) => ({ ...place, name: 'not-data' as const, where: [], what }))
  return [
    ...loaded.repeated.map(({ name, place }) => ({
      ...place,
      name: 'repeated-name' as const,
      where: [name],
      what: 'this stands here again, and only the last would count.',
    })),
    ...findingsOf([...problems, ...more], locator(files, loaded)),
  ]
}

/** The finding of a file that is no source; whatever else was thrown is thrown on. */
export function unreadable(error: unknown): Finding {
  if (!(error instanceof Unreadable)) throw error
  return { ...error.place, name: 'not-data', where: [], what: error.message }
}

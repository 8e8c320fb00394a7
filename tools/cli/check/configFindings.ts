// Finds problems of pages, markets and schemas, with their places.
import { Unreadable } from '../effective/sourceModule'
import type { Files } from '../files'
import type { MarketProblem } from './product/checkMarkets'
import type { Examined } from './product/examine'
import type { Finding } from './finding'
import { findingsOf } from './findingsOf'
import { createLocator } from './locate'

/** Adds places to the problems of an examined product, and to those in `more`. */
export function configFindings(
  files: Files,
  { loaded, problems }: Examined,
  more: readonly MarketProblem[] = [],
): Finding[] {
  // While some values are unknown, other findings would be wrong.
  if (loaded.unknown.length > 0)
    return loaded.unknown.map(({ place, what }) => ({ ...place, name: 'not-data' as const, where: [], what }))
  return [
    ...loaded.repeated.map(({ name, place }) => ({
      ...place,
      name: 'repeated-name' as const,
      where: [name],
      what: 'this name occurs twice, and only the last one would count.',
    })),
    ...findingsOf([...problems, ...more], createLocator(files, loaded)),
  ]
}

/** Returns the finding for a file with a syntax error. Throws all other errors again. */
export function unreadable(error: unknown): Finding {
  if (!(error instanceof Unreadable)) throw error
  return { ...error.place, name: 'not-data', where: [], what: error.message }
}

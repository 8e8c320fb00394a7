import { checkOverlay, silentMembers, type Problem } from '@pagewright/engine/tools'
import { usedParts, valueInPlace } from '../../effective/expandParts'
import { Tracer } from '../../effective/trace'
import { plain } from '../../effective/traced'
import type { WholeSite } from './rule'

/** Finds members beside `use` that say what the part says itself. */
export function idleBesideUse({ files, product: { parts = {} } }: Pick<WholeSite, 'files' | 'product'>): Problem[] {
  const pages = plain(new Tracer(files).written('pages.config.ts', 'pages'))
  // A use of several parts is listed once for each.
  const uses = new Map(usedParts(pages, parts).map((one) => [one.written, one]))
  return [...uses.values()].flatMap(({ route, path, written: { use, with: given, ...own } }) => {
    if (Object.keys(own).length === 0) return []
    const where = [route, ...path.filter((name) => !silentMembers.has(name))]
    const part = valueInPlace({ use, ...(given !== undefined && { with: given }) }, parts)
    return checkOverlay(part, own, where, silentMembers).problems.filter(({ name }) => name === 'changes-nothing')
  })
}

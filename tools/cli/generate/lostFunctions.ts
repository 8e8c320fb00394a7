// Functions that the product's code calls by itself, and events that it answers, beside those of the contract.
import { isObject, nearest, type Problem } from '@pagewright/engine/tools'
import { plain } from '../effective/traced'
import { traceExport } from '../effective/trace'
import { filesAt, type Files } from '../files'
import { isEvent } from './native'
import type { Contract } from './schemaSet'

const source = 'src/widgets/nativeUses.ts'
const file = 'schemas/native.json'

/** Returns what nativeUses.ts names and the contract does not have, and events of the contract that it does not name. */
export function lostFunctions(root: string | Files, { native = {} }: Contract): Problem[] {
  if (!filesAt(root).below('src/widgets').includes(source)) return []
  const events = Object.keys(native).filter((name) => isEvent(native[name]))
  const functions = Object.keys(native).filter((name) => !isEvent(native[name]))
  const table = (name: string): object => {
    const read = plain(traceExport(root, source, name))
    return isObject(read) ? read : {}
  }
  const eventUses = table('eventUses')
  const unnamed = events.filter((name) => !Object.hasOwn(eventUses, name))
  return [
    ...lost('ownUses', table('ownUses'), functions),
    ...lost('unused', table('unused'), functions),
    ...lost('eventUses', eventUses, events),
    ...unnamed.map((name): Problem => {
      const what = `${source} does not say what ${name} does.`
      return { name: 'missing-key', where: [file, name], what }
    }),
  ]
}

/** The problem stands at the function that was meant, where that can be told. */
function lost(table: string, uses: object, known: readonly string[]): Problem[] {
  return Object.keys(uses)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = nearest(name, known)
      const what = `${source} › ${table}: schemas/native.json has no "${name}"; rename it there as well.`
      const where = meant === undefined ? [file] : [file, meant]
      return { name: 'unknown-native-call', where, what, ...(meant !== undefined && { didYouMean: meant }) }
    })
}

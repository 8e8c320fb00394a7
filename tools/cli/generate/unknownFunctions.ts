// Compares the native functions and events that the product's code uses with the contract.
import { isObject, nearest, type Problem } from '@pagewright/engine/tools'
import { plain } from '../effective/traced'
import { traceExport } from '../effective/trace'
import { filesAt, type Files } from '../files'
import { isEvent } from './native'
import type { Contract } from './schemaSet'

const source = 'src/widgets/nativeUses.ts'
const file = 'schemas/native.json'

/**
 * Reports functions of nativeUses.ts that the contract does not have, and events of the contract that it does not name.
 */
export function unknownFunctions(root: string | Files, { native = {} }: Contract): Problem[] {
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
    ...unknownUses('ownUses', table('ownUses'), functions),
    ...unknownUses('unused', table('unused'), functions),
    ...unknownUses('eventUses', eventUses, events),
    ...unnamed.map((name): Problem => {
      const what = `${source} does not mention ${name}.`
      return { name: 'missing-key', where: [file, name], what }
    }),
  ]
}

/** Places the problem at the function that was probably meant, if there is one. */
function unknownUses(table: string, uses: object, known: readonly string[]): Problem[] {
  return Object.keys(uses)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const suggestion = nearest(name, known)
      const what = `${source} › ${table}: schemas/native.json has no "${name}"; rename it there as well.`
      const where = suggestion === undefined ? [file] : [file, suggestion]
      return { name: 'unknown-native-call', where, what, ...(suggestion !== undefined && { didYouMean: suggestion }) }
    })
}

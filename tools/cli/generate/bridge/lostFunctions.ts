// Functions that the client itself calls, and events that it answers, beside those of the contract.
import { nearest, type Problem } from '../../../../src/engine/language/types/problem'
import { isEvent } from '../native'
import type { Contract } from '../schemaSet'
import { eventUses, ownUses, unused } from './ownUses'

const source = 'tools/cli/generate/bridge/ownUses.ts'
const file = 'schemas/native.json'

/** What ownUses.ts tells of and the contract does not have, and events of the contract that it does not tell of. */
export function lostFunctions({ native = {} }: Contract): Problem[] {
  const events = Object.keys(native).filter((name) => isEvent(native[name]))
  const functions = Object.keys(native).filter((name) => !isEvent(native[name]))
  const untold = events.filter((name) => !Object.hasOwn(eventUses, name))
  return [
    ...lost('ownUses', ownUses, functions),
    ...lost('unused', unused, functions),
    ...lost('eventUses', eventUses, events),
    ...untold.map((name): Problem => {
      const what = `${source} does not say what ${name} does.`
      return { name: 'missing-key', where: [file, name], what }
    }),
  ]
}

/** It stands at the function that was meant, where that can be told. */
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

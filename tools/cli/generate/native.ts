// Writes the table of native functions.
import { structureOf } from './shapes'
import type { Contract, NativeEntry } from './schemaSet'

/** Returns the functions that pages may call. Events are functions of the page itself. */
export function nativeCalls({ native = {} }: Contract): [name: string, entry: NativeEntry][] {
  return Object.entries(native).filter(([, entry]) => !isEvent(entry))
}

/** Returns src/generated/native.ts: each function with its kind, its gate, and the shapes of its arguments and answer. */
export function nativeText({ native = {}, set }: Contract): string {
  const table = (isWanted: (entry: NativeEntry) => boolean) => {
    const entries = Object.entries(native).filter(([, entry]) => isWanted(entry))
    const functions = entries.map(([name, { kind, args, answer, gate }]) => [
      name,
      {
        kind,
        args: structureOf(set, args),
        ...(answer === undefined ? {} : { answer: structureOf(set, answer) }),
        ...(gate === undefined ? {} : { gate }),
      },
    ])
    return JSON.stringify(Object.fromEntries(functions), null, 1)
  }
  return `// Written by \`npm run generate\` from schemas/native.json. Do not edit.
import type { NativeTable } from '../widgets/bridge/nativeFunction'

/** Functions that the page may call. */
export const nativeFunctions = ${table((entry) => !isEvent(entry))} as const satisfies NativeTable

/** Functions of the page that the shell may call. */
export const nativeEvents = ${table(isEvent)} as const satisfies NativeTable
`
}

export function isEvent(entry: NativeEntry | undefined): boolean {
  return entry?.kind === 'event'
}

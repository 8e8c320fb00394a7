// The functions of the native shell as a table to run by.
import { structureOf } from './shapes'
import type { Contract, NativeEntry } from './schemaSet'

/** The functions that pages may call: all but those of the page itself. */
export function nativeCalls({ native = {} }: Contract): [name: string, entry: NativeEntry][] {
  return Object.entries(native).filter(([, entry]) => !isEvent(entry))
}

/** src/generated/native.ts: each function with its kind, its gate, and the shapes of what it takes and answers. */
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

/** What the page may call. */
export const nativeFunctions = ${table((entry) => !isEvent(entry))} as const satisfies NativeTable

/** What the shell may call in the page. */
export const nativeEvents = ${table(isEvent)} as const satisfies NativeTable
`
}

export function isEvent(entry: NativeEntry | undefined): boolean {
  return entry?.kind === 'event'
}

// Writes the table of native functions.
import { structureOf } from './shapes'
import type { Contract, NativeEntry } from './schemaSet'

/** Returns the functions that pages may call. Events are functions of the page itself. */
export function nativeCalls({ native = {} }: Contract): [name: string, entry: NativeEntry][] {
  return Object.entries(native).filter(([, entry]) => !isEvent(entry))
}

/**
 * Returns src/generated/native.ts: each function with its kind, its gate, and the shapes of its arguments and answer.
 * Returns undefined if there is no app.
 */
export function nativeText({ native = {}, set }: Contract): string | undefined {
  if (Object.keys(native).length === 0) return undefined
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
import type { Contract } from './types'

/** Functions that the page may call. */
export const nativeFunctions = ${table((entry) => !isEvent(entry))} as const

/** The functions that pages may call, with their arguments. */
export type NativeCalls = { [Name in keyof typeof nativeFunctions]: Contract['native'][Name]['args'] }

/** Functions of the page that the app may call. */
export const nativeEvents = ${table(isEvent)} as const
`
}

export function isEvent(entry: NativeEntry | undefined): boolean {
  return entry?.kind === 'event'
}

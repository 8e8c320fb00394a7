// Stands between a program and the disk: each write below a folder goes through a function first.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

type Name = 'writeFileSync' | 'appendFileSync' | 'mkdirSync' | 'renameSync' | 'rmSync' | 'chmodSync' | 'openSync'
/** Performs a write: the whole of it, or the first half of its text. */
type Perform = (part: 'whole' | 'half') => unknown
/** Decides about a write. A text has halves. */
export type Decide = (perform: Perform, hasHalves: boolean, name: Name) => unknown

const names: readonly Name[] = [
  'writeFileSync',
  'appendFileSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'chmodSync',
  'openSync',
]

/** Lets a function decide about each write below a folder. Returns a function that ends this. */
export function eachWrite(folder: string, decide: Decide): () => void {
  const kept = Object.fromEntries(names.map((name) => [name, fs[name]]))
  const put = (all: object) => {
    Object.assign(fs, all)
    syncBuiltinESMExports()
  }
  const opened = new Set<unknown>()
  const watched = names.map((name) => {
    const original = fs[name] as (...args: readonly unknown[]) => unknown
    const call = (...args: readonly unknown[]) => {
      const [file, data, ...rest] = args
      const isOwn = opened.has(file) || (typeof file === 'string' && file.startsWith(folder))
      if (!isOwn || (name === 'openSync' && !String(data).startsWith('w'))) return original(...args)
      const text = name.endsWith('FileSync') && typeof data === 'string' ? data : undefined
      const perform: Perform = (part) => {
        if (part === 'half' && text !== undefined) return original(file, text.slice(0, text.length / 2), ...rest)
        const made = original(...args)
        if (name === 'openSync') opened.add(made)
        return made
      }
      return decide(perform, text !== undefined, name)
    }
    return [name, call] as const
  })
  put(Object.fromEntries(watched))
  return () => put(kept)
}

// Who may sign the releases of a product: a committed file, which a build has in its code, and the roots that follow it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPublicKey } from './keys'
import type { Role, Root } from '@pagewright/engine/tools'

/** The file of a product that says who may sign. With this file, a build has signed releases. */
export const rootFile = 'releases.root.json'

/** Reads who may sign. Throws if the file is missing, or names fewer keys than must sign. */
export function readRoot(root: string): Root {
  const path = join(root, rootFile)
  if (!existsSync(path))
    throw new Error(`${path} is missing, which says who may sign the releases. \`pagewright release key\` writes it.`)
  const read = JSON.parse(readFileSync(path, 'utf8')) as Root
  for (const role of [read.root, read.releases]) checkRole(role)
  return read
}

export function writeRoot(root: string, made: Root): void {
  writeFileSync(join(root, rootFile), `${JSON.stringify(made, null, 2)}\n`)
}

/** Returns the first root, in which one key may sign everything. */
export function firstRoot(publicKey: string): Root {
  const role = { keys: [publicKey], threshold: 1 }
  return { type: 'root', version: 1, expires: inDays(rootDays), root: role, releases: role }
}

/** What changes from one root to the next. */
export interface RootChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
  readonly threshold?: number | undefined
  /** The only role that changes; by default, both. */
  readonly role?: 'root' | 'releases' | undefined
}

/** Returns the next root. Throws if fewer keys are left than must sign. */
export function nextRoot(root: Root, { add, remove, threshold, role }: RootChange): Root {
  for (const key of remove)
    if (![...root.root.keys, ...root.releases.keys].includes(key)) throw new Error(`There is no key ${key} to remove.`)
  for (const key of add)
    if (!isPublicKey(key))
      throw new Error(`"${key}" is no public key of ECDSA P-256. \`pagewright release key\` prints one.`)
  const changed = (name: 'root' | 'releases') => {
    const { keys, threshold: before } = root[name]
    if (role !== undefined && role !== name) return root[name]
    const left = keys.filter((key) => !remove.includes(key))
    return checkRole({ keys: [...new Set([...left, ...add])], threshold: threshold ?? before })
  }
  const both = { root: changed('root'), releases: changed('releases') }
  return { type: 'root', version: root.version + 1, expires: inDays(rootDays), ...both }
}

/** Returns the end of a key, by which people tell keys apart: all begin alike. */
export function shortKey(publicKey: string): string {
  return `…${publicKey.slice(-12)}`
}

/** Returns the moment some days from now. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString()
}

/** Two years: an expired root stops candidates, and needs the key that may be in a safe. */
const rootDays = 730

function checkRole(role: Role | undefined): Role {
  if (role && role.threshold >= 1 && role.threshold <= new Set(role.keys).size) return role
  throw new Error('Of the keys that may sign, at least one must, and at most all. Change the threshold or the keys.')
}

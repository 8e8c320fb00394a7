// Decides which files a change may write: the data of a product, and nothing else.
import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { Refused } from './change'

const folders = ['pages', 'markets', 'schemas', 'locales', 'public']
const configs = ['pages.config.ts', 'markets.config.ts']

/** Says what changes may write, for messages. */
export const writable = `${folders.map((folder) => `${folder}/`).join(', ')}, ${configs.join(' and ')}`

/** Files besides those that `npm run new` writes. No path of a change leads to them. */
const ofNew = [
  /^sandbox\/handlers(\/\w+)?\.ts$/,
  /^sandbox\/examples\/[\w-]+\.json$/,
  /^tests\/pages\/permissions\.test\.ts$/,
  /^docs\/glossary\.md$/,
]

/** Throws `Refused` for a file that a change may not write. Looks at the name only. */
export function refuseFile(file: string): void {
  const parts = file.split('/')
  const isPlain = parts.every((part) => part !== '' && !part.startsWith('.') && /^[\w.@-]+$/.test(part))
  const isBelow = parts.length > 1 && folders.includes(parts[0] ?? '')
  if (!isPlain || !(isBelow || configs.includes(file)))
    throw new Refused(`A change may not write ${JSON.stringify(file)}. It may write ${writable}.`)
}

/**
 * Throws `Refused` if a file may not be written. It also throws if the file or a folder on the way is a link: the write
 * would end elsewhere. With `isNew`, the files of `npm run new` are allowed too.
 */
export function refuseLinks(root: string, file: string, isNew = false): void {
  if (!isNew || !ofNew.some((one) => one.test(file))) refuseFile(file)
  const home = realpathSync(root)
  let path = home
  for (const part of file.split('/')) {
    path = join(path, part)
    if (existsSync(path) ? lstatSync(path).isSymbolicLink() : isDanglingLink(path))
      throw new Refused(`${file} leads through a link. A change writes only plain files of the product.`)
  }
  const folder = nearestFolder(dirname(path))
  if (folder !== home && !realpathSync(folder).startsWith(home + sep))
    throw new Refused(`${file} is not in the folder of the product.`)
}

function isDanglingLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
}

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path))
}

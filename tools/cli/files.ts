// Reads the source files of a product: from a folder, or from a folder with changes that are not written yet.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** File names are paths from the root, with slashes. */
export interface Files {
  readonly root: string
  /**
   * True if there are unwritten changes. The files on the disk are then not the product, so its modules cannot be
   * imported.
   */
  readonly isChanged: boolean
  /** Returns the text of a file. Throws one sentence if the product has no such file. */
  read(file: string): string
  /** Returns the sorted files below a folder, or none if there is no such folder. */
  below(folder: string): readonly string[]
}

/** Returns the files of a folder. Returns `Files` unchanged, so that callers may pass either. */
export function filesAt(root: string | Files): Files {
  if (typeof root !== 'string') return root
  return {
    root,
    isChanged: false,
    read: (file) => readText(root, file),
    below: (folder) => namesBelow(join(root, folder), `${folder}/`).toSorted(),
  }
}

function readText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch (error) {
    if (!existsSync(join(root, file)))
      throw new Error(
        `There is no ${file} in ${root}. Create it, or run the command in the folder of a product: --root <folder>.`,
        { cause: error },
      )
    throw error
  }
}

/** Returns the same product with other texts of some files. `null` removes a file. */
export function withChanges(root: string | Files, changes: { readonly [file: string]: string | null }): Files {
  const files = filesAt(root)
  return {
    root: files.root,
    isChanged: true,
    read(file) {
      const text = Object.hasOwn(changes, file) ? changes[file] : files.read(file)
      if (typeof text !== 'string') throw new Error(`There is no ${file}.`)
      return text
    },
    below(folder) {
      const added = Object.keys(changes).filter((file) => file.startsWith(`${folder}/`))
      return [...new Set([...files.below(folder), ...added])].filter((file) => changes[file] !== null).toSorted()
    },
  }
}

/** Returns the same product, but reads each file only once. */
export function readOnce(root: string | Files): Files {
  const files = filesAt(root)
  const texts = new Map<string, string>()
  const names = new Map<string, readonly string[]>()
  return {
    ...files,
    read: (file) => kept(texts, file, () => files.read(file)),
    below: (folder) => kept(names, folder, () => files.below(folder)),
  }
}

/** Caches the result of `compute` for each file, until the text of the file changes. */
export function cacheByText<T>(compute: (file: string, text: string) => T): (file: string, text: string) => T {
  const last = new Map<string, { readonly text: string; readonly value: T }>()
  return (file, text) => {
    const known = last.get(file)
    if (known?.text === text) return known.value
    const value = compute(file, text)
    last.set(file, { text, value })
    return value
  }
}

/**
 * Caches the last results of `compute` by what it reads: a result counts again for files with the same texts and names. Only
 * results that `isKept` accepts are cached. Calls run one after another, so that equal ones compute once.
 */
export function cacheByReads<T, Option>(
  compute: (files: Files, option: Option) => Promise<T>,
  isKept: (value: T) => boolean,
): (files: Files, option: Option) => Promise<T> {
  let cached: readonly (Reads & { readonly value: T })[] = []
  let queue: Promise<unknown> = Promise.resolve()
  const find = async (files: Files, option: Option): Promise<T> => {
    const known = cached.find((one) => isSame(one, files))
    if (known) {
      cached = [known, ...cached.filter((one) => one !== known)]
      return known.value
    }
    const reads: Reads = { root: files.root, texts: new Map(), names: new Map() }
    const value = await compute(recorded(files, reads), option)
    if (isKept(value)) cached = [{ ...reads, value }, ...cached].slice(0, mostCached)
    return value
  }
  return (files, option) => {
    const found = queue.then(() => find(files, option))
    queue = found.catch(() => undefined)
    return found
  }
}

/** A plan compares two versions of a product, and the next one compares the first with another. */
const mostCached = 3

/** The texts and the names that a computation has read. A file that does not exist has the text `undefined`. */
interface Reads {
  readonly root: string
  readonly texts: Map<string, string | undefined>
  readonly names: Map<string, string>
}

function recorded(files: Files, { texts, names }: Reads): Files {
  return {
    ...files,
    read(file) {
      texts.set(file, textOrNothing(files, file))
      return files.read(file)
    },
    below(folder) {
      const found = files.below(folder)
      names.set(folder, found.join('\n'))
      return found
    },
  }
}

function isSame({ root, texts, names }: Reads, files: Files): boolean {
  return (
    root === files.root &&
    [...texts].every(([file, text]) => textOrNothing(files, file) === text) &&
    [...names].every(([folder, found]) => files.below(folder).join('\n') === found)
  )
}

function textOrNothing(files: Files, file: string): string | undefined {
  try {
    return files.read(file)
  } catch {
    return undefined
  }
}

function kept<T>(all: Map<string, T>, name: string, make: () => T): T {
  const known = all.get(name)
  if (known !== undefined) return known
  const made = make()
  all.set(name, made)
  return made
}

function namesBelow(folder: string, before: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? namesBelow(join(folder, entry.name), `${before}${entry.name}/`) : [`${before}${entry.name}`],
  )
}

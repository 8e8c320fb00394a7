// The sources of a product as what is read of them: a folder, or a folder with changes that nobody has written yet.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names of files are paths from the root, with slashes. */
export interface Files {
  readonly root: string
  /** True where something was changed: what is on the disk is then not the product, and cannot be run in its place. */
  readonly isChanged: boolean
  read(file: string): string
  /** The files below a folder, sorted; none where there is no such folder. */
  below(folder: string): readonly string[]
}

/** The files of a folder. What are files already stays as it is, so that whoever reads a product takes either. */
export function filesAt(root: string | Files): Files {
  if (typeof root !== 'string') return root
  return {
    root,
    isChanged: false,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    below: (folder) => namesBelow(join(root, folder), `${folder}/`).toSorted(),
  }
}

/** The same product while some files have other texts; `null` stands for a file that is gone. */
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

/** The same product with each text read once; for whoever looks at it again and again. */
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

/** Gives what is worked out of a file's text, and works it out again only when the text is another one. */
export function perText<T>(work: (file: string, text: string) => T): (file: string, text: string) => T {
  const last = new Map<string, { readonly text: string; readonly made: T }>()
  return (file, text) => {
    const known = last.get(file)
    if (known?.text === text) return known.made
    const made = work(file, text)
    last.set(file, { text, made })
    return made
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

// Collects changes of a product's files. Nothing is written before all of it is known to be valid.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { format, type FormatOptions } from 'oxfmt'
import { filesAt, withChanges, type Files } from '../files'

export interface Change {
  /** A path below the root. */
  readonly file: string
  /** Undefined for a new file. */
  readonly before: string | undefined
  readonly after: string
}

/** The format of a product without one of its own, as `npm create pagewright` writes it. */
const usualFormat: FormatOptions = { semi: false, singleQuote: true, printWidth: 120 }

export class SourceEdits {
  readonly root: string
  private readonly texts = new Map<string, string>()

  constructor(root: string) {
    this.root = root
  }

  has(file: string): boolean {
    return this.texts.has(file) || existsSync(join(this.root, file))
  }

  /** Returns the text with its changes. Throws if there is no such file. */
  read(file: string): string {
    return this.texts.get(file) ?? filesAt(this.root).read(file)
  }

  /** Returns all files with their changes. */
  files(): Files {
    return withChanges(this.root, Object.fromEntries(this.texts))
  }

  write(file: string, text: string): void {
    this.texts.set(file, text)
  }

  /** Returns the text of a file that a user names, relative to the current folder or to the root. */
  outside(path: string): string {
    const file = [resolve(path), resolve(this.root, path)].find((one) => existsSync(one))
    if (file === undefined) throw new Error(`There is no file "${path}".`)
    return readFileSync(file, 'utf8')
  }

  /** Returns the sorted paths of the files below a folder. */
  list(folder: string): readonly string[] {
    return this.files().below(folder)
  }

  changes(): readonly Change[] {
    return [...this.texts]
      .map(([file, after]) => ({ file, before: this.original(file), after }))
      .filter(({ before, after }) => before !== after)
  }

  /** Formats the changed files, except those that were not formatted before. */
  async format(): Promise<void> {
    const options = this.has('.oxfmtrc.json') ? (JSON.parse(this.read('.oxfmtrc.json')) as FormatOptions) : usualFormat
    const formed = async (file: string, text: string) => (await format(file, text, options)).code
    for (const { file, before, after } of this.changes()) {
      if (before === undefined || (await formed(file, before)) === before) this.write(file, await formed(file, after))
    }
  }

  private original(file: string): string | undefined {
    return existsSync(join(this.root, file)) ? filesAt(this.root).read(file) : undefined
  }
}

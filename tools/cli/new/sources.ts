// Collects changes of a product's files. Nothing is written before all of it is known to be valid.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Draft, type DraftFile } from '../change/draft'
import { formatDraft } from '../change/formatDraft'
import { type Files, filesAt } from '../files'

/** A file below the root; `before` is undefined for a new one. */
export type Change = Pick<DraftFile, 'file' | 'before' | 'after'>

/** A draft that may also hold the files that only `npm run new` writes. */
export class SourceEdits extends Draft {
  readonly root: string

  constructor(root: string, files: Files = filesAt(root)) {
    super(files, () => undefined)
    this.root = root
  }

  write(file: string, text: string): void {
    if (this.has(file)) this.splice(file, { start: 0, end: this.read(file).length, text })
    else this.create(file, text)
  }

  /** Returns the text of a file that a user names, relative to the current folder or to the root. */
  outside(path: string): string {
    return readFileSync(this.placeOf(path), 'utf8')
  }

  /** Returns the place of a file that a user names, as `outside`. */
  placeOf(path: string): string {
    const file = [resolve(path), resolve(this.root, path)].find((one) => existsSync(one))
    if (file === undefined) throw new Error(`There is no file "${path}".`)
    return file
  }

  /** Returns the sorted paths of the files below a folder. */
  list(folder: string): readonly string[] {
    return this.files().below(folder)
  }

  /** Formats the changed files, except those that were not formatted before. */
  async format(): Promise<void> {
    await formatDraft(this)
  }
}

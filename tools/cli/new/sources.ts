// The files of a product while they are changed: nothing is written before everything is known to be right.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { format, type FormatOptions } from 'oxfmt'
import { filesAt, withChanges, type Files } from '../files'

export interface Change {
  /** A path below the root. */
  readonly file: string
  /** Undefined where the file is new. */
  readonly before: string | undefined
  readonly after: string
}

export class Sources {
  readonly root: string
  private readonly texts = new Map<string, string>()

  constructor(root: string) {
    this.root = root
  }

  has(file: string): boolean {
    return this.texts.has(file) || existsSync(join(this.root, file))
  }

  /** The text as it will be; throws where there is no such file. */
  read(file: string): string {
    return this.texts.get(file) ?? filesAt(this.root).read(file)
  }

  /** All of them as they will be. */
  files(): Files {
    return withChanges(this.root, Object.fromEntries(this.texts))
  }

  write(file: string, text: string): void {
    this.texts.set(file, text)
  }

  /** The text of a file that somebody names: by its path from where they are, or from the root. */
  outside(path: string): string {
    const file = [resolve(path), resolve(this.root, path)].find((one) => existsSync(one))
    if (file === undefined) throw new Error(`There is no file "${path}".`)
    return readFileSync(file, 'utf8')
  }

  /** Paths of the files in a folder and the folders below it, sorted. */
  list(folder: string): readonly string[] {
    return this.files().below(folder)
  }

  changes(): readonly Change[] {
    return [...this.texts]
      .map(([file, after]) => ({ file, before: this.original(file), after }))
      .filter(({ before, after }) => before !== after)
  }

  /** Brings what was changed into the form of the project; a file that never had that form keeps its own. */
  async format(): Promise<void> {
    const options = this.has('.oxfmtrc.json') ? (JSON.parse(this.read('.oxfmtrc.json')) as FormatOptions) : {}
    const formed = async (file: string, text: string) => (await format(file, text, options)).code
    for (const { file, before, after } of this.changes()) {
      if (before === undefined || (await formed(file, before)) === before) this.write(file, await formed(file, after))
    }
  }

  /** Writes what was changed. */
  save(): void {
    for (const { file, after } of this.changes()) {
      mkdirSync(dirname(join(this.root, file)), { recursive: true })
      writeFileSync(join(this.root, file), after)
    }
  }

  private original(file: string): string | undefined {
    return existsSync(join(this.root, file)) ? filesAt(this.root).read(file) : undefined
  }
}

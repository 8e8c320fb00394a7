// The files of a product with edits that are not written yet, and their syntax trees.
import { parseSync } from 'vite'
import type { Node } from '../effective/trace'
import { type Files, withChanges } from '../files'
import { jsonError } from '../jsonError'
import { Refused } from './change'
import { EditedText, type TextSpan } from './editedText'
import { refuseFile } from './limits'

export interface SourceComment {
  readonly start: number
  readonly end: number
}

/** A parsed file. Positions are offsets in its text; a JSON file is one expression. */
export interface ParsedFile {
  readonly text: string
  readonly body: readonly Node[]
  readonly comments: readonly SourceComment[]
}

export class Draft {
  readonly base: Files
  private readonly refuse: (file: string) => void
  private readonly edits = new Map<string, EditedText>()
  private readonly created = new Set<string>()
  private readonly removed = new Set<string>()
  private readonly parsed = new Map<string, ParsedFile>()

  /** `refuse` throws `Refused` for a file that may not be written. */
  constructor(base: Files, refuse: (file: string) => void = refuseFile) {
    this.base = base
    this.refuse = refuse
  }

  /** Returns the text with its edits. Throws `Refused` if there is no such file. */
  read(file: string): string {
    if (this.removed.has(file)) throw new Refused(`There is no file ${file}.`)
    const edited = this.edits.get(file)
    if (edited) return edited.text
    try {
      return this.base.read(file)
    } catch {
      throw new Refused(`There is no file ${file}.`)
    }
  }

  has(file: string): boolean {
    if (this.removed.has(file)) return false
    if (this.edits.has(file)) return true
    try {
      this.base.read(file)
      return true
    } catch {
      return false
    }
  }

  /** Replaces a part of the current text of a file. Throws `Refused` for a file that changes may not write. */
  splice(file: string, span: TextSpan): void {
    const edited = this.edits.get(file) ?? new EditedText(this.base.read(file))
    this.refuse(file)
    edited.splice(span)
    this.edits.set(file, edited)
  }

  /** Adds a file. Throws `Refused` if it exists. */
  create(file: string, text: string): void {
    this.refuse(file)
    if (this.has(file)) throw new Refused(`${file} is there already.`)
    const wasRemoved = this.removed.delete(file) && !this.created.has(file)
    const edited = new EditedText(wasRemoved ? this.base.read(file) : '')
    edited.splice({ start: 0, end: edited.text.length, text })
    this.edits.set(file, edited)
    if (!wasRemoved) this.created.add(file)
  }

  /** Removes a file. Throws `Refused` if there is none. */
  remove(file: string): void {
    this.refuse(file)
    const edited = this.edits.get(file) ?? new EditedText(this.read(file))
    edited.splice({ start: 0, end: edited.text.length, text: '' })
    this.edits.set(file, edited)
    this.removed.add(file)
  }

  /** Returns the syntax tree of a file. Throws `Refused` for a syntax error. */
  parse(file: string): ParsedFile {
    const text = this.read(file)
    const known = this.parsed.get(file)
    if (known?.text === text) return known
    const parsed = parseText(file, text)
    this.parsed.set(file, parsed)
    return parsed
  }

  /** Returns the files with the edits so far. */
  files(): Files {
    const texts = [...this.edits].map(([file, { text }]) => [file, this.removed.has(file) ? null : text] as const)
    return withChanges(this.base, Object.fromEntries(texts))
  }

  /** Returns the changed files, by name. `before` is undefined for a new file, and `isRemoved` true for a removed one. */
  changed(): readonly DraftFile[] {
    return [...this.edits]
      .map(([file, edited]) => ({
        file,
        before: this.created.has(file) ? undefined : edited.original,
        after: edited.text,
        spans: edited.spans(),
        ...(this.removed.has(file) && { isRemoved: true as const }),
      }))
      .filter(({ before, after, isRemoved }) => (isRemoved === true ? before !== undefined : before !== after))
      .toSorted((a, b) => (a.file < b.file ? -1 : 1))
  }
}

export interface DraftFile {
  readonly file: string
  readonly before: string | undefined
  /** Empty for a file that is removed. */
  readonly after: string
  readonly isRemoved?: true
  /** Spans of `before` and what replaces them. */
  readonly spans: readonly TextSpan[]
}

// Most files stay the same from one draft to the next.
const lastParsed = new Map<string, ParsedFile>()

function parseText(file: string, text: string): ParsedFile {
  const known = lastParsed.get(file)
  if (known?.text === text) return known
  const isJson = file.endsWith('.json')
  if (isJson) refuseNoJson(file, text)
  // JSON alone would parse as a block. The prefix keeps the offsets easy to correct.
  const { program, comments, errors } = parseSync(isJson ? `${file}.ts` : file, isJson ? `(${text}\n)` : text)
  const [error] = errors
  if (error) throw new Refused(`${file} cannot be read: ${error.message}. Mend it first.`)
  const body = program.body as unknown as readonly Node[]
  const parsed = { text, body: isJson ? body.map((node) => shifted(node)) : body, comments: isJson ? [] : comments }
  lastParsed.set(file, parsed)
  return parsed
}

function refuseNoJson(file: string, text: string): void {
  try {
    JSON.parse(text)
  } catch (error) {
    throw new Refused(`${file} is not JSON: ${jsonError(text, error)}. Mend it first.`)
  }
}

/** Returns a tree whose positions do not count the bracket before the text. */
function shifted<Tree>(tree: Tree): Tree {
  if (Array.isArray(tree)) return tree.map(shifted) as Tree
  if (typeof tree !== 'object' || tree === null) return tree
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      (name === 'start' || name === 'end') && typeof value === 'number' ? value - 1 : shifted(value as unknown),
    ]),
  ) as Tree
}

/** Something that is wrong in a file, for people and for tools. Names are permanent. */
export interface Finding extends Place {
  readonly name: string
  /** What it is about, what is wrong, and what is meant or allowed. */
  readonly what: string
}

export interface Place {
  /** From the root. */
  readonly file: string
  /** Both from 1. */
  readonly line: number
  readonly column: number
}

/** One line that editors and terminals can follow to the place. */
export function lineOf({ file, line, column, name, what }: Finding): string {
  return `${file}:${line}:${column}  ${name}  ${what}`
}

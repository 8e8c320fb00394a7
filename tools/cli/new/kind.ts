import type { Answers, Question } from './questions'
import type { SourceEdits } from './sources'

/** One kind of new thing: its questions, and the changes that it makes. */
export interface Kind {
  /** The help of the command, in one line. */
  readonly summary: string
  /** A command line that adds one. */
  readonly example: string
  readonly questions: readonly Question[]
  /** Reads what only takes time, before the plan. Returns it as more answers. */
  readonly read?: (answers: Answers, sources: SourceEdits) => Promise<Answers>
  /** Returns a sentence about what is added, for the history. */
  words(answers: Answers): string
  /** Changes the sources and returns the message keys that need texts. Throws one sentence if it cannot. */
  plan(answers: Answers, sources: SourceEdits): Plan
}

export interface Plan {
  /** The text of the first key can be given without its name. */
  readonly words: readonly string[]
  /** Returns the English text of a key for which nobody gives one. Without it, the text is needed. */
  readonly guess?: (key: string) => string
  /** Notes say what was left out, and what a person still has to do. */
  readonly notes: readonly string[]
  /** Files that people finish. Findings in them are printed, but do not stop the command. */
  readonly drafts?: readonly string[]
}
